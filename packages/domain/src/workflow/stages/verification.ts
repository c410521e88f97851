import { incomePapers } from "../../income/income-papers.ts";
import { rowOf } from "../../journey/row-of.ts";
import { type Effect, type EffectKind, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";
import type { LinkVisit } from "../facts/verification-facts.ts";
import { hasConsent } from "../file-questions.ts";
import { debtsToPay } from "../payoff/debts-to-pay.ts";
import { isValueChallenged, needsPersonalValuation } from "../property/home.ts";
import { isTitleExpired, titleOrder } from "../property/title-standing.ts";
import { isTaken, type Stage } from "../stage.ts";
import { employmentOrder, openWorkMail, workMailOrder } from "../underwriting/employment-standing.ts";

const readings: Readonly<Record<LinkVisit["vendor"], EffectKind>> = {
  "income-link": "read-payroll",
  "bank-link": "read-bank-accounts",
  "tax-transcript": "read-tax-transcripts",
};

const underReading = ({ links }: Facts, purpose: LinkVisit["purpose"]): readonly LinkVisit[] =>
  links.filter((link) => link.purpose === purpose && link.state === "COMPLETED");

/** Reads what the borrower opened to a vendor. A bank shows accounts first, then what came in on them. */
const readingEffects = (links: readonly LinkVisit[]): readonly Effect[] =>
  links.map(({ uuid, vendor, item }) => effect(item ? "read-bank-transactions" : readings[vendor], uuid));

/**
 * What was opened to a vendor and nobody reads any more: a bank's accounts once they are read, or cannot be; a visit to a payroll account
 * that came to nothing once the income is shown in another way. Of an application that is over, all of it.
 */
export const accessToRelease = ({ links, incomeVerified }: Facts, isOver: boolean): readonly Effect[] =>
  links.flatMap(({ uuid, vendor, state, item, releasedAt }) => {
    if (releasedAt !== undefined) return [];
    if (vendor === "bank-link" && item !== undefined && (isOver || state !== "COMPLETED"))
      return [effect("release-bank-access", uuid)];
    const isRead = state === "READ" || !(isOver || incomeVerified);
    return vendor === "income-link" && !isRead ? [effect("release-payroll-access", uuid)] : [];
  });

const income: Stage = {
  row: rowOf.income,
  name: "income",
  done: ({ facts }) => facts.incomeVerified !== undefined,
  step: ({ facts }) => {
    if (underReading(facts, "INCOME").length > 0) return "WAITING_FOR_INCOME";
    // The client machine leads to the upload while stubs are missing.
    return payStubsMissing(facts) > 0 ? null : "INCOME_VERIFICATION";
  },
  effects: ({ facts }) => readingEffects(underReading(facts, "INCOME")),
};

/** How many pay stubs were asked for and have not come. */
export function payStubsMissing(facts: Facts): number {
  const { payStubs } = facts;
  if (!payStubs || payStubs.waivedBy) return 0;
  const given = incomePapers(facts).filter(
    ({ source, standing }) => source === "MANUAL_PAYSTUB" && standing !== "RETURNED",
  );
  return Math.max(0, payStubs.wanted - given.length);
}

const disbursementAccount: Stage = {
  row: rowOf.account,
  name: "disbursement account",
  done: ({ facts }) => {
    if (facts.channel.isCrypto) return facts.wallet !== undefined;
    const status = facts.disbursementCheck?.status;
    // A review by a person goes on beside the rest; no money leaves before it ends well.
    return facts.disbursementAccount !== undefined && (status === "VERIFIED" || status === "PENDING_REVIEW");
  },
  step: ({ facts }) =>
    facts.disbursementAccount || underReading(facts, "ACCOUNTS").length > 0
      ? "WAITING_FOR_ACCOUNT"
      : "DISBURSEMENT_ACCOUNT",
  effects: ({ facts }) => [
    ...readingEffects(underReading(facts, "ACCOUNTS")),
    ...(facts.disbursementAccount && !facts.disbursementCheck
      ? [effect("check-disbursement-account", facts.disbursementAccount.at)]
      : []),
  ],
};

const autopayAccount: Stage = {
  row: rowOf.repayment,
  name: "autopay account",
  applies: ({ facts }) => facts.channel.isCrypto !== true,
  done: ({ facts }) =>
    facts.payType === "MANUAL" || (facts.payType === "AUTOPAY" && facts.autopayAccount !== undefined),
  step: ({ facts }) => {
    if (underReading(facts, "ACCOUNTS").length > 0) return "WAITING_FOR_ACCOUNT";
    return facts.disbursementCheck?.status === "VERIFIED" ? "VERIFIED_AUTOPAY_ACCOUNT" : "AUTOPAY_ACCOUNT";
  },
  effects: ({ facts }) => readingEffects(underReading(facts, "ACCOUNTS")),
};

const employed = ({ answers }: Facts): boolean =>
  answers.employmentType === "FULL_TIME" || answers.employmentType === "PART_TIME";

const employment: Stage = {
  row: rowOf.employment,
  name: "employment",
  applies: ({ facts }) => employed(facts),
  done: ({ facts }) => facts.employment?.outcome === "CONFIRMED",
  // Asking an employer takes a person's time: only the look-up in the employers' database is waited for.
  step: ({ facts }) => (facts.employer && !facts.employment ? "WAITING_FOR_EMPLOYMENT" : "EMPLOYMENT_VERIFICATION"),
  effects: ({ facts }) => {
    if (!facts.employer) return [];
    if (!facts.employment) return [employmentOrder("confirm-employment", facts)];
    const mail = openWorkMail(facts);
    return [
      ...(facts.employment.outcome === "ASKED" ? [employmentOrder("ask-employer", facts)] : []),
      ...(mail && !mail.domain ? [workMailOrder(mail)] : []),
    ];
  },
};

const identity: Stage = {
  row: rowOf.identity,
  name: "identity",
  done: ({ facts }) => facts.identityChecks.at(-1)?.result?.outcome === "PASSED",
  step: ({ facts }) => {
    const last = facts.identityChecks.at(-1);
    return last && !last.result ? "WAITING_FOR_IDENTITY" : "IDENTITY_VERIFICATION";
  },
  effects: ({ facts }) => {
    const last = facts.identityChecks.at(-1);
    return last && !last.result ? [effect("check-identity", facts.identityChecks.length)] : [];
  },
};

/** The order that the plan calls for now; a look at a home that was named before comes too late. */
export const valuerOrder = ({ bpo, formerValuerOrders = 0 }: Facts): Effect =>
  effect("order-bpo", (bpo?.attempt ?? 0) + formerValuerOrders);

const bpo: Stage = {
  row: rowOf.valuation,
  name: "broker price opinion",
  applies: ({ facts }) => needsPersonalValuation(facts) || isValueChallenged(facts),
  done: ({ facts }) => facts.bpo?.status === "COMPLETE" && !isValueChallenged(facts),
  step: ({ facts }) => {
    if (facts.bpo?.status !== "ORDERED") return "BPO_ORDER_REQUEST";
    const { product, stage } = facts.bpo;
    if (product === "EVALUATION") return stage ? "NAV_RESI_EVAL_PROCESSING" : "NAV_RESI_EVAL_ORDERED";
    return stage ? "NAV_BPO_PROCESSING" : "NAV_BPO_ORDERED";
  },
  effects: ({ facts }) => (facts.bpo?.status === "ORDERED" ? [valuerOrder(facts)] : []),
  // A challenge is looked into at once, wherever the application stands.
  startsAhead: ({ facts }) => isValueChallenged(facts),
};

const finalTitle: Stage = {
  row: rowOf.finalTitle,
  name: "final title",
  done: ({ facts }) => facts.finalTitle?.clearToClose === true && !isTitleExpired(facts),
  step: ({ facts }) => {
    if (facts.finalTitle && !isTitleExpired(facts)) return null;
    return isTaken(facts, titleOrder(facts)) ? "FINAL_TITLE_PROCESSING" : "FINAL_TITLE_ORDERED";
  },
  effects: ({ facts }) => (facts.finalTitle && !isTitleExpired(facts) ? [] : [titleOrder(facts)]),
  startsAhead: ({ facts }) => facts.incomeVerified !== undefined,
};

const payoffs: Stage = {
  row: rowOf.payoffs,
  name: "payoffs",
  applies: ({ facts }) => debtsToPay(facts).length > 0,
  done: ({ facts }) => debtsToPay(facts).every(({ id }) => facts.payoffQuotes[id] !== undefined),
  step: () => "PAYOFF_REQUEST_PENDING",
  effects: ({ facts }) =>
    debtsToPay(facts)
      .filter(({ id }) => !facts.payoffQuotes[id])
      .map(({ id }) => effect("request-payoff", id)),
  startsAhead: ({ facts }) => facts.incomeVerified !== undefined,
};

const workOrder: Stage = {
  row: rowOf.payoffs,
  name: "work order",
  applies: ({ facts }) => facts.channel.merchantUuid !== undefined,
  done: ({ facts }) => facts.workOrderConfirmedAt !== undefined,
  step: () => "LIEN_MERCHANT_REVIEW",
};

const lienAttestation: Stage = {
  row: rowOf.payoffs,
  name: "lien attestation",
  applies: ({ facts }) => facts.channel.merchantUuid !== undefined,
  // The paper of it is there before documents are drawn; an earlier version drew none.
  done: ({ facts }) =>
    hasConsent(facts.consents, "LIEN_ATTESTATION") &&
    (facts.lienAttestation !== undefined || facts.closingDocuments !== undefined),
  step: () => "LIEN_ATTESTATION",
  effects: ({ facts }) =>
    hasConsent(facts.consents, "LIEN_ATTESTATION") && !facts.lienAttestation ? [effect("draw-lien-attestation")] : [],
};

/** Rows 13 to 20: everything that is checked before documents are drawn. */
export const verificationStages: readonly Stage[] = [
  income,
  disbursementAccount,
  autopayAccount,
  employment,
  identity,
  bpo,
  finalTitle,
  payoffs,
  workOrder,
  lienAttestation,
];
