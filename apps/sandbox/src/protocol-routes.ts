import { setTimeout as sleep } from "node:timers/promises";
import { orderBody, protocolHeaders } from "@gable/vendors/order-protocol.ts";
import { isVendorKind } from "@gable/vendors/protocols.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Delays, pause } from "./delays.ts";
import { type Faults, type ReplyFault, type StruckReply, shortWords } from "./faults.ts";
import type { Order, OrderBook } from "./order-book.ts";
import type { Runner } from "./runner.ts";
import type { Webhooks } from "./webhooks.ts";

const SLOW_MS = 8_000;
const HANGING_MS = 60_000;

interface Desk {
  readonly apiKey: string;
  readonly book: OrderBook;
  readonly faults: Faults;
  readonly runner: Runner;
  readonly webhooks: Webhooks;
  readonly delays: () => Delays;
}

const inPath = z.object({ kind: z.string(), order: z.string().optional() });

/** The published vendor protocol. */
export function addProtocolRoutes(app: FastifyInstance, desk: Desk): void {
  app.post("/v1/:kind/orders", async (request, reply) => {
    const { kind } = inPath.parse(request.params);
    if (!isAuthorised(request, desk.apiKey))
      return refuse(reply, 401, "unauthorised", "The API key is missing or wrong.");
    if (!isVendorKind(kind)) return refuse(reply, 404, "unknown-kind", `There is no vendor of the kind "${kind}".`);
    const key = headerOf(request, protocolHeaders.idempotencyKey);
    if (key === undefined) return refuse(reply, 400, "key-missing", "Send an Idempotency-Key header.");
    const body = orderBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, "invalid-order", z.prettifyError(body.error));

    const { reference, request: asked } = body.data;
    const struck = desk.faults.strikeReply({ kind, act: asked.act, reference, said: shortWords(asked) });
    if (struck !== null && refusesOutright(struck.fault)) return fail(struck.fault, reply);

    const placed = await desk.book.place({
      kind,
      key,
      reference,
      callbackUrl: body.data.callbackUrl,
      orderedAt: instantOf(headerOf(request, protocolHeaders.orderedAt)),
      request: asked,
      isDeferred: struck !== null && isPatient(struck.fault),
    });
    if (!placed.ok) return refuse(reply, placed.status, placed.code, placed.message);
    const { order, script } = placed;
    await pause(desk.delays().answerMs);
    if (script === null) desk.webhooks.postUndelivered(order);
    else if (struck?.fault === "held")
      struck.lifted.addEventListener("abort", () => desk.runner.run(order, script.later));
    else desk.runner.run(order, script.later);
    return struck === null || isPatient(struck.fault)
      ? reply.code(order.revision > 0 ? 200 : 202).send(standingOf(order))
      : spoil(struck, order, reply);
  });

  app.get("/v1/:kind/orders/:order", async (request, reply) => {
    const { kind, order: id } = inPath.parse(request.params);
    if (!isAuthorised(request, desk.apiKey))
      return refuse(reply, 401, "unauthorised", "The API key is missing or wrong.");
    if (!isVendorKind(kind)) return refuse(reply, 404, "unknown-kind", `There is no vendor of the kind "${kind}".`);
    const order = desk.book.find(kind, id ?? "");
    const struck = desk.faults.strikeReply(order ?? { kind });
    if (struck !== null && refusesOutright(struck.fault)) return fail(struck.fault, reply);
    if (order === undefined) {
      return refuse(reply, 404, "unknown-order", "No such order is known. Place it again under its key.");
    }
    desk.webhooks.postUndelivered(order);
    return struck === null || isPatient(struck.fault) ? reply.send(standingOf(order)) : spoil(struck, order, reply);
  });
}

const standingOf = (order: Order) =>
  order.revision > 0
    ? { order: order.id, status: "answered", revision: order.revision, answer: order.answer }
    : { order: order.id, status: "pending", progress: order.progress };

const outright = ["500", "503", "429", "403", "reset-before"] as const;
type Outright = (typeof outright)[number];

const refusesOutright = (fault: ReplyFault): fault is Outright => (outright as readonly string[]).includes(fault);

/** The order is taken well, and answered later. */
const isPatient = (fault: ReplyFault): boolean => fault === "deferred" || fault === "held";

/** Nothing was done. */
function fail(fault: Outright, reply: FastifyReply) {
  if (fault === "reset-before") return reset(reply);
  if (fault === "429") void reply.header("retry-after", "1");
  return refuse(reply, Number(fault), "fault", "This fault was ordered.");
}

/** The order was taken, and the reply to it comes to grief. */
async function spoil({ fault, delayMs, lifted }: StruckReply, order: Order, reply: FastifyReply) {
  const standing = standingOf(order);
  switch (fault) {
    case "time-out":
      // The lender hangs up long before this.
      await sleep(HANGING_MS, undefined, { ref: false });
      return reset(reply);
    case "reset":
      return reset(reply);
    case "garbage":
      return reply.type("text/html").send("<html><body>upstream connect error</body></html>");
    case "truncated": {
      const whole = JSON.stringify(standing);
      return reply.type("application/json").send(whole.slice(0, Math.floor(whole.length * 0.7)));
    }
    case "wrong-schema":
      return reply.send({ order: order.id, status: "answered", revision: 1, answer: { outcome: "unheard-of" } });
    case "slow":
      await sleep(delayMs ?? SLOW_MS, undefined, { ref: false, signal: lifted }).catch(() => undefined);
      return reply.code(order.revision > 0 ? 200 : 202).send(standingOf(order));
    default:
      return reply.code(order.revision > 0 ? 200 : 202).send(standing);
  }
}

function reset(reply: FastifyReply) {
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
  return reply;
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ code, message });

const isAuthorised = (request: FastifyRequest, apiKey: string): boolean =>
  request.headers.authorization === `Bearer ${apiKey}`;

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The instant of the order; the sandbox's own clock where the lender gave none. */
function instantOf(text: string | undefined): string {
  const ms = Date.parse(text ?? "");
  return new Date(Number.isNaN(ms) ? Date.now() : ms).toISOString();
}
