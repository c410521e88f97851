import type { EffectKind } from "@gable/domain/workflow/effect.ts";
import { withoutRefusal } from "@gable/domain/workflow/refused-orders.ts";
import { withTaken } from "@gable/domain/workflow/taken-orders.ts";
import type { VendorRefused } from "@gable/vendors/vendor-errors.ts";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { advanceLocked } from "./advance.ts";
import { lockApplication, type StoredApplication } from "./application-store.ts";
import type { Change } from "./change.ts";

interface Work {
  readonly applicationUuid: string;
  readonly key: string;
  readonly kind: string;
}

/** A vendor's own word may be long, or not a word at all. */
const LONGEST_CODE = 60;

/** That a vendor does not take an order is a fact at its first refusal: people see it in a queue. It is asked on all the same. */
export async function recordRefusal(
  ctx: Context,
  { applicationUuid, key, kind }: Work,
  refused: VendorRefused,
): Promise<void> {
  await ctx.database.kysely.transaction().execute(async (trx) => {
    const stored = await lockApplication(ctx, trx, applicationUuid);
    const { refusedOrders = {} } = stored.file.facts;
    if (Object.hasOwn(refusedOrders, key)) return;
    const { kind: vendor, status } = refused;
    const code = refused.code.slice(0, LONGEST_CODE);
    await advanceLocked(ctx, trx, stored, { kind: "system" }, (_file, now) => ({
      event: "vendor-refused-order",
      facts: {
        refusedOrders: {
          ...refusedOrders,
          [key]: { kind: kind as EffectKind, vendor, status, code, at: now.toISOString() },
        },
      },
      detail: { vendor, status, code },
    }));
  });
}

/** The order was taken, and is answered later: nobody need look after it any more, and the plan may know that it is in hand. */
export async function recordTaking(
  ctx: Context,
  trx: Transaction,
  stored: StoredApplication,
  work: Work,
  order: string,
): Promise<void> {
  const { file } = stored;
  const at = ctx.clock.now(file.uuid).toISOString();
  const facts = { ...withoutRefusal(file.facts, work.key), ...withTaken(file, work, { order, at }) };
  if (Object.keys(facts).length === 0) return;
  await advanceLocked(ctx, trx, stored, { kind: "system" }, () => ({ event: "vendor-took-order", facts }));
}

/** What an answer changes, and that the order is not refused any more. */
export function tookOrder(
  facts: StoredApplication["file"]["facts"],
  key: string,
  change: Change | undefined,
): Change | undefined {
  const taken = withoutRefusal(facts, key);
  if (Object.keys(taken).length === 0) return change;
  return change ? { ...change, facts: { ...change.facts, ...taken } } : { event: "vendor-took-order", facts: taken };
}
