import { createClient } from "@gable/contract/client.ts";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";
import { organisation } from "./organisation.ts";

/** Apart from the log-in of this browser: the phone may be anybody's. */
const KEY = "pictures-token";

export const isPhoneOpen = (): boolean => ofThisTab.read(KEY) !== undefined;

/** Talks to the server with the token of a phone that takes pictures, and is nobody's log-in. */
export const phoneClient = createClient({
  baseUrl: "",
  orgCode: () => organisation().orgCode,
  token: () => ofThisTab.read(KEY),
  keepToken: (token) => ofThisTab.write(KEY, token),
  rejected: () => ofThisTab.forget(KEY),
});
