import type { PlanRow } from "../../journey/plan-rows.ts";
import { rowOf } from "../../journey/row-of.ts";
import type { Moment, TimelineEntry } from "./moment.ts";

/** The row of the plan that each moment ends, and whose move it is until then. */
export const momentRows: Readonly<Record<Moment, { readonly row: PlanRow; readonly mover: TimelineEntry["mover"] }>> = {
  opened: { row: rowOf.profile, mover: "borrower" },
  "offer-chosen": { row: rowOf.choice, mover: "borrower" },
  submitted: { row: rowOf.submission, mover: "borrower" },
  "income-verified": { row: rowOf.income, mover: "borrower" },
  "identity-verified": { row: rowOf.identity, mover: "borrower" },
  "home-valued": { row: rowOf.valuation, mover: "borrower" },
  // What the law makes wait: copies of valuations, the Texas days.
  "signing-opens": { row: rowOf.signing, mover: "nobody" },
  "documents-signed": { row: rowOf.signing, mover: "borrower" },
  "others-signed": { row: rowOf.signers, mover: "others" },
  "attorney-reviewed": { row: rowOf.notary, mover: "lender" },
  "deed-notarised": { row: rowOf.notary, mover: "borrower" },
  "rescission-ends": { row: rowOf.rescission, mover: "nobody" },
  "hold-ends": { row: rowOf.rescission, mover: "nobody" },
  recorded: { row: rowOf.recording, mover: "county" },
  funded: { row: rowOf.money, mover: "lender" },
  "debts-paid": { row: rowOf.money, mover: "lender" },
};
