/** The scene of a voyage, as declared in src/afallon/voyage/scene.py. */

import type { VoyageScene as WireScene } from "../wire/protocol";
import type { TableScene } from "../wire/question";

export type VoyageScene = Omit<WireScene, keyof TableScene> & TableScene;
