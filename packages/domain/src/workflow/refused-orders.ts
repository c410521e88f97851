import type { StaffActName } from "../staff/staff-acts.ts";
import { decide } from "./decide.ts";
import type { EffectKind } from "./effect.ts";
import type { Facts, LoanFile, RefusedOrder } from "./facts/facts.ts";

export interface OpenRefusal extends RefusedOrder {
  /** Of the work that the plan calls for. */
  readonly key: string;
}

/** Orders that a vendor refused and that the plan still calls for, the oldest first: one that is not wanted any more is nobody's work. */
export function openRefusals(file: LoanFile): readonly OpenRefusal[] {
  const { refusedOrders } = file.facts;
  if (!refusedOrders) return [];
  const wanted = new Set(decide(file).effects.map(({ key }) => key));
  return Object.entries(refusedOrders)
    .filter(([key]) => wanted.has(key))
    .map(([key, refused]) => ({ key, ...refused }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Whether work of this kind is wanted and a vendor refuses it. */
export const isRefused = (file: LoanFile, kind: EffectKind): boolean =>
  openRefusals(file).some((refused) => refused.kind === kind);

/** A vendor took the order after all, or answered it. */
export function withoutRefusal(
  { refusedOrders }: Facts,
  key: string,
): Partial<Record<"refusedOrders", Facts["refusedOrders"]>> {
  if (!refusedOrders || !Object.hasOwn(refusedOrders, key)) return {};
  const { [key]: _taken, ...others } = refusedOrders;
  return { refusedOrders: Object.keys(others).length > 0 ? others : undefined };
}

/** What a person can find out in the vendor's place. For the rest what it objects to is put right, and the order sent again. */
export const byHand: { readonly [Kind in EffectKind]?: readonly StaffActName[] } = {
  "confirm-employment": ["confirm-employment"],
  "ask-employer": ["confirm-employment"],
  "check-work-mail": ["confirm-employment"],
  "read-payroll": ["record-income"],
  "read-tax-transcripts": ["record-income"],
  "check-identity": ["accept-identity", "ask-identity-again"],
  "check-disbursement-account": ["accept-account", "refuse-account"],
  "check-autopay-account": ["accept-autopay-account", "refuse-autopay-account"],
};

/** Whether the act takes the place of some vendor's work. */
export const isEverDoneByHand = (act: StaffActName): boolean =>
  Object.values(byHand).some((acts) => acts.includes(act));

export const isDoneByHand = (kind: EffectKind, act: StaffActName): boolean => byHand[kind]?.includes(act) ?? false;
