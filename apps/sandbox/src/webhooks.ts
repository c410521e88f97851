import { protocolHeaders } from "@gable/vendors/order-protocol.ts";
import { signWebhook } from "@gable/vendors/webhook-signature.ts";
import type { Faults } from "./faults.ts";
import type { Order, OrderEvent } from "./order-book.ts";

export interface Webhooks {
  /** Tells the lender; tries again for about half a minute while nobody takes it. */
  post(order: Order, event: OrderEvent): Promise<void>;
  /** Tells as another interface does, in the same patience; `sign` gives the headers anew for each attempt. */
  postSigned(url: string, body: string, sign: () => Promise<Record<string, string>>): Promise<void>;
  /** Tells again what the lender has not taken. */
  postUndelivered(order: Order): void;
  /** Gives up what is still to be told. */
  close(): Promise<void>;
}

const LATE_MS = 6_000;
const OVERTAKING_MS = 2_500;
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** Delivers vendors' events to whoever ordered, signed, in order and once, unless a fault says otherwise. */
export function createWebhooks({ secret, faults }: { secret: string; faults: Faults }): Webhooks {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  /** An event held back until the next one has overtaken it. */
  const heldBack = new Map<string, () => Promise<void>>();

  async function deliver(order: Order, event: OrderEvent, signAs = secret, signedMsAgo = 0): Promise<void> {
    const url = order.callbackUrl;
    if (url === undefined) return;
    const { delivered: _, ...content } = event;
    const body = JSON.stringify({
      kind: order.kind,
      act: order.act,
      order: order.id,
      key: order.key,
      reference: order.reference,
      at: new Date().toISOString(),
      ...content,
    });
    for (const pauseMs of [...pausesMs, null]) {
      const headers = {
        "content-type": "application/json",
        [protocolHeaders.signature]: signWebhook(body, signAs, Date.now() - signedMsAgo),
      };
      if (await isTaken(url, headers, body, closing.signal)) {
        if (signAs === secret && signedMsAgo === 0) event.delivered = true;
        return;
      }
      if (pauseMs === null || closing.signal.aborted || signAs !== secret || signedMsAgo > 0) return;
      await rest(pauseMs, closing.signal);
    }
  }

  async function post(order: Order, event: OrderEvent): Promise<void> {
    if (order.callbackUrl === undefined) return;
    const struck = faults.strikeWebhook(order);
    switch (struck?.fault) {
      case undefined:
        await deliver(order, event);
        break;
      case "duplicate":
        await deliver(order, event);
        await deliver(order, event);
        break;
      case "late":
        await rest(struck?.delayMs ?? LATE_MS, closing.signal);
        await deliver(order, event);
        break;
      case "bad-signature":
        await deliver(order, event, `not ${secret}`);
        break;
      case "replayed":
        await deliver(order, event);
        await deliver(order, event, secret, 3_600_000);
        break;
      case "out-of-order":
        heldBack.set(order.id, () => deliver(order, event));
        // Where no other event follows, it is merely late.
        void track(rest(OVERTAKING_MS, closing.signal).then(() => release(order)));
        return;
      case "lost":
        return;
      default:
        struck?.fault satisfies undefined;
    }
    await release(order);
  }

  async function release(order: Order): Promise<void> {
    const overtaken = heldBack.get(order.id);
    heldBack.delete(order.id);
    await overtaken?.();
  }

  function track(work: Promise<void>): Promise<void> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  async function postSigned(url: string, body: string, sign: () => Promise<Record<string, string>>): Promise<void> {
    for (const pauseMs of [...pausesMs, null]) {
      const headers = { "content-type": "application/json", ...(await sign()) };
      if (await isTaken(url, headers, body, closing.signal)) return;
      if (pauseMs === null || closing.signal.aborted) return;
      await rest(pauseMs, closing.signal);
    }
  }

  return {
    post: (order, event) => track(post(order, event)),
    postSigned: (url, body, sign) => track(postSigned(url, body, sign)),
    postUndelivered(order) {
      for (const event of order.events.filter(({ delivered }) => !delivered)) void track(deliver(order, event));
    },
    async close() {
      closing.abort();
      await Promise.allSettled(underWay);
    },
  };
}

async function isTaken(
  url: string,
  headers: Record<string, string>,
  body: string,
  closing: AbortSignal,
): Promise<boolean> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(10_000)]);
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", finish);
  });
}
