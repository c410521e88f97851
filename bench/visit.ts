import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { openPage, type Page } from "./devtools.ts";

const PATIENCE_MS = 60_000;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
const SLOWER = 4;
/** How far behind the last thing of note a page counts as being at rest. */
const LATER_MS = 1000;
/** A task counts for what it takes beyond this, as one that keeps a finger waiting. */
const LONG_TASK_MS = 50;

/** Kept by the page itself from its first moment on. */
const WATCH = `(() => {
globalThis.watched = { paintedMs: 0, firstMs: 0, shift: 0, tasks: [] };
const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
watch("largest-contentful-paint", ({ startTime }) => { watched.paintedMs = startTime; });
watch("paint", ({ name, startTime }) => { if (name === "first-contentful-paint") watched.firstMs = startTime; });
watch("layout-shift", ({ value, hadRecentInput }) => { if (!hadRecentInput) watched.shift += value; });
watch("longtask", ({ startTime, duration }) => watched.tasks.push([startTime, duration]));
})();`;
const Watched = z.object({
  paintedMs: z.number(),
  firstMs: z.number(),
  shift: z.number(),
  tasks: z.array(z.tuple([z.number(), z.number()])),
});

/** A screen of the portal, and who comes to it. */
export interface Goal {
  readonly name: string;
  readonly site: string;
  readonly path: string;
  /** What is there, as a selector, once the screen can be used. */
  readonly usable: string;
  /** Of whoever is logged in. */
  readonly token?: string | undefined;
}

export interface Visit {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly requests: number;
  readonly usableMs: number;
  readonly paintedMs: number;
  /** What long tasks after the first paint took beyond 50 ms each. */
  readonly blockedMs: number;
  /** How much of the page moved, by the layout-shift score. */
  readonly shift: number;
}

/** Comes to a screen in a browser that was never here before; `asPhone` on one that is four times slower than this machine, on slow 4G. */
export async function visitAnew(goal: Goal, asPhone: boolean): Promise<Visit> {
  const page = await openPage();
  try {
    await prepare(page, goal, asPhone);
    return await visit(page, goal);
  } finally {
    await page.close();
  }
}

/** Logs somebody in where nothing of the portal is loaded yet. */
export async function prepare(page: Page, { site, token }: Goal, asPhone: boolean): Promise<void> {
  await page.send("Network.enable");
  await page.send("Page.enable");
  await page.send("Emulation.setDeviceMetricsOverride", PHONE);
  if (token !== undefined) {
    await page.send("Page.navigate", { url: `${site}/healthz` });
    await until(page, `location.pathname === "/healthz" && document.readyState === "complete"`);
    await page.evaluate(`localStorage.setItem("jwt", ${JSON.stringify(token)})`);
  }
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  if (!asPhone) return;
  await page.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

const Received = z.object({
  requestId: z.string(),
  type: z.string(),
  response: z.object({ encodedDataLength: z.number() }),
});
const Finished = z.object({ requestId: z.string(), encodedDataLength: z.number() });

/** Goes to a screen in a page that is prepared. What the browser has in its cache costs nothing. */
export async function visit(page: Page, { name, site, path, usable }: Goal): Promise<Visit> {
  const types = new Map<string, string>();
  const heads = new Map<string, number>();
  const bytes = new Map<string, number>();
  page.on("Network.responseReceived", (params) => {
    const { requestId, type, response } = Received.parse(params);
    types.set(requestId, type);
    heads.set(requestId, response.encodedDataLength);
  });
  page.on("Network.loadingFinished", (params) => {
    const { requestId, encodedDataLength } = Finished.parse(params);
    bytes.set(requestId, Math.max(0, encodedDataLength - (heads.get(requestId) ?? 0)));
  });
  const startedAt = performance.now();
  await page.send("Page.navigate", { url: site + path });
  await until(
    page,
    `location.pathname === "${path}" && document.querySelector(${JSON.stringify(usable)}) !== null`,
    name,
  );
  const usableMs = performance.now() - startedAt;
  const sumOf = (type: string): number =>
    [...bytes].reduce((sum, [id, size]) => sum + (types.get(id) === type ? size : 0), 0);
  const counted = { scriptBytes: sumOf("Script"), styleBytes: sumOf("Stylesheet"), requests: types.size };
  // A later paint may be larger, and what is loaded ahead may hold up a finger or move the page.
  await pause(LATER_MS);
  const { paintedMs, firstMs, shift, tasks } = Watched.parse(await page.evaluate("globalThis.watched"));
  const blockedMs = tasks
    .filter(([start]) => start >= firstMs)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { ...counted, usableMs, paintedMs, blockedMs, shift };
}

/** Looks again and again whether an expression is true in the page. Throws when it is not in a minute. */
export async function until(page: Page, expression: string, name = expression): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while ((await page.evaluate(expression).catch(() => false)) !== true) {
    if (performance.now() > end) {
      const shown = await page.evaluate(
        `location.href + " " + (document.querySelector("main") ?? document.body)?.innerText.slice(0, 300)`,
      );
      throw new Error(`It does not come to ${name}: ${String(shown)}`);
    }
    await pause(10);
  }
}
