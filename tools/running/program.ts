import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { mallocEnvironment, nodeOptions } from "@gable/server/node-options.ts";
import { root } from "./root.ts";

/** What a server process tells when it serves. */
type Greeting = {
  url: string;
  /** What a person should know of it, such as log-ins. */
  lines?: string[];
};

export type Program = Greeting & {
  name: string;
  pid: number;
  /** Why it ended, where it could not say so itself. */
  ended: Promise<string | undefined>;
  stop(): Promise<void>;
};

/** A program ended before it served; it has said why. */
export class ProgramFailed extends Error {
  override readonly name = "ProgramFailed";
}

/**
 * Starts `apps/<name>/src/main.ts` as a process of its own, which ends when this one does.
 * @throws ProgramFailed
 */
export async function startProgram(name: string, environment: NodeJS.ProcessEnv): Promise<Program> {
  const child = spawn(process.execPath, [...nodeOptions, join(root, "apps", name, "src/main.ts")], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...mallocEnvironment,
      ...process.env,
      ...environment,
      // Compiled code is kept: the second start is about twice as fast.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(root, ".cache/compiled"),
    },
  });
  const ended = once(child, "exit").then(([, signal]) =>
    signal === null
      ? undefined
      : `apps/${name} was killed (${signal as string}). Where nobody did that, the machine may have no memory left.`,
  );
  const greeting = await Promise.race([readGreeting(child), ended.then(() => undefined)]);
  if (!greeting) throw new ProgramFailed(`apps/${name} did not start.`);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { ...greeting, name, pid: child.pid ?? 0, ended, stop };
}

async function readGreeting(child: ChildProcess): Promise<Greeting> {
  const [message] = (await once(child, "message")) as [Greeting];
  return message;
}
