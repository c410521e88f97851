import { useSyncExternalStore } from "react";
import { isSignedIn, subscribeToToken } from "./token.ts";

/** Follows log-in and log-out, in this tab and in others. What the server draws is drawn for strangers. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribeToToken, isSignedIn, () => false);
