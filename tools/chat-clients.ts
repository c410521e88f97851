import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

// npm run chat:clients -- FOLDER: holds what we say of official chat clients against those that are installed in a folder, by the compiler
// and by the adapters' tests. They are no part of the product: whoever installs them there has agreed to their licences.

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: npm run chat:clients -- FOLDER (npm install --prefix FOLDER stream-chat@9)");
  process.exit(1);
}
const portal = resolve(import.meta.dirname, "../apps/portal/src/chat/providers");
const place = resolve(folder);

/** Accepted by the compiler only where the official client can do all that is asked of it. */
const check = `import { StreamChat } from "stream-chat";
import type { StreamModule } from ${JSON.stringify(join(portal, "stream/stream-client.ts"))};
export const held: StreamModule = { StreamChat };
`;
const file = join(place, "held-against.ts");
writeFileSync(file, check);
const settings = "--noEmit --strict --skipLibCheck --allowImportingTsExtensions --target esnext --module esnext";
const more = "--moduleResolution bundler --lib esnext,dom --ignoreConfig";
const types = run("tsc", [...settings.split(" "), ...more.split(" "), file]);
rmSync(file);
const tests = run("vitest", ["run", portal], { CHAT_CLIENTS: place });
process.exitCode = types || tests;

function run(command: string, terms: readonly string[], environment: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(command, terms, { stdio: "inherit", env: { ...process.env, ...environment } });
  return status ?? 1;
}
