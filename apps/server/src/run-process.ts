import { StartRefused } from "./start-refused.ts";

export type Running = {
  url: string;
  /** What the person who starts it should know, such as addresses and log-ins. */
  lines?: string[];
  close(): Promise<void>;
};

const CLOSE_TIMEOUT_MS = 20_000;

/**
 * The life of a server process: start, tell the starting program the address, stop once and cleanly on SIGTERM, SIGINT or when
 * that program has gone. What cannot start says so in one sentence and ends with code 1.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  const starting = start();
  let isEnding = false;

  async function end(fault?: unknown): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    if (fault !== undefined) report(fault);
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    const running = await starting.catch(() => undefined);
    await running?.close().catch(report);
    process.exit(fault === undefined ? 0 : 1);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
  process.once("disconnect", () => void end());
  process.once("uncaughtException", (fault) => void end(fault));
  process.once("unhandledRejection", (fault) => void end(fault));

  try {
    const { url, lines = [url] } = await starting;
    if (process.send) process.send({ url, lines });
    else process.stdout.write(`${lines.join("\n")}\n`);
  } catch (error) {
    if (isEnding) return;
    report(error);
    process.exit(1);
  }
}

function report(fault: unknown): void {
  const text = fault instanceof StartRefused ? fault.message : fault instanceof Error ? fault.stack : String(fault);
  process.stderr.write(`${text}\n`);
}
