import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

// npm run chat:clients -- FOLDER: holds what we say of official chat clients against those that are installed in a folder, by the compiler
// and by the adapters' tests. They are no part of the product: whoever installs them there has agreed to their licences.

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(
    "Usage: npm run chat:clients -- FOLDER (npm install --prefix FOLDER stream-chat@9 @twilio/conversations@3 …)",
  );
  process.exit(1);
}
const portal = resolve(import.meta.dirname, "../apps/portal/src/chat/providers");
const place = resolve(folder);

/** Accepted by the compiler only where an official client can do all that is asked of it. */
const checks: Readonly<Record<string, string>> = {
  "stream-chat": heldAgainst("StreamChat", "StreamModule", "stream/stream-client.ts"),
  "@twilio/conversations": heldAgainst("Client", "TwilioModule", "twilio/twilio-client.ts"),
  "@talkjs/core": heldAgainst("getTalkSession", "TalkModule", "talkjs/talk-client.ts"),
  "@nice-devone/nice-cxone-chat-web-sdk": heldAgainst(
    "ChatSdk, LivechatThread, ChatEvent",
    "NiceModule",
    "nice/nice-client.ts",
  ),
};
const installed = Object.keys(checks).filter((name) => existsSync(join(place, "node_modules", name)));
console.log(`Held against: ${installed.join(", ")}`);
const file = join(place, "held-against.ts");
writeFileSync(
  file,
  installed.map((name, index) => checks[name]?.replaceAll("PLACE", String(index)).replace("CLIENT", name)).join(""),
);
const settings = "--noEmit --strict --skipLibCheck --allowImportingTsExtensions --target esnext --module esnext";
const more = "--moduleResolution bundler --lib esnext,dom --ignoreConfig";
const types = run("tsc", [...settings.split(" "), ...more.split(" "), file]);
rmSync(file);
// Only Stream's can be spoken to here: the sandbox plays its wire.
const tests = installed.includes("stream-chat") ? run("vitest", ["run", portal], { CHAT_CLIENTS: place }) : 0;
process.exitCode = types || tests;

function heldAgainst(names: string, module: string, words: string): string {
  const renamed = names.split(", ").map((name) => `${name} as ${name}PLACE`);
  const members = names.split(", ").map((name) => `${name}: ${name}PLACE`);
  return `import { ${renamed.join(", ")} } from "CLIENT";
import type { ${module} } from ${JSON.stringify(join(portal, words))};
export const heldPLACE: ${module} = { ${members.join(", ")} };
`;
}

function run(command: string, terms: readonly string[], environment: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(command, terms, { stdio: "inherit", env: { ...process.env, ...environment } });
  return status ?? 1;
}
