import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What stands for a client of a chat provider that is not installed, on a page that is not for production: it speaks to the sandbox. */
const played: Readonly<Record<string, string>> = {
  "stream-chat": fileURLToPath(new URL("../src/chat/providers/stream/played-client.ts", import.meta.url)),
};

/** As which the bundler resolves an optional peer that is not there: a module that throws, and only when it is asked for. */
const MISSING = /^__vite-optional-peer-dep/;

/** Bundles the clients that are installed, each by itself, and lets our own stand for others while nobody lends by it. */
export function chatClients({ isProduction }: { readonly isProduction: boolean }): Plugin {
  return {
    name: "chat-clients",
    enforce: "pre",
    async resolveId(id, importer) {
      const stand = played[id];
      if (stand === undefined || isProduction) return null;
      const installed = await this.resolve(id, importer, { skipSelf: true });
      return installed && !MISSING.test(installed.id) ? installed : stand;
    },
  };
}
