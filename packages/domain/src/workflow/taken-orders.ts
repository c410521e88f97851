import type { Instant } from "../calendar/zoned-time.ts";
import { decide } from "./decide.ts";
import type { EffectKind } from "./effect.ts";
import type { LoanFile, TakenOrder } from "./facts/facts.ts";

/** Work of which the borrower's step tells apart whether it is ordered, or in the vendor's hands. */
const toldApart: ReadonlySet<EffectKind> = new Set<EffectKind>(["update-title", "disburse"]);

/**
 * That a vendor has taken an order and answers later; nothing where the plan makes no difference of it, knows it, or wants the order no
 * more. One order of a kind is in hand at a time: the one before is over.
 */
export function withTaken(
  file: LoanFile,
  { key, kind }: { readonly key: string; readonly kind: string },
  { order, at }: { readonly order: string; readonly at: Instant },
): { readonly takenOrders?: Readonly<Record<string, TakenOrder>> } {
  const wanted = decide(file).effects.find((effect) => effect.key === key && effect.kind === kind);
  const { takenOrders = {} } = file.facts;
  if (!wanted || !toldApart.has(wanted.kind) || Object.hasOwn(takenOrders, key)) return {};
  const others = Object.entries(takenOrders).filter(([, taken]) => taken.kind !== wanted.kind);
  return { takenOrders: { ...Object.fromEntries(others), [key]: { kind: wanted.kind, order, at } } };
}
