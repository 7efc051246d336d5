/** A key for what may have to be asked for twice: with the same key again, the server does it only once. */
export function newKey(): string {
  // Not randomUUID: browsers keep it from pages that come over plain HTTP, as on a home network.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
