import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countRefusals } from "./refusals.ts";
import { watchQueues } from "./watch-queues.ts";

/** What an operator watches, counted since the process began. Names of calls, queues and vendors only: nothing personal. */
export interface Metrics {
  /** A request was answered; what no call of the contract answered has no name. */
  served(call: string | undefined, status: number, seconds: number): void;
  /** A request from this address was refused. */
  refused(address: string): void;
  /** An attempt at a job ended. */
  worked(this: void, queue: string, outcome: "done" | "failed", seconds: number): void;
  /** A vendor answered, left the order pending, refused it, or could not be reached. */
  asked(vendor: string, act: string, outcome: string, seconds: number): void;
  /** A document was put into the store, fetched or removed; or the store could not be reached, or has no such thing. */
  kept(this: void, act: string, outcome: "done" | "unavailable" | "failed", seconds: number): void;
  /** How many lenders lack figures of the day, and decide nothing until they have them: asked when it is read. */
  lacking(count: LackingCount): void;
  /** The text format of Prometheus, with its media type. */
  read(): Promise<{ readonly text: string; readonly mediaType: string }>;
}

/** Of lenders: that lack figures of the day; and amounts of law, also of a year that is near. */
interface LackingCount {
  readonly today: () => number;
  readonly soon: () => number;
}

const secondsOfAnswer = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Every step that waits for a vendor must end within 25 s. */
const secondsOfWork = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60];

/** What this process counts, in the names that `deploy/` draws and warns by; times in seconds. */
export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "gable_request_seconds",
    help: "Time from a request to its answer, by the call's name in the API reference",
    labelNames: ["call", "status"],
    buckets: secondsOfAnswer,
    registers,
  });
  const jobs = new Histogram({
    name: "gable_job_seconds",
    help: "Time of one attempt at a job",
    labelNames: ["queue", "outcome"],
    buckets: secondsOfWork,
    registers,
  });
  const vendors = new Histogram({
    name: "gable_vendor_seconds",
    help: "Time of one order to a vendor, with all its tries",
    labelNames: ["vendor", "act", "outcome"],
    buckets: secondsOfWork,
    registers,
  });
  const documents = new Histogram({
    name: "gable_document_seconds",
    help: "Time to put a document into its store, to get or to remove it, with all tries",
    labelNames: ["act", "outcome"],
    buckets: secondsOfAnswer,
    registers,
  });
  const connections = new Gauge({
    name: "gable_database_connections",
    help: "Connections of the pool, and who waits for one",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "awaited" }, pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  const refusals = countRefusals();
  watchFigure(
    registry,
    "gable_refusals_of_one_address",
    "Requests refused in the last five minutes, of the address that was refused most often; which one, the log says",
    () => refusals.highest(new Date()),
  );
  watchQueues(registry, pool);
  let countLacking: LackingCount | undefined;
  watchFigure(
    registry,
    "gable_lenders_without_figures",
    "Lenders whose decisions wait, because figures of today are not published",
    () => countLacking?.today() ?? 0,
  );
  watchFigure(
    registry,
    "gable_lenders_soon_without_figures",
    "Lenders that lack amounts of law, of this year or of one that is near",
    () => countLacking?.soon() ?? 0,
  );
  return {
    served: (call = "other", status, seconds) =>
      requests.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (address) => refusals.add(address, new Date()),
    worked: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    asked: (vendor, act, outcome, seconds) => vendors.observe({ vendor, act, outcome }, seconds),
    kept: (act, outcome, seconds) => documents.observe({ act, outcome }, seconds),
    lacking: (count) => {
      countLacking = count;
    },
    read: async () => ({ text: await registry.metrics(), mediaType: registry.contentType }),
  };
}

/** A figure that is asked for each time somebody reads the metrics. */
function watchFigure(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(gauge);
}
