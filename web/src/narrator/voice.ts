/** Speech synthesis, if the browser has it. */

export const canSpeak = typeof speechSynthesis !== "undefined";

/** Return the voices for a language; browsers may load them late, see `onVoices`. */
export function voicesFor(language: string): SpeechSynthesisVoice[] {
  if (!canSpeak) return [];
  return speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language));
}

export function onVoices(changed: () => void): () => void {
  if (!canSpeak) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}

/** Read a text aloud and resolve at its end. Without a voice, wait about as long as reading the text takes. */
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
    // Some browsers never fire the end event.
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
