import { claimsOf } from "@gable/contract/token-claims.ts";
import { kept } from "@gable/ui/storage/browser-storage.ts";

/** Under which the browser keeps the token. */
export const TOKEN_KEY = "jwt";

type Listener = () => void;
const listeners = new Set<Listener>();

/** When this tab got the present token, by the browser's clock; undefined when it was there before the tab. */
let receivedAt: number | undefined;

/** The stored token with its Bearer prefix. */
export const readToken = (): string | undefined => kept.read(TOKEN_KEY);
export const isSignedIn = (): boolean => readToken() !== undefined;

/** Stores the token of an authorization reply header. */
export function keepToken(token: string): void {
  receivedAt = Date.now();
  kept.write(TOKEN_KEY, token);
  tell();
}

export function clearToken(): void {
  receivedAt = undefined;
  kept.forget(TOKEN_KEY);
  tell();
}

/** Calls back when the token changes, in this tab or in another. Returns the way to stop. */
export function subscribeToToken(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key !== TOKEN_KEY && key !== null) return;
    receivedAt = Date.now();
    tell();
  });
}

/** When the session ends if nothing more is asked, and when it began, in milliseconds by the browser's clock. */
export type SessionSpan = { readonly start: number; readonly end: number };

/**
 * The span of the present token; null without a session. What counts is how long the token lives, not the instants in it: the
 * server's clock need not agree with this one.
 */
export function sessionSpan(): SessionSpan | null {
  const token = readToken();
  return token === undefined ? null : spanOf(token, receivedAt);
}

/** Exported for its test. A token from before this tab is dated by the instants in it. */
export function spanOf(token: string, received: number | undefined): SessionSpan | null {
  const { iat, exp } = claimsOf(token);
  if (iat === undefined || exp === undefined) return null;
  const start = received ?? iat * 1000;
  return { start, end: start + (exp - iat) * 1000 };
}
