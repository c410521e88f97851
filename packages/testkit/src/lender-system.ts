import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { saveLenderWebhook } from "@gable/contract/calls/webhooks.ts";
import { verifyWebhook } from "@gable/vendors/webhook-signature.ts";
import type { OpenStaff } from "./open-staff.ts";

interface Told {
  readonly body: string;
  /** Whether a secret signed it, at an instant not long before this one; milliseconds. */
  readonly isSignedBy: (secret: string, nowMs: number) => boolean;
}

/** A system of a lender's own that is told what happens, and takes everything. */
export interface LenderSystem {
  readonly url: string;
  /** What it was told of one kind, in its order. */
  readonly told: (event: string) => readonly Told[];
  /** Has an administrator name it as the lender's. */
  readonly named: (by: OpenStaff) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export async function startLenderSystem(): Promise<LenderSystem> {
  const heard: Told[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      const signature = String(request.headers["x-gable-signature"]);
      const whole = body;
      heard.push({ body: whole, isSignedBy: (secret, nowMs) => verifyWebhook(signature, whole, [secret], nowMs).ok });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  return {
    url,
    told: (event) => heard.filter(({ body }) => (JSON.parse(body) as { event: string }).event === event),
    named: ({ client }) => client.send(saveLenderWebhook, { body: { url } }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
