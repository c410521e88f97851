import type { DocumentType } from "../application/document-types.ts";
import type { LocalDate } from "../calendar/local-date.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { isAboutAutopay, isSettledByStaff, openConditions, papersGiven } from "../conditions/caused-conditions.ts";
import type { Condition } from "../conditions/condition.ts";
import { asksForId } from "../conditions/id-conditions.ts";
import { checksFor } from "../identity/asked-identity.ts";
import { unreadIncomePapers } from "../income/income-papers.ts";
import { statedAnnualIncome } from "../profile/registration.ts";
import type { StaffActName } from "../staff/staff-acts.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { homeOf } from "../workflow/property/home.ts";
import { vestingOf } from "../workflow/property/owners-by-title.ts";
import {
  asWritten,
  type ComparedFact,
  comparedWithId,
  fact,
  homeText,
  nameOf,
  otherNamesOf,
  ownersByTitle,
  ownersOf,
} from "./compared-facts.ts";

/** A paper that a person has to look at: what it is for, what it is held against, and what can be done about it. */
export interface PaperReview {
  readonly documentUuid: string;
  readonly type: DocumentType;
  readonly at: Instant;
  /** That it was sent for, where it was asked for. */
  readonly condition: Pick<Condition, "uuid" | "categoryEnum" | "commentsToBorrower"> | null;
  readonly compared: readonly ComparedFact[];
  /** The usual one first. Those on a condition name it. */
  readonly acts: readonly StaffActName[];
}

/** Every paper that waits for a person, in the order in which they came; each once. */
export function papersToReview(file: LoanFile): PaperReview[] {
  const found = [...identityPapers(file.facts), ...incomeReviews(file.facts), ...conditionPapers(file)];
  const once = new Map(found.toReversed().map((paper) => [paper.documentUuid, paper]));
  return [...once.values()].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function identityPapers(facts: Facts): PaperReview[] {
  const last = facts.identityChecks.at(-1);
  if (last?.result?.outcome !== "REVIEW") return [];
  const compared = comparedWithId(facts, last);
  return facts.identityDocuments
    .filter(({ uuid }) => last.documentUuids.includes(uuid))
    .map(({ uuid, type }) => ({
      documentUuid: uuid,
      type,
      at: last.submittedAt,
      condition: null,
      compared,
      acts: ["accept-identity", "ask-identity-again"],
    }));
}

function incomeReviews(facts: Facts): PaperReview[] {
  if (facts.incomeVerified) return [];
  const uploads = new Map(facts.uploads.map((upload) => [upload.documentUuid, upload]));
  return unreadIncomePapers(facts).map(({ documentUuid, at }) => {
    const { type = "USER_UPLOADED_PAYSTUB", datedOn } = uploads.get(documentUuid) ?? {};
    return {
      documentUuid,
      type,
      at,
      condition: null,
      compared: [...datedFacts(datedOn), ...comparedWith(facts, type)],
      acts: ["record-income", "return-income-papers"],
    };
  });
}

/** What decides a condition that the facts themselves ask for, beside returning its papers. */
const actOn: Readonly<Partial<Record<Condition["categoryEnum"], StaffActName>>> = {
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: "accept-ownership",
  REVIEW_TRUST_REQUIREMENTS: "accept-trust",
  BANK_ACCOUNT_FRAUD_REVIEW: "accept-account",
  GENERIC_DOCUMENT_REQUEST: "confirm-employment",
  PROPERTY_LEGAL_DESCRIPTION: "ask-title-again",
};

function conditionPapers(file: LoanFile): PaperReview[] {
  return (
    openConditions(file)
      // While income is being verified, stubs are read as what shows it.
      .filter(
        ({ uuid, categoryEnum }) => categoryEnum !== "HELOC_MANUAL_PAYSTUB_UPLOAD" || isSettledByStaff(file, uuid),
      )
      .flatMap((condition) => {
        const isOfPayments = isAboutAutopay(file, condition.uuid);
        const account = isOfPayments ? file.facts.autopayAccount : file.facts.disbursementAccount;
        const settles = isSettledByStaff(file, condition.uuid)
          ? "clear-condition"
          : isOfPayments
            ? "accept-autopay-account"
            : actOn[condition.categoryEnum];
        return papersGiven(file, condition).map(({ documentUuid, type, at, datedOn }) => ({
          documentUuid,
          type,
          at,
          condition: {
            uuid: condition.uuid,
            categoryEnum: condition.categoryEnum,
            commentsToBorrower: condition.commentsToBorrower,
          },
          compared: asksForId(condition.categoryEnum)
            ? comparedWithId(file.facts, checksFor(file.facts, condition.uuid).at(-1))
            : [...datedFacts(datedOn), ...comparedWith(file.facts, type, account)],
          acts: [...(settles ? [settles] : []), "return-papers" as const],
        }));
      })
  );
}

/** Written as stubs and statements have it, so that it is found among their words. */
function datedFacts(datedOn: LocalDate | undefined): ComparedFact[] {
  return datedOn === undefined ? [] : [fact("DATED_ON", asWritten(datedOn))];
}

/** What a paper of this kind is held against. Without what is not known. */
function comparedWith(facts: Facts, type: DocumentType, account = facts.disbursementAccount): ComparedFact[] {
  const { answers } = facts;
  const name = fact("NAME", nameOf(answers));
  const home = fact("HOME", homeText(facts));
  return [name, ...otherNamesOf(facts), ...factsOf(facts, type, account), home].filter(
    ({ said, cents }) => said !== null || cents !== null,
  );
}

function factsOf(facts: Facts, type: DocumentType, account: Facts["disbursementAccount"]): ComparedFact[] {
  const { answers, employer, finalTitle, liens } = facts;
  const { annualIncome, otherIncome = [] } = answers;
  switch (type) {
    case "USER_UPLOADED_PAYSTUB":
    case "W2":
    case "TAX_RETURN":
    case "AWARD_LETTER":
      return [
        fact("EMPLOYER", employer?.employerName ?? facts.incomeSources.at(-1)?.employerName),
        fact("STATED_INCOME", null, {
          cents: annualIncome === undefined ? null : statedAnnualIncome({ annualIncome, otherIncome }),
        }),
      ];
    case "BANK_STATEMENT":
      return [fact("BANK", account?.bankName), fact("ACCOUNT", account && `•••• ${account.accountNumber.slice(-4)}`)];
    case "OWNERSHIP_EVIDENCE":
      return [fact("RECORDED_OWNERS", ownersOf(facts)), fact("TITLE_OWNERS", ownersByTitle(facts))];
    case "CERTIFICATE_OF_TRUST":
      return [fact("RECORDED_OWNERS", ownersOf(facts)), fact("VESTING", vestingOf(facts))];
    case "PROPERTY_DESCRIPTION_SOURCE":
      return [
        fact("RECORDED_OWNERS", ownersOf(facts)),
        fact("LEGAL_DESCRIPTION", homeOf(facts)?.legalDescription),
        fact("TITLE_EXCEPTIONS", (finalTitle?.found?.texts ?? finalTitle?.exceptions)?.join("; ") || null),
      ];
    case "LIEN_PAYOFF_EVIDENCE":
      return (liens?.liens ?? []).flatMap(({ lender, balance, saidBalance }) =>
        saidBalance === undefined
          ? []
          : [
              fact("DEBT_HOLDER", lender),
              fact("DEBT_ON_RECORD", null, { cents: balance }),
              fact("DEBT_SAID", null, { cents: saidBalance }),
            ],
      );
    default:
      return employer ? [fact("EMPLOYER", employer.employerName)] : [];
  }
}
