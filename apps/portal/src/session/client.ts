import { createClient, type Rejection } from "@gable/contract/client.ts";
import { takeBegun } from "../opening/begun.ts";
import { organisation } from "./organisation.ts";
import { keepToken, readToken } from "./token.ts";

/** Dispatched on `window`, with why, when the server does not accept the session any more. */
export const SESSION_REJECTED = "session-rejected";

const further = new Map<string, string>();

/** Sends a header with every call from now on, such as which replay is made of the visit. Returns what ends that. */
export function sendAlong(name: string, value: string): () => void {
  further.set(name, value);
  return () => void further.delete(name);
}

/** Who keeps the session tells here whether somebody is there; nobody watches over a page without one. */
export const present = { isThere: () => true };

/** The one way in which the portal talks to the server. */
export const client = createClient({
  baseUrl: "",
  orgCode: () => organisation().orgCode,
  token: readToken,
  keepToken,
  isSomebodyThere: () => present.isThere(),
  fetch: (url, init = {}) => (typeof url === "string" ? takeBegun(url, init) : undefined) ?? fetch(url, init),
  headers: () => Object.fromEntries(further),
  rejected: (why) => window.dispatchEvent(new CustomEvent<Rejection>(SESSION_REJECTED, { detail: why })),
});
