/** A voice that reads aloud, where the browser has one. */

export const canSpeak = typeof speechSynthesis !== "undefined";

/** The voices for a language; browsers tell of them late. */
export function voicesFor(language: string): SpeechSynthesisVoice[] {
  if (!canSpeak) return [];
  return speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language));
}

export function onVoices(changed: () => void): () => void {
  if (!canSpeak) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}

/** Read a text aloud; resolves when it has been said. A device that stays silent takes as long as one would read. */
export function speak(text: string, language: string, rate: number): Promise<void> {
  hush();
  const silent = Math.max(2500, text.length * 75) / rate;
  const [voice] = voicesFor(language);
  if (!voice) return new Promise((done) => setTimeout(done, silent));
  return new Promise((done) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    // Some browsers forget to say that they have finished.
    const limit = setTimeout(done, silent * 4);
    utterance.onend = utterance.onerror = () => {
      clearTimeout(limit);
      done();
    };
    speechSynthesis.speak(utterance);
  });
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}
