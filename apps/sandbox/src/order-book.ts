import type { Act } from "@gable/vendors/order-protocol.ts";
import { protocols, type VendorKind } from "@gable/vendors/protocols.ts";
import { z } from "zod";
import { dayOf } from "./days.ts";
import { shortWords } from "./faults.ts";
import { createForcedAnswers, type ForcedAnswer } from "./forced-answers.ts";
import type { Inbox } from "./inbox.ts";
import type { Scene } from "./scene.ts";
import { deferred, type Script } from "./script.ts";
import { nameFor } from "./seeded.ts";
import type { Vault } from "./vault.ts";
import { vendors } from "./vendors.ts";

/** An order as the sandbox keeps it. */
export interface Order {
  readonly id: string;
  /** The key that it was placed under; unknown of a visit that outlived a restart. */
  readonly key?: string;
  readonly kind: VendorKind;
  readonly act: string;
  readonly reference: string;
  readonly callbackUrl: string | undefined;
  readonly orderedAt: string;
  /** The request as it came, to tell a repetition from a misuse of the key. */
  readonly fingerprint: string;
  readonly said: Readonly<Record<string, string>>;
  revision: number;
  answer: unknown;
  readonly progress: unknown[];
  readonly events: OrderEvent[];
  /** How often the order was placed under its key. */
  placed: number;
}

/** Something that the lender is told of. */
export interface OrderEvent {
  readonly event: string;
  readonly status: "answered" | "pending";
  readonly revision: number;
  readonly answer?: unknown;
  readonly progress?: unknown;
  delivered: boolean;
}

export interface Placement {
  readonly kind: VendorKind;
  readonly key: string;
  readonly reference: string;
  readonly callbackUrl: string | undefined;
  readonly orderedAt: string;
  readonly request: { readonly act: string } & Readonly<Record<string, unknown>>;
  /** What would be answered at once is told later. */
  readonly isDeferred?: boolean;
}

export type Placed =
  | { readonly ok: true; readonly order: Order; readonly script: Script<unknown, unknown> | null }
  | { readonly ok: false; readonly status: 409 | 422; readonly code: string; readonly message: string };

export interface OrderBook {
  /** Takes an order; `script` is what is still to come of it, null for an order that was taken before. */
  place(placement: Placement): Promise<Placed>;
  find(kind: VendorKind, id: string): Order | undefined;
  /** Notes a step of the work and makes the event of it. */
  record(order: Order, step: { progress: unknown } | { answer: unknown }): OrderEvent;
  /** The order of a visit that outlived a restart. */
  adopt(order: Pick<Order, "id" | "kind" | "act" | "reference" | "callbackUrl" | "orderedAt">): Order;
  /** Answers the next orders of an act with this instead of the persona's own facts. */
  force(forced: ForcedAnswer): void;
  list(kind?: VendorKind): readonly Order[];
}

/** An order that has been forgotten is recomputed when it is placed again. */
const KEPT = 20_000;

interface World {
  readonly publicUrl: () => string;
  readonly vault: Vault;
  readonly inbox: Inbox;
}

