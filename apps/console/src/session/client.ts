import { createClient } from "@gable/contract/client.ts";
import { isSomebodyThere } from "@gable/ui/presence/presence.ts";
import { keepToken, readToken } from "./token.ts";

/** Dispatched on `window` when the server does not accept the session any more. */
export const SESSION_REJECTED = "session-rejected";

/** The one way in which the console talks to the server. Which lender it is follows from who is logged in. */
export const client = createClient({
  baseUrl: "",
  orgCode: () => "",
  token: readToken,
  keepToken,
  isSomebodyThere,
  rejected: () => window.dispatchEvent(new Event(SESSION_REJECTED)),
});
