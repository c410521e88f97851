import { createServer } from "node:http";
import { listenOn } from "../http/listen.ts";
import type { Metrics } from "./metrics.ts";

/** Serves `/metrics` on a port of its own, which is not for the public. Returns its end. */
export async function serveMetrics(
  metrics: Metrics,
  place: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ text, mediaType }) => response.writeHead(200, { "content-type": mediaType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listenOn(server, place, "METRICS_PORT");
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
