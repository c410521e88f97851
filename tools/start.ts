import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { loadConfig } from "@gable/server/config.ts";
import { StartRefused } from "@gable/server/start-refused.ts";
import { browserApps, buildBrowserApps, prepareBundleFolders, runVite } from "./running/build-browser-apps.ts";
import { type Program, ProgramFailed, startProgram } from "./running/program.ts";

// npm start: the whole product on this machine, with the sandbox that plays the vendors.
// npm run dev: the same, with Vite's servers beside it, which show changes of the portal and the console at once.

const isDevelopment = process.argv.includes("--dev");

const programs: Program[] = [];
let viteServers: ChildProcess[] = [];
let isEnding = false;

try {
  await start();
} catch (error) {
  await end(error);
}

async function start(): Promise<void> {
  const startedAt = performance.now();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end());
  const config = loadConfig(process.env);

  const isFirst = !isDevelopment && prepareBundleFolders();
  const building = isDevelopment ? undefined : build();
  // The first time the database is made meanwhile. Later the server must not find the pages of before.
  if (!isFirst) await building;

  // A vendor's address in the environment takes the place of the sandbox.
  const usesSandbox = !process.env["VENDOR_URL"];
  const port = config.port === 0 ? await findFreePort() : config.port;
  const sandboxPort = Number(process.env["SANDBOX_PORT"] ?? (config.port === 0 ? await findFreePort() : port + 1));
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const [server, sandbox] = await Promise.all([
    run("server", {
      PORT: String(port),
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
      ...(usesSandbox && { VENDOR_URL: sandboxUrl }),
    }),
    usesSandbox
      ? run("sandbox", {
          HOST: "127.0.0.1",
          PORT: String(sandboxPort),
          PUBLIC_URL: sandboxUrl,
          VENDOR_API_KEY: config.vendorApiKey,
          VENDOR_WEBHOOK_SECRET: config.vendorWebhookSecrets.common[0],
        })
      : undefined,
    building,
  ]);

  say(`\nGable is ready (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
  for (const line of [...(server.lines ?? [server.url]), ...(sandbox?.lines ?? [])]) say(`  ${line}`);
  say("Stop it with Ctrl-C.");
  if (isDevelopment) viteServers = browserApps().map((app) => runVite(app, [], { PUBLIC_URL: server.url }));
}

async function build(): Promise<void> {
  const built = await buildBrowserApps();
  if (built.length > 0) say(`Built ${built.join(" and ")}.`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function run(name: string, environment: NodeJS.ProcessEnv): Promise<Program> {
  const program = await startProgram(name, environment);
  programs.push(program);
  void program.ended.then((why) => end(why === undefined ? new ProgramFailed(`apps/${name} ended.`) : new Error(why)));
  return program;
}

async function end(fault?: unknown): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (fault instanceof StartRefused) say(fault.message);
  // A program that failed has said why itself.
  else if (fault instanceof Error && !(fault instanceof ProgramFailed)) say(fault.message);
  for (const vite of viteServers) vite.kill();
  await Promise.all(programs.map((program) => program.stop()));
  process.exit(fault === undefined ? 0 : 1);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
