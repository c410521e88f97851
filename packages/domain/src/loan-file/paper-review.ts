import type { DocumentType } from "../application/document-types.ts";
import { datePartsOf, type LocalDate } from "../calendar/local-date.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { isAboutAutopay, isSettledByStaff, openConditions, papersGiven } from "../conditions/caused-conditions.ts";
import type { Condition } from "../conditions/condition.ts";
import { asksForId } from "../conditions/id-conditions.ts";
import { checksFor } from "../identity/asked-identity.ts";
import type { DocumentDifference } from "../identity/document-says.ts";
import { unreadIncomePapers } from "../income/income-papers.ts";
import type { Words } from "../language.ts";
import type { Cents } from "../money/cents.ts";
import { formatAddress } from "../people/format-address.ts";
import { fullName } from "../people/full-name.ts";
import { type RegistrationDraft, statedAnnualIncome } from "../profile/registration.ts";
import type { StaffActName } from "../staff/staff-acts.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { homeOf } from "../workflow/home.ts";

/** What of the file a paper is held against. */
export const comparedFacts = {
  NAME: { en: "Borrower’s name", es: "Nombre del solicitante" },
  BIRTH_DATE: { en: "Birth date", es: "Fecha de nacimiento" },
  GOOD_UNTIL: { en: "Still valid", es: "Vigente" },
  CHECK_DIGITS: { en: "Check digits", es: "Dígitos de control" },
  EMPLOYER: { en: "Employer", es: "Empleador" },
  STATED_INCOME: { en: "Stated income, a year", es: "Ingresos declarados, al año" },
  BANK: { en: "Bank", es: "Banco" },
  DATED_ON: { en: "Dated, as the borrower says", es: "Fecha, según el solicitante" },
  ACCOUNT: { en: "Account, last four", es: "Cuenta, últimos cuatro" },
  HOME: { en: "Home", es: "Vivienda" },
  RECORDED_OWNERS: { en: "Owners on county record", es: "Dueños según el condado" },
  VESTING: { en: "Title is held", es: "Forma de titularidad" },
  LEGAL_DESCRIPTION: { en: "Legal description", es: "Descripción legal" },
  TITLE_EXCEPTIONS: { en: "What the title company found", es: "Lo que halló la compañía de títulos" },
  DEBT_HOLDER: { en: "Creditor", es: "Acreedor" },
  DEBT_ON_RECORD: { en: "Balance on record", es: "Saldo registrado" },
  DEBT_SAID: { en: "Balance, as the borrower says", es: "Saldo, según el solicitante" },
} as const satisfies Readonly<Record<string, Words>>;
export type ComparedFactName = keyof typeof comparedFacts;
export const comparedFactNames = Object.keys(comparedFacts) as ComparedFactName[];

/** Only who may see credit sees these. */
export const creditFacts: ReadonlySet<ComparedFactName> = new Set<ComparedFactName>([
  "STATED_INCOME",
  "DEBT_HOLDER",
  "DEBT_ON_RECORD",
  "DEBT_SAID",
]);

export interface ComparedFact {
  readonly fact: ComparedFactName;
  /** As the file has it, personal fields masked; null where only what was read is of interest. */
  readonly said: string | null;
  /** In place of words: an amount. */
  readonly cents: Cents | null;
  /** What was read by machine in the paper; null where nothing was. */
  readonly read: string | null;
  /** The machine found that the two differ. */
  readonly differs: boolean;
}

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

type Checked = NonNullable<Facts["identityChecks"][number]["result"]>;

function identityPapers(facts: Facts): PaperReview[] {
  const last = facts.identityChecks.at(-1);
  if (last?.result?.outcome !== "REVIEW") return [];
  const compared = comparedWithId(facts, last.result);
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

/** What an ID is held against, with what a machine read in it. */
function comparedWithId(facts: Facts, { differences = [], nameRead }: Partial<Checked>): ComparedFact[] {
  const differs = (difference: DocumentDifference) => differences.includes(difference);
  return [
    fact("NAME", nameOf(facts.answers), { read: nameRead ?? null, differs: differs("name-differs") }),
    fact("BIRTH_DATE", facts.answers.birthDate && "••/••/••••", { differs: differs("birth-date-differs") }),
    fact("HOME", homeText(facts)),
    ...(differs("expired") ? [fact("GOOD_UNTIL", null, { differs: true })] : []),
    ...(differs("check-digits") ? [fact("CHECK_DIGITS", null, { differs: true })] : []),
  ];
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
            ? comparedWithId(file.facts, checksFor(file.facts, condition.uuid).at(-1)?.result ?? {})
            : [...datedFacts(datedOn), ...comparedWith(file.facts, type, account)],
          acts: [...(settles ? [settles] : []), "return-papers" as const],
        }));
      })
  );
}

function fact(
  name: ComparedFactName,
  said: string | null | undefined,
  more: Partial<Pick<ComparedFact, "cents" | "read" | "differs">> = {},
): ComparedFact {
  return { fact: name, said: said ?? null, cents: null, read: null, differs: false, ...more };
}

/** Written as stubs and statements have it, so that it is found among their words. */
function datedFacts(datedOn: LocalDate | undefined): ComparedFact[] {
  if (datedOn === undefined) return [];
  const { year, month, day } = datePartsOf(datedOn);
  return [fact("DATED_ON", `${month}/${day}/${year}`)];
}

const nameOf = ({ name }: RegistrationDraft): string | null => (name ? fullName(name) : null);

function homeText(facts: Facts): string | null {
  const address = homeOf(facts)?.address ?? facts.answers.home;
  return address ? formatAddress({ ...address, street2: address.street2 ?? null }) : null;
}

const ownersOf = (facts: Facts): string | null =>
  homeOf(facts)
    ?.owners.map(({ recordedName }) => recordedName)
    .join("; ") ?? null;

/** What a paper of this kind is held against. Without what is not known. */
function comparedWith(facts: Facts, type: DocumentType, account = facts.disbursementAccount): ComparedFact[] {
  const { answers } = facts;
  const name = fact("NAME", nameOf(answers));
  const home = fact("HOME", homeText(facts));
  return [name, ...factsOf(facts, type, account), home].filter(({ said, cents }) => said !== null || cents !== null);
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
      return [fact("RECORDED_OWNERS", ownersOf(facts))];
    case "CERTIFICATE_OF_TRUST":
      return [fact("RECORDED_OWNERS", ownersOf(facts)), fact("VESTING", homeOf(facts)?.vesting)];
    case "PROPERTY_DESCRIPTION_SOURCE":
      return [
        fact("RECORDED_OWNERS", ownersOf(facts)),
        fact("LEGAL_DESCRIPTION", homeOf(facts)?.legalDescription),
        fact("TITLE_EXCEPTIONS", finalTitle?.exceptions.join("; ") || null),
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
