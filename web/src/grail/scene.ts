/** What there is to see and to do in a campaign, as the server describes it: src/afallon/grail/scene.py. */

import type { GrailScene as Told } from "../wire/protocol";
import type { TableScene } from "../wire/question";

export type { GrailCharacter, GrailEncounter, GrailHandCard, GrailKey, GrailPlace, GrailRite, GrailTrack } from "../wire/generated";
export type GrailScene = Omit<Told, keyof TableScene> & TableScene;
