import type { IncomingMessage } from "node:http";
import { requestTimeoutMs } from "@gable/domain/journey/loading.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "./network-of.ts";

/** More than anybody's pages send at the same time, and than an office behind one address. */
const MOST_OF_NETWORK = 64;
/** What an ordinary line needs for an answer: so young a body makes room for nobody. */
const YOUNG_MS = 5000;

interface Patience {
  readonly most: number;
  readonly youngMs: number;
  /** For how long a body of so many bytes may be on its way. */
  readonly forBytes: (bytes: number) => number;
}

const patience: Patience = { most: MOST_OF_NETWORK, youngMs: YOUNG_MS, forBytes: requestTimeoutMs };

/**
 * Ends bodies that do not arrive. Each has the time in which a poor line brings the largest that its call takes, whether or not it is
 * answered by then: Node has one time for all, which is that of a file. And of those of one network that are arriving together so many
 * stay; of more, the one that has been arriving for longest is broken off. What comes over an ordinary line is young, and never in the way.
 */
export function endStalledBodies(app: FastifyInstance, { most, youngMs, forBytes }: Patience = patience): void {
  /** Since when each is arriving, the oldest first. */
  const arriving = new Map<string, Map<IncomingMessage, number>>();

  const begin = ({ raw, ip, routeOptions }: FastifyRequest): void => {
    const network = networkOf(ip);
    const bodies = arriving.get(network) ?? new Map<IncomingMessage, number>();
    arriving.set(network, bodies);
    bodies.set(raw, performance.now());
    const timer = setTimeout(() => raw.destroy(), forBytes(routeOptions.bodyLimit ?? 0));
    timer.unref();
    const forget = (): void => {
      clearTimeout(timer);
      bodies.delete(raw);
      if (bodies.size === 0 && arriving.get(network) === bodies) arriving.delete(network);
    };
    raw.once("end", forget);
    raw.once("close", forget);
    for (const [oldest, since] of bodies) {
      if (bodies.size <= most || performance.now() - since < youngMs) break;
      bodies.delete(oldest);
      oldest.destroy();
    }
  };

  app.addHook("onRequest", async (request) => {
    if (hasBody(request.raw)) begin(request);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
