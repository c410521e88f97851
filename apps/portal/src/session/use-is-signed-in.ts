import { useSyncExternalStore } from "react";
import { isSignedIn, subscribeToToken } from "./token.ts";

/** Follows log-in and log-out, in this tab and in others. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribeToToken, isSignedIn);
