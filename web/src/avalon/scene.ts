/** The scene of a game of Avalon, as declared in src/afallon/avalon/scene.py. */

import type { AvalonScene as WireScene } from "../wire/protocol";
import type { TableScene } from "../wire/question";

export type { Answering, Person, Proposal, QuestSpace, Secret, Thing } from "../wire/generated";
export type AvalonScene = Omit<WireScene, keyof TableScene> & TableScene;
