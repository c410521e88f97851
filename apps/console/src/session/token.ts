import { kept } from "@gable/ui/storage/browser-storage.ts";

const KEY = "jwt";

/** The stored token with its Bearer prefix. The console has a host, and so a store, of its own. */
export const readToken = (): string | undefined => kept.read(KEY);
export const keepToken = (token: string): void => kept.write(KEY, token);
export const clearToken = (): void => kept.forget(KEY);

/** Calls back when another tab logs out. Returns the way to stop. */
export function onLogOutElsewhere(heard: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === KEY || key === null) && newValue === null) heard();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
