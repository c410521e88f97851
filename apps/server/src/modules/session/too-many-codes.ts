import { Refusal } from "../../http/refusal.ts";

/** Where `mayMakeSecret` says no to who waits for a code. */
export const tooManyCodes = (): Refusal =>
  new Refusal(429, "too-many", "Too many codes were sent. Wait an hour, or call us.", { retryAfter: 3600 });
