import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mallocEnvironment, nodeOptions } from "@gable/server/node-options.ts";

/** The product's server as a process of its own, which can be killed. */
export type ServerProcess = {
  pid: number;
  url: string;
  /** What it has logged so far, as its LOG_LEVEL says. */
  said(): string;
  /** Its end: the exit code, null after a signal. */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
};

/** What a process that did not start said, and how it ended. */
export type FailedStart = { code: number | null; said: string; tookMs: number };

/** As `npm start` keeps it. */
const compiled = join(import.meta.dirname, "../../../.cache/compiled");
const main = fileURLToPath(import.meta.resolve("@gable/server/main.ts"));

/** Starts `main.ts` on any free port; `variables` are its environment beside PATH. */
export async function startServerProcess(variables: Record<string, string>): Promise<ServerProcess> {
  const child = spawnServer(variables);
  const said = collect(child);
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const started = once(child, "message").then(([message]) => (message as { url: string }).url);
  const url = await Promise.race([
    started,
    exited.then((code) => Promise.reject(new Error(`exit ${code}: ${said()}`))),
  ]);
  return {
    pid: child.pid ?? 0,
    url,
    said,
    exited,
    kill: async (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Starts `main.ts` where it must refuse. */
export async function failToStartServer(variables: Record<string, string>): Promise<FailedStart> {
  const startedAt = performance.now();
  const child = spawnServer(variables);
  const said = collect(child);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said: said(), tookMs: performance.now() - startedAt };
}

function spawnServer(variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, main], {
    env: {
      ...mallocEnvironment,
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_COMPILE_CACHE: compiled,
      LOG_LEVEL: "silent",
      PORT: "0",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  }
  return () => text;
}
