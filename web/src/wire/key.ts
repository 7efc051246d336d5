/** Return a random idempotency key: the server carries out requests with the same key only once. */
export function newKey(): string {
  // Not randomUUID: browsers disable it on pages over plain HTTP, as on a home network.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
