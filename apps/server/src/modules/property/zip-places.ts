import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** As a ZIP code's place is written, in whatever case the source has it. */
export interface ZipPlace {
  readonly city: string;
  readonly state: string;
}

let reading: Promise<string> | undefined;

/**
 * City and state of a ZIP code of five digits; undefined where there is none. The table is read when somebody first asks, on a thread that
 * ends with it: as the library's objects it takes 70 MB, as text 1 MB.
 */
export async function findZipPlace(zip: string): Promise<ZipPlace | undefined> {
  if (!/^\d{5}$/.test(zip)) return undefined;
  reading ??= readTable();
  const table = await reading;
  const at = table.indexOf(`\n${zip} `);
  if (at === -1) return undefined;
  const [, state = "", ...city] = table.slice(at + 1, table.indexOf("\n", at + 1)).split(" ");
  return { state, city: city.join(" ") };
}

async function readTable(): Promise<string> {
  const worker = new Worker(new URL("./zip-places-worker.ts", import.meta.url));
  try {
    const [table] = (await once(worker, "message")) as [string];
    return table;
  } catch (cause) {
    // Whoever asks next tries again.
    reading = undefined;
    throw cause;
  } finally {
    await worker.terminate();
  }
}
