import { kept } from "@gable/ui/storage/browser-storage.ts";

/** Under which the browser keeps the token. */
export const TOKEN_KEY = "jwt";

/** The stored token with its Bearer prefix. The console has a host, and so a store, of its own. */
export const readToken = (): string | undefined => kept.read(TOKEN_KEY);
export const keepToken = (token: string): void => kept.write(TOKEN_KEY, token);
export const clearToken = (): void => kept.forget(TOKEN_KEY);
