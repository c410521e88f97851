import type { ComponentType } from "react";

/** What the file of a screen exports. Its words lie beside it in `<name>.words.ts`; its parts in a folder `parts`. */
export type ScreenModule = { readonly Screen: ComponentType };
export type ScreenFile = () => Promise<ScreenModule>;

/** Every screen there is. A new file in one of these folders is enough to make it one. */
export const screenFiles: Readonly<Record<string, ScreenFile>> = import.meta.glob<ScreenModule>([
  "./application/**/*.tsx",
  "./signer/**/*.tsx",
  "./register/*.tsx",
  "./account/**/*.tsx",
  "!**/parts/**",
  "!**/*.test.tsx",
]);
