/** Optional sounds, synthesised from sine tones. */

import { settings } from "./settings.svelte";

const TUNES: Record<string, number[]> = {
  "asked-you": [523, 659],
  votes_shown: [392, 494],
  quest_succeeded: [523, 659, 784],
  quest_failed: [311, 262],
  tile_turned: [440, 587],
  route_lost: [294, 220],
  game_ended: [392, 523, 659, 784],
  talk: [880],
};

let context: AudioContext | null = null;

export function ring(tune: string): void {
  const tones = TUNES[tune];
  if (!settings.sound || !tones) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  tones.forEach((frequency, place) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const begins = start + place * 0.14;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(0.06, begins + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, begins + 0.6);
    tone.connect(volume).connect(context!.destination);
    tone.start(begins);
    tone.stop(begins + 0.65);
  });
}
