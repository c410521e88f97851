import { daysBetween } from "../../calendar/local-date.ts";
import { usableHardCredit } from "../credit/fraud-alert.ts";
import type { RecordedLien } from "../facts/application-facts.ts";
import type { KnownLien, KnownTradeline } from "../facts/credit-facts.ts";
import type { Facts } from "../facts/facts.ts";
import type { LineOfOurs } from "../facts/submission-facts.ts";
import { homeOf } from "../property/home.ts";

/** A mortgage is reported some weeks after its deed is recorded. */
const SAME_LOAN_DAYS = 75;

/** Every debt reported, as the hard report has it where there is one that may be used. */
export function reportedTradelines(facts: Facts): readonly KnownTradeline[] {
  const soft = facts.softCredit?.outcome === "HIT" ? facts.softCredit.report.tradelines : [];
  const hard = usableHardCredit(facts)?.report.tradelines ?? [];
  return [...new Map([...soft, ...hard].map((line) => [line.id, line])).values()];
}

/** An open mortgage or home equity account of the borrower; one on which they are an authorised user only is no debt of theirs. */
export const securesHome = ({ kind, isOpen, authorisedUser }: KnownTradeline): boolean =>
  (kind === "MORTGAGE" || kind === "HOME_EQUITY") && isOpen && !authorisedUser;

/**
 * The debts against the home, as the credit report and county records together show them, in order of position. What stands on
 * the report but not on record is listed too, after the recorded ones, for the borrower to confirm or deny; and what we lent on the home
 * ourselves, where neither shows it yet.
 */
export function foundLiens(facts: Facts): KnownLien[] {
  const tradelines = reportedTradelines(facts).filter(securesHome);
  const recorded = (homeOf(facts)?.recordedLiens ?? []).filter(({ releasedOn }) => releasedOn === null);
  const claimed = new Set<string>();
  const fromRecords = recorded
    .toSorted((a, b) => a.position - b.position)
    .map((lien): KnownLien => {
      const tradeline = tradelines.find((line) => !claimed.has(line.id) && isSameLoan(lien, line));
      if (tradeline) claimed.add(tradeline.id);
      return lienOf(lien, tradeline);
    });
  const onReportOnly = tradelines.filter(({ id }) => !claimed.has(id)).map((line) => lienOf(undefined, line));
  const shown = [...fromRecords, ...onReportOnly];
  const ours = (facts.linesOfOurs?.lines ?? [])
    .filter((line) => !shown.some((lien) => isShownAs(lien, line)))
    .map(ourLien);
  return [...shown, ...ours].map((lien, index) => ({ ...lien, position: index + 1 }));
}

const isShownAs = ({ openEnd, openedOn }: KnownLien, { signedOn }: LineOfOurs): boolean =>
  openEnd && openedOn !== null && Math.abs(daysBetween(openedOn, signedOn)) <= SAME_LOAN_DAYS;

const ourLien = ({ id, lender, signedOn, line, drawn, monthlyPayment }: LineOfOurs): KnownLien => ({
  id,
  lender,
  position: 1,
  balance: drawn,
  openEnd: true,
  limit: line,
  monthlyPayment,
  paidOffAtClosing: false,
  inForbearance: false,
  openedOn: signedOn,
  originalAmount: line,
  seenIn: "OURS",
});

function isSameLoan(lien: RecordedLien, line: KnownTradeline): boolean {
  if (lien.openEnd !== (line.limit !== null && line.kind === "HOME_EQUITY")) return false;
  return Math.abs(daysBetween(lien.recordedOn, line.openedOn)) <= SAME_LOAN_DAYS;
}

function lienOf(lien: RecordedLien | undefined, line: KnownTradeline | undefined): KnownLien {
  const openEnd = lien?.openEnd ?? (line?.kind === "HOME_EQUITY" && line.limit !== null);
  const original = lien?.originalAmount ?? null;
  return {
    id: line?.id ?? lien?.id ?? "",
    lender: line?.creditor ?? lien?.holder ?? "",
    position: lien?.position ?? 1,
    // County records do not know what is still owed; until the borrower says, all of it.
    balance: line?.balance ?? original ?? 0,
    openEnd,
    limit: openEnd ? (line?.limit ?? original) : null,
    monthlyPayment: line?.monthlyPayment ?? 0,
    paidOffAtClosing: false,
    inForbearance: line?.inForbearance ?? false,
    openedOn: line?.openedOn ?? lien?.recordedOn ?? null,
    originalAmount: original,
    ...(lien && { recordedId: lien.id }),
    seenIn: lien && line ? "BOTH" : lien ? "COUNTY" : "CREDIT",
  };
}
