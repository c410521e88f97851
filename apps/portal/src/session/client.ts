import { createClient } from "@gable/contract/client.ts";
import { organisation } from "./organisation.ts";
import { keepToken, readToken } from "./token.ts";

/** Dispatched on `window` when the server does not accept the session any more. */
export const SESSION_REJECTED = "session-rejected";

/** The one way in which the portal talks to the server. */
export const client = createClient({
  baseUrl: "",
  orgCode: () => organisation().orgCode,
  token: readToken,
  keepToken,
  rejected: () => window.dispatchEvent(new Event(SESSION_REJECTED)),
});
