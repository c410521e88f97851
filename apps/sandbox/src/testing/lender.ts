import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { protocolHeaders, type VendorOrder } from "@gable/vendors/order-protocol.ts";
import { type EventReading, readVendorEvent } from "@gable/vendors/vendor-event.ts";

/** A lender that takes webhooks, for tests: what came, as read with the secret that both sides have. */
export interface Lender {
  readonly callbackUrl: string;
  readonly taken: EventReading[];
  /** The same as it came. */
  readonly received: { readonly headers: IncomingHttpHeaders; readonly path: string; readonly body: string }[];
  /** How many of the next webhooks are turned away. */
  turnAway(count: number): void;
  close(): Promise<void>;
}

export async function openLender(secret: string): Promise<Lender> {
  const taken: EventReading[] = [];
  const received: Lender["received"] = [];
  let turnedAway = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (turnedAway > 0) {
        turnedAway -= 1;
        response.writeHead(503).end();
        return;
      }
      const body = Buffer.concat(chunks).toString("utf8");
      received.push({ headers: request.headers, path: request.url ?? "", body });
      const signature = request.headers[protocolHeaders.signature];
      taken.push(
        readVendorEvent({
          signature: typeof signature === "string" ? signature : undefined,
          body,
          secrets: [secret],
          nowMs: Date.now(),
        }),
      );
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    callbackUrl: `http://127.0.0.1:${port}/vendor-events`,
    taken,
    received,
    turnAway(count) {
      turnedAway = count;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

let orders = 0;

/** An order with everything but what it is about. */
export function orderOf<Request>(request: Request, given: Partial<VendorOrder<Request>> = {}): VendorOrder<Request> {
  orders += 1;
  return {
    key: `test-${process.pid}-${orders}`,
    reference: `file-${orders}`,
    correlationId: `test-${orders}`,
    orderedAt: "2026-11-20T18:00:00.000Z",
    request,
    ...given,
  };
}
