import type { Queue } from "../pipeline/queues.ts";
import type { StaffActName } from "../staff/staff-acts.ts";

/** What can be done about what waits in a queue, the usual thing first. */
export const queueActs = {
  "fraud-alert": ["clear-fraud-alert", "decline"],
  credit: ["ask-bureau-again", "correct-answers", "decline"],
  ownership: ["accept-ownership", "decline"],
  underwriting: ["accept-home-condition", "decline"],
  "same-home": ["settle-other-application", "decline"],
  watchlist: ["clear-watchlist", "find-watchlist-match", "agree-to-watchlist-match"],
  "sanctions-report": ["record-sanctions-report"],
  delinquency: ["accept-delinquency", "decline"],
  income: ["answer-deposits", "record-income", "return-income-papers", "decline"],
  "bank-account": ["accept-account", "refuse-account"],
  "autopay-account": ["accept-autopay-account", "refuse-autopay-account"],
  employment: ["confirm-employment", "decline"],
  identity: ["accept-identity", "ask-identity-again", "decline"],
  valuation: ["order-valuation", "decline"],
  title: ["ask-title-again", "decline"],
  trust: ["accept-trust", "decline"],
  // Done to one of them, not to the application.
  signers: [],
  "closing-office": ["free-office-visit"],
  insurance: ["accept-policy", "return-policy"],
  attorney: ["finish-attorney-review"],
  notary: ["record-notary-call"],
  "late-papers": ["ask-after-papers", "end-notary-visit"],
  conditions: [],
  recording: ["record-deed-again"],
  // Each is about one debt.
  "payoff-figures": [
    "accept-payoff-amount",
    "ask-payoff-again",
    "leave-debt-unpaid",
    "agree-to-payoff-act",
    "refuse-payoff-act",
    "bear-shortfall",
    "agree-to-bear-shortfall",
    "refuse-to-bear-shortfall",
  ],
  // Each with the figures that it is about.
  release: ["prepare-release", "approve-release", "send-release-back"],
  payoff: [
    "record-mailed-payoff",
    "send-payoff-again",
    "correct-payee",
    "approve-payee",
    "leave-debt-unpaid",
    "agree-to-payoff-act",
    "refuse-payoff-act",
  ],
  // Each is about letters that go, or originals that come back.
  paper: ["record-posted", "book-office-visit", "confirm-originals", "draw-closing-again"],
  // A call of its own: it says what was returned.
  unwinding: [],
  "vendor-orders": ["send-order-again"],
  // It goes out by itself once what keeps it back is mended: a service that is down, a letter that is to be posted.
  notices: [],
  // A notice of incompleteness goes out by itself where the borrower has the next move.
  deadline: ["decline"],
} as const satisfies Readonly<Record<Queue, readonly StaffActName[]>>;
