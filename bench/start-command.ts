import { spawn } from "node:child_process";
import { once } from "node:events";

/** The product as its one command starts it. */
export interface Started {
  /** Where the main lender's borrowers find it. */
  readonly url: string;
  /** Where the vendors answer. */
  readonly sandboxUrl: string;
  /** From the command to the line that says it is ready. */
  readonly tookMs: number;
  stop(): Promise<void>;
}

/** Runs a command that starts the product in a folder, and waits until it says that it is ready. Throws when it ends before. */
export async function startCommand(
  command: string,
  words: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Started> {
  const startedAt = performance.now();
  const child = spawn(command, words, {
    cwd: folder,
    // A group of its own: npm does not hand every signal on.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PORT: "0", REQUESTS_PER_MINUTE: "1000000", ...environment },
  });
  const exited = once(child, "exit");
  let said = "";
  const ready = new Promise<Omit<Started, "stop">>((resolve) => {
    child.stderr.setEncoding("utf8").on("data", (part: string) => {
      said += part;
      const url = /is ready[\s\S]*?(https?:\/\/[^\s/]+)/.exec(said)?.[1];
      const sandboxUrl = /Vendor sandbox\s+(\S+)/.exec(said)?.[1];
      if (url && sandboxUrl) resolve({ url, sandboxUrl, tookMs: performance.now() - startedAt });
    });
  });
  const failed = exited.then(() => Promise.reject(new Error(`${command} ended before it was ready: ${said}`)));
  const started = await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGINT");
    await exited;
  };
  return { ...started, stop };
}
