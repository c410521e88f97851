import { isVendorKind } from "@gable/vendors/protocols.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type Faults, faultOrder } from "./faults.ts";
import { readVisit } from "./kinds/link-visit.ts";
import { finishVisit } from "./link-routes.ts";
import type { OrderBook } from "./order-book.ts";
import { actOf } from "./order-book.ts";
import type { PlaidNotices } from "./plaid/plaid-notices.ts";
import type { Vault } from "./vault.ts";
import type { Webhooks } from "./webhooks.ts";

interface Desk {
  readonly faults: Faults;
  readonly book: OrderBook;
  readonly vault: Vault;
  readonly webhooks: Webhooks;
  readonly plaidNotices: PlaidNotices;
}

const forcedAnswer = z.object({
  kind: z.string(),
  act: z.string(),
  answer: z.unknown(),
  next: z.int().min(1).default(1),
  later: z.boolean().default(false),
});

const visitToFinish = z.object({
  url: z.url(),
  institution: z.string().optional(),
  accounts: z.array(z.string()).optional(),
});

const inQuery = z.object({ kind: z.string().optional(), reference: z.string().optional() });

/** For tests and tools: faults, answers to order, what was ordered, and visits ended without a browser. */
export function addAdminRoutes(app: FastifyInstance, desk: Desk): void {
  app.get("/admin/faults", async () => desk.faults.list());
  app.post("/admin/faults", async (request, reply) => {
    const order = faultOrder.safeParse(request.body);
    if (!order.success) return reply.code(422).send({ code: "invalid-fault", message: z.prettifyError(order.error) });
    desk.faults.set(order.data);
    return reply.code(204).send();
  });
  app.delete("/admin/faults", async (_, reply) => {
    desk.faults.clear();
    return reply.code(204).send();
  });

  app.post("/admin/answers", async (request, reply) => {
    const forced = forcedAnswer.safeParse(request.body);
    const { kind, act, answer } = forced.data ?? { kind: "", act: "", answer: undefined };
    const schema = isVendorKind(kind) ? actOf(kind, act)?.answer : undefined;
    const checked = schema?.safeParse(answer);
    if (!forced.success || !isVendorKind(kind) || checked?.success !== true) {
      const message =
        checked?.error === undefined ? "Name a kind and one of its acts." : z.prettifyError(checked.error);
      return reply.code(422).send({ code: "invalid-answer", message });
    }
    desk.book.force({ ...forced.data, kind, answer: checked.data });
    return reply.code(204).send();
  });

  app.get("/admin/orders", async (request) => {
    const { kind, reference } = inQuery.parse(request.query);
    return desk.book
      .list(kind !== undefined && isVendorKind(kind) ? kind : undefined)
      .filter((order) => reference === undefined || order.reference === reference)
      .map(({ id, kind: of, act, reference: about, orderedAt, revision, answer, placed }) => ({
        order: id,
        kind: of,
        act,
        reference: about,
        orderedAt,
        revision,
        placed,
        answer,
      }));
  });

  app.post("/admin/links/finish", async (request, reply) => {
    const given = visitToFinish.safeParse(request.body);
    const token = given.success ? new URL(given.data.url).searchParams.get("visit") : null;
    const visit = token === null ? null : readVisit(desk.vault, token);
    if (!given.success || visit === null) {
      return reply.code(422).send({ code: "invalid-visit", message: "Send the url that start-link answered." });
    }
    const { institution, accounts } = given.data;
    const returnUrl = finishVisit(desk, visit, {
      ...(institution === undefined ? {} : { institution }),
      ...(accounts === undefined ? {} : { accounts }),
    });
    return { returnUrl };
  });
}
