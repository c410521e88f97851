import type { DisclosureDocument } from "../../application/document-types.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { hasConsent, hasReceived } from "../file-questions.ts";
import { homeOf } from "../property/home.ts";
import { adverseActionOf } from "./adverse-action.ts";
import { counsellorBasis, counsellorOrder, isOfFormerHome } from "./counsellor-list.ts";
import { counterofferOf } from "./counteroffer.ts";
import { isFirstLien } from "./first-lien.ts";
import { groundOf } from "./grounds.ts";
import { ownerNoticeEffect, ownerNoticesDue } from "./owner-notices.ts";
import { type ScoreNotice, scoreNoticeOf } from "./score-notice.ts";

/** A notice that must reach the borrower, on the ground that calls for it. */
export interface Notice {
  readonly kind: DisclosureDocument;
  /** While it is the same, one notice is enough. */
  readonly basis: string;
}

interface NoticeRule {
  readonly kind: DisclosureDocument;
  /** Where the duty comes from. */
  readonly source: string;
  /** The ground on which it must be given now; undefined while there is none. */
  readonly basis: (file: LoanFile) => string | undefined;
}

const ONCE = "once";
const onceIf = (holds: boolean): string | undefined => (holds ? ONCE : undefined);

function basisOf(facts: Facts, kind: ScoreNotice["kind"]): string | undefined {
  const owed = scoreNoticeOf(facts);
  return owed?.kind === kind ? owed.basis : undefined;
}

/**
 * What the facts alone call for, whatever row the plan stands at: written in the background as soon as the ground exists. Papers that
 * hold the journey up (early disclosures, summary, flood notice, closing package) are effects of their rows instead.
 */
export const noticeRules = [
  {
    kind: "GLBA_NOTICE",
    source: "12 CFR 1016.4(a)(1)",
    basis: ({ facts }) => onceIf(facts.receivedAt !== undefined && !isGivenOtherwise(facts, "GLBA_NOTICE")),
  },
  {
    kind: "SOFT_CREDIT_AUTHORIZATION",
    source: "15 USC 1681b(a)(2)",
    basis: ({ facts }) => onceIf(facts.softCredit !== undefined && hasConsent(facts.consents, "SOFT_CREDIT")),
  },
  {
    kind: "HARD_CREDIT_AUTHORIZATION",
    source: "15 USC 1681b(a)(2)",
    basis: ({ facts }) => onceIf(facts.submittedAt !== undefined && hasConsent(facts.consents, "HARD_CREDIT")),
  },
  {
    kind: "CREDIT_SCORE_NOTICE",
    source: "12 CFR 1022.74(d); 15 USC 1681g(g)",
    basis: ({ facts }) => basisOf(facts, "CREDIT_SCORE_NOTICE"),
  },
  {
    kind: "NO_CREDIT_SCORE_NOTICE",
    source: "12 CFR 1022.74(f)",
    basis: ({ facts }) => basisOf(facts, "NO_CREDIT_SCORE_NOTICE"),
  },
  {
    kind: "COUNSELLOR_LIST",
    source: "12 CFR 1024.20(a)",
    basis: ({ facts }) => counsellorBasis(facts),
  },
  {
    kind: "RIGHT_TO_RECEIVE_VALUATION",
    source: "12 CFR 1002.14(a)(2)",
    basis: ({ facts }) => onceIf(isFirstLien(facts) && homeOf(facts) !== undefined),
  },
  {
    kind: "VALUATION_COPY",
    source: "12 CFR 1002.14(a)(1)",
    basis: ({ facts }) => groundOf.VALUATION_COPY(facts),
  },
  {
    kind: "TEXAS_50G_NOTICE",
    source: "Tex. Const. art. XVI s.50(g); 7 TAC 153.51",
    basis: ({ facts }) => groundOf.TEXAS_50G_NOTICE(facts),
  },
  {
    kind: "TEXAS_FINAL_ITEMIZATION",
    source: "Tex. Const. art. XVI s.50(a)(6)(M)(ii); 7 TAC 153.13",
    basis: ({ facts }) => groundOf.TEXAS_FINAL_ITEMIZATION(facts),
  },
  {
    kind: "ILLINOIS_REINVESTMENT_NOTICE",
    source: "205 ILCS 735/35-20",
    basis: ({ facts }) => onceIf(facts.receivedAt !== undefined && homeOf(facts)?.address.state === "IL"),
  },
  {
    kind: "COUNTEROFFER_NOTICE",
    source: "12 CFR 1002.9(a)(1)(i), (iv)",
    basis: (file) => counterofferOf(file)?.basis,
  },
  {
    kind: "ADVERSE_ACTION_NOTICE",
    source: "12 CFR 1002.9(a)(1), (2), (b); 15 USC 1681m(a), (b)",
    basis: (file) => adverseActionOf(file)?.basis,
  },
  {
    kind: "INCOMPLETENESS_NOTICE",
    source: "12 CFR 1002.9(c)(2)",
    basis: ({ facts }) => facts.incompleteness?.at,
  },
] as const satisfies readonly NoticeRule[];

export type NoticeKind = (typeof noticeRules)[number]["kind"];

/** Every notice that is called for and has not reached the borrower. */
export function noticesDue(file: LoanFile): readonly (Notice & { readonly kind: NoticeKind })[] {
  // Before a name and a home there is nobody to write to.
  if (!file.facts.answers.name || !file.facts.answers.home) return [];
  return noticeRules.flatMap(({ kind, basis }) => {
    const ground = basis(file);
    return ground === undefined || wasGiven(file.facts, { kind, basis: ground }) ? [] : [{ kind, basis: ground }];
  });
}

/** The work of writing them, and of finding what has to be in them. */
export function noticeEffects(file: LoanFile): readonly Effect[] {
  const isOpen = file.facts.receivedAt !== undefined && !file.facts.lapsedAt && !file.facts.withdrawn;
  const counsellors = isOpen && isListMissing(file.facts) ? [counsellorOrder(file.facts)] : [];
  return [...counsellors, ...noticesDue(file).map(noticeEffect), ...ownerNoticesDue(file.facts).map(ownerNoticeEffect)];
}

const isListMissing = (facts: Facts): boolean => !facts.counsellors || isOfFormerHome(facts);

/** The order to write it, known by its ground: the same notice is never written twice for one. */
export const noticeEffect = ({ kind, basis }: Notice): Effect => effect("write-notice", kind, basis);

/** Whether this notice, on this ground, was delivered. */
export const wasGiven = ({ deliveries }: Facts, { kind, basis }: Notice): boolean =>
  deliveries.some((delivery) => delivery.documentKind === kind && delivery.basis === basis);

/** Delivered before the application, with everything that goes with the blank form. */
const isGivenOtherwise = (facts: Facts, kind: string): boolean =>
  hasReceived(facts, kind) && !wasGiven(facts, { kind: "GLBA_NOTICE", basis: ONCE });
