import type { Queue } from "../pipeline/queues.ts";
import type { StaffActName } from "../staff/staff-acts.ts";

/** What can be done about what waits in a queue, the usual thing first. */
export const queueActs = {
  "fraud-alert": ["clear-fraud-alert"],
  ownership: ["accept-ownership"],
  underwriting: ["accept-home-condition", "decline"],
  watchlist: ["clear-watchlist"],
  delinquency: ["accept-delinquency", "decline"],
  income: ["record-income", "return-income-papers", "waive-pay-stubs"],
  "bank-account": ["accept-account", "refuse-account"],
  employment: ["confirm-employment"],
  identity: ["accept-identity", "ask-identity-again"],
  valuation: [],
  title: ["ask-title-again"],
  trust: ["accept-trust"],
  // Done to one of them, not to the application.
  signers: [],
  attorney: ["finish-attorney-review"],
  conditions: [],
  payoff: ["record-mailed-payoff"],
  paper: [],
  // A call of its own: it says what was returned.
  unwinding: [],
  deadline: [],
} as const satisfies Readonly<Record<Queue, readonly StaffActName[]>>;