/** The orders that all vendors of the sandbox have taken, and what they have said to each. */
export function createOrderBook(world: World): OrderBook {
  const orders = new Map<string, Order>();
  const forced = createForcedAnswers();
  const counts = new Map<string, number>();

  function countAnother(...words: readonly string[]): number {
    const key = words.join(" ");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  }

  function keep(order: Order): void {
    orders.set(order.id, order);
    for (const oldest of orders.keys()) {
      if (orders.size <= KEPT) break;
      orders.delete(oldest);
    }
  }

  return {
    async place(placement) {
      const { kind, request, reference } = placement;
      const id = nameFor("ord", kind, placement.key);
      const fingerprint = nameFor("req", reference, JSON.stringify(request));
      const known = orders.get(id);
      if (known !== undefined) {
        if (known.fingerprint !== fingerprint) return refuse(409, "key-reused", "This key was used for another order.");
        known.placed += 1;
        return { ok: true, order: known, script: null };
      }

      const { act: actName, ...fields } = request;
      const act = actOf(kind, actName);
      if (act === undefined) return refuse(422, "unknown-act", `${kind} cannot do "${actName}".`);
      const read = act.request.safeParse(fields);
      if (!read.success) return refuse(422, "invalid-request", z.prettifyError(read.error));

      const order = newOrder(id, placement, fingerprint, shortWords(fields));
      keep(order);
      const scene: Scene = {
        order: id,
        reference,
        callbackUrl: placement.callbackUrl,
        orderedAt: placement.orderedAt,
        today: dayOf(placement.orderedAt),
        nth: countAnother(kind, actName, reference),
        publicUrl: world.publicUrl(),
        vault: world.vault,
        inbox: world.inbox,
      };
      const played = forced.take(kind, actName) ?? (await play(kind, actName, read.data, scene));
      const script = placement.isDeferred ? deferred(played) : played;
      if (script.now !== undefined) {
        order.answer = checked(act.answer, script.now, `${kind} ${actName}`);
        order.revision = 1;
      }
      return { ok: true, order, script };
    },

    find: (kind, id) => {
      const order = orders.get(id);
      return order?.kind === kind ? order : undefined;
    },

    record(order, step) {
      const event = eventOf(order, step);
      if ("answer" in step) {
        order.revision = event.revision;
        order.answer = event.answer;
      } else order.progress.push(event.progress);
      order.events.push(event);
      return event;
    },

    adopt(given) {
      const order = orders.get(given.id) ?? {
        ...given,
        fingerprint: "",
        said: {},
        revision: 1,
        answer: undefined,
        progress: [],
        events: [],
        placed: 0,
      };
      keep(order);
      return order;
    },

    force(answer) {
      const act = actOf(answer.kind, answer.act);
      forced.add({ ...answer, answer: checked(act?.answer, answer.answer, `${answer.kind} ${answer.act}`) });
    },

    list: (kind) => [...orders.values()].filter((order) => kind === undefined || order.kind === kind),
  };
}

function newOrder(
  id: string,
  { kind, key, reference, callbackUrl, orderedAt, request }: Placement,
  fingerprint: string,
  said: Order["said"],
): Order {
  const { act } = request;
  const nothingYet = { revision: 0, answer: undefined, progress: [], events: [], placed: 1 };
  return { id, key, kind, act, reference, callbackUrl, orderedAt, fingerprint, said, ...nothingYet };
}

/** The event of one step: an answer counts as the next revision, progress as none. */
function eventOf(order: Order, step: { progress: unknown } | { answer: unknown }): OrderEvent {
  const act = actOf(order.kind, order.act);
  const what = `${order.kind} ${order.act}`;
  if ("answer" in step)
    return {
      event: nameFor("evt", order.id, `answer ${order.revision + 1}`),
      status: "answered",
      revision: order.revision + 1,
      answer: checked(act?.answer, step.answer, what),
      delivered: false,
    };
  return {
    event: nameFor("evt", order.id, `progress ${order.progress.length}`),
    status: "pending",
    revision: 0,
    progress: checked(act?.progress, step.progress, what),
    delivered: false,
  };
}

/** What an order of this kind may be for; undefined where the vendor does no such thing. */
export function actOf(kind: VendorKind, name: string): Act | undefined {
  const acts: Readonly<Record<string, Act>> = protocols[kind].acts;
  return Object.hasOwn(acts, name) ? acts[name] : undefined;
}

type Performance = (request: unknown, scene: Scene) => Script<unknown, unknown> | Promise<Script<unknown, unknown>>;

async function play(kind: VendorKind, act: string, request: unknown, scene: Scene): Promise<Script<unknown, unknown>> {
  // The request was read by the act's own schema a moment ago, which the compiler cannot follow across kinds.
  const acts = vendors[kind] as unknown as Readonly<Record<string, Performance>>;
  const perform = acts[act];
  if (perform === undefined) throw new TypeError(`nobody plays "${act}" of ${kind}`);
  return perform(request, scene);
}

/** The sandbox never says what the published protocol does not allow. */
function checked(schema: z.ZodType | undefined, content: unknown, what: string): unknown {
  if (schema === undefined) throw new TypeError(`${what} has nothing of this sort to say`);
  const read = schema.safeParse(content);
  if (!read.success) throw new TypeError(`${what}: ${z.prettifyError(read.error)}`);
  return read.data;
}

const refuse = (status: 409 | 422, code: string, message: string): Placed => ({ ok: false, status, code, message });
