// What the first question of registration costs somebody who was never here before: script and style as they come over the wire (bodies,
// compressed) and requests until an answer can be typed; and the largest contentful paint on a phone, four times slower than this machine,
// on slow 4G (150 ms, 1.6 Mbit/s), the middle of several visits.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { openPage, type Page } from "./devtools.ts";
import { startCommand } from "./start-command.ts";

const root = join(import.meta.dirname, "..");
const FIRST_SCREEN = "/account/heloc/register";
const VISITS = 5;
const PATIENCE_MS = 60_000;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
const SLOWER = 4;

/** Kept by the page itself from its first moment on. */
const WATCH = `globalThis.paintedMs = 0;
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) globalThis.paintedMs = startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });`;
const USABLE = `document.querySelector("main input:enabled, main select:enabled") !== null`;

interface Visit {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly requests: number;
  readonly usableMs: number;
  readonly paintedMs: number;
}

export async function benchFirstScreen(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "gable-bench-"));
  const product = await startCommand(process.execPath, ["tools/start.ts"], root, { DATA_DIR: dataDir });
  try {
    const address = product.url + FIRST_SCREEN;
    await visit(address, false);
    const quick = await visit(address, false);
    const slow: Visit[] = [];
    for (let turn = 0; turn < VISITS; turn += 1) slow.push(await visit(address, true));
    return [
      `script before an answer can be typed  ${kilobytes(quick.scriptBytes)} (good: 150, aim: 115)`,
      `style                                 ${kilobytes(quick.styleBytes)} (good: 15)`,
      `requests                              ${quick.requests} (aim: 12)`,
      `largest contentful paint on a phone   ${middle(slow.map(({ paintedMs }) => paintedMs))} s (good: 1.80, aim: 1.45)`,
      `an answer can be typed there after    ${middle(slow.map(({ usableMs }) => usableMs))} s`,
    ];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const Received = z.object({ requestId: z.string(), type: z.string() });
const Finished = z.object({ requestId: z.string(), encodedDataLength: z.number() });
const Head = z.object({ requestId: z.string(), response: z.object({ encodedDataLength: z.number() }) });

async function visit(address: string, isOnPhone: boolean): Promise<Visit> {
  const page = await openPage();
  try {
    return await measure(page, address, isOnPhone);
  } finally {
    await page.close();
  }
}

async function measure(page: Page, address: string, isOnPhone: boolean): Promise<Visit> {
  const types = new Map<string, string>();
  const heads = new Map<string, number>();
  const bytes = new Map<string, number>();
  page.on("Network.responseReceived", (params) => {
    const { requestId, type } = Received.parse(params);
    types.set(requestId, type);
    heads.set(requestId, Head.parse(params).response.encodedDataLength);
  });
  page.on("Network.loadingFinished", (params) => {
    const { requestId, encodedDataLength } = Finished.parse(params);
    bytes.set(requestId, encodedDataLength - (heads.get(requestId) ?? 0));
  });
  await page.send("Network.enable");
  await page.send("Page.enable");
  await page.send("Emulation.setDeviceMetricsOverride", PHONE);
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  if (isOnPhone) {
    await page.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  const startedAt = performance.now();
  await page.send("Page.navigate", { url: address });
  while ((await page.evaluate(USABLE)) !== true) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`Nothing can be typed at ${address}.`);
    await pause(10);
  }
  const usableMs = performance.now() - startedAt;
  const sumOf = (type: string): number =>
    [...bytes].reduce((sum, [id, size]) => sum + (types.get(id) === type ? size : 0), 0);
  const counted = { scriptBytes: sumOf("Script"), styleBytes: sumOf("Stylesheet"), requests: types.size };
  // A later paint may be larger.
  await pause(1000);
  return { ...counted, usableMs, paintedMs: Number(await page.evaluate("globalThis.paintedMs")) };
}

const kilobytes = (count: number): string => `${(count / 1000).toFixed(1)} kB`;
const middle = (figures: readonly number[]): string =>
  ((figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0) / 1000).toFixed(2);
