/** The scene of a campaign, as declared in src/afallon/grail/scene.py. */

import type { GrailScene as WireScene } from "../wire/protocol";
import type { TableScene } from "../wire/question";

export type { GrailCharacter, GrailEncounter, GrailHandCard, GrailKey, GrailPlace, GrailRite, GrailTrack } from "../wire/generated";
export type GrailScene = Omit<WireScene, keyof TableScene> & TableScene;
