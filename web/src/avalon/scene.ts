/** What there is to see and to do in a game of Avalon, as the server describes it: src/afallon/avalon/scene.py. */

import type { AvalonScene as Told } from "../wire/protocol";
import type { TableScene } from "../wire/question";

export type { Answering, Person, Proposal, QuestSpace, Secret, Thing } from "../wire/generated";
export type AvalonScene = Omit<Told, keyof TableScene> & TableScene;
