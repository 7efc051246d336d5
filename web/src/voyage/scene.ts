/** What there is to see and to do on a voyage, as the server describes it: src/afallon/voyage/scene.py. */

import type { VoyageScene as Told } from "../wire/protocol";
import type { TableScene } from "../wire/question";

export type VoyageScene = Omit<Told, keyof TableScene> & TableScene;
