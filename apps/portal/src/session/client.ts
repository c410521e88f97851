import { createClient, type Rejection } from "@gable/contract/client.ts";
import { organisation } from "./organisation.ts";
import { keepToken, readToken } from "./token.ts";

/** Dispatched on `window`, with why, when the server does not accept the session any more. */
export const SESSION_REJECTED = "session-rejected";

/** Sent with every call beside what it needs, such as which replay is made of the visit. */
export const furtherHeaders: Record<string, string> = {};

/** The one way in which the portal talks to the server. */
export const client = createClient({
  baseUrl: "",
  orgCode: () => organisation().orgCode,
  token: readToken,
  keepToken,
  headers: () => furtherHeaders,
  rejected: (why) => window.dispatchEvent(new CustomEvent<Rejection>(SESSION_REJECTED, { detail: why })),
});
