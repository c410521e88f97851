import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBrowser } from "@gable/testkit/browser.ts";
import { z } from "zod";

const Message = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  sessionId: z.string().optional(),
});

/** One page in a browser of its own, spoken to by the DevTools protocol. */
export interface Page {
  /** Sends a command. Rejects with the browser's own words. */
  send(method: string, params?: object): Promise<unknown>;
  on(method: string, hear: (params: unknown) => void): void;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens an empty page in a fresh browser without a cache: as somebody who was never here before. */
export async function openPage(): Promise<Page> {
  const { executablePath, args, env } = readBrowser();
  const profile = mkdtempSync(join(tmpdir(), "gable-bench-browser-"));
  const words = [...args, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(executablePath, words, { env, stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (part: string) => {
      said += part;
      const found = /listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error(`The browser did not start: ${said}`)));
  });
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const hearers = new Map<string, ((params: unknown) => void)[]>();
  let lastId = 0;
  let sessionId: string | undefined;
  socket.addEventListener("message", ({ data }) => {
    const message = Message.parse(JSON.parse(String(data)));
    if (message.method) for (const hear of hearers.get(message.method) ?? []) hear(message.params);
    const caller = message.id === undefined ? undefined : waiting.get(message.id);
    if (message.error) caller?.reject(new Error(message.error.message));
    else caller?.resolve(message.result);
  });
  const send = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) }));
    });
  const { targetInfos } = z
    .object({ targetInfos: z.array(z.object({ targetId: z.string(), type: z.string() })) })
    .parse(await send("Target.getTargets"));
  const targetId = targetInfos.find(({ type }) => type === "page")?.targetId;
  const attached = await send("Target.attachToTarget", { targetId, flatten: true });
  ({ sessionId } = z.object({ sessionId: z.string() }).parse(attached));
  return {
    send,
    on: (method, hear) => void hearers.set(method, [...(hearers.get(method) ?? []), hear]),
    evaluate: async (expression) => {
      const answer = await send("Runtime.evaluate", { expression, returnByValue: true });
      return z.object({ result: z.object({ value: z.unknown().optional() }) }).parse(answer).result.value;
    },
    close: async () => {
      socket.close();
      child.kill("SIGKILL");
      await exited;
      // What the browser had to be made to leave may still be writing its last.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
