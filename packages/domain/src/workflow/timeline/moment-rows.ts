import type { Moment, TimelineEntry } from "./timeline.ts";

/** The row of the plan that each moment ends, and whose move it is until then. */
export const momentRows: Readonly<Record<Moment, { readonly row: number; readonly mover: TimelineEntry["mover"] }>> = {
  opened: { row: 1, mover: "borrower" },
  "offer-chosen": { row: 7, mover: "borrower" },
  submitted: { row: 12, mover: "borrower" },
  "income-verified": { row: 13, mover: "borrower" },
  "identity-verified": { row: 17, mover: "borrower" },
  "home-valued": { row: 18, mover: "borrower" },
  // What the law makes wait: copies of valuations, the Texas days.
  "signing-opens": { row: 22, mover: "nobody" },
  "documents-signed": { row: 22, mover: "borrower" },
  "others-signed": { row: 23, mover: "others" },
  "attorney-reviewed": { row: 24, mover: "lender" },
  "deed-notarised": { row: 24, mover: "borrower" },
  "rescission-ends": { row: 26, mover: "nobody" },
  "hold-ends": { row: 26, mover: "nobody" },
  recorded: { row: 27, mover: "county" },
  funded: { row: 28, mover: "lender" },
  "debts-paid": { row: 28, mover: "lender" },
};
