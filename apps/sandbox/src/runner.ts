import { chooseDelay, type Delays } from "./delays.ts";
import type { Order, OrderBook } from "./order-book.ts";
import type { Step } from "./script.ts";
import type { Webhooks } from "./webhooks.ts";

export interface Runner {
  /** Lets what is still to come of an order happen, step by step. */
  run(order: Order, steps: readonly Step<unknown, unknown>[]): void;
  close(): void;
}

/** The steps happen on time whether or not the lender takes the events; the events of an order are told one after another. */
export function createRunner({
  book,
  webhooks,
  delays,
}: {
  book: OrderBook;
  webhooks: Webhooks;
  delays: () => Delays;
}): Runner {
  const timers = new Set<NodeJS.Timeout>();

  function schedule(order: Order, steps: readonly Step<unknown, unknown>[], told: Promise<void>): void {
    const [step, ...rest] = steps;
    if (step === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const event = book.record(order, step);
      const next = told.then(() => webhooks.post(order, event));
      schedule(order, rest, next);
    }, chooseDelay(delays().eventMs));
    timers.add(timer);
  }

  return {
    run: (order, steps) => schedule(order, steps, Promise.resolve()),
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
