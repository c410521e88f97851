import { datePartsOf, type LocalDate } from "../calendar/local-date.ts";
import type { DocumentDifference } from "../identity/document-says.ts";
import { otherNames } from "../identity/other-names.ts";
import type { Words } from "../language.ts";
import type { Cents } from "../money/cents.ts";
import { formatAddress } from "../people/format-address.ts";
import { fullName } from "../people/full-name.ts";
import type { RegistrationDraft } from "../profile/registration.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import type { IdentityCheck } from "../workflow/facts/verification-facts.ts";
import { homeOf } from "../workflow/property/home.ts";
import { ownersByTitleAlone } from "../workflow/property/owners-by-title.ts";

/** What of the file a paper, or what somebody else says, is held against. */
export const comparedFacts = {
  NAME: { en: "Borrower’s name", es: "Nombre del solicitante" },
  SIGNER_NAME: { en: "Name", es: "Nombre" },
  OTHER_NAMES: { en: "Also goes by, as they say", es: "También se llama, según dice" },
  BOTH_MINE: { en: "They say that both names are theirs", es: "Dice que ambos nombres son suyos" },
  ID_RIGHT: { en: "They say that the ID is right", es: "Dice que lo correcto es la identificación" },
  SOMETHING_ELSE: { en: "What they say of the two names", es: "Lo que dice de los dos nombres" },
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
  TITLE_OWNERS: { en: "Owners, as the title company finds", es: "Dueños según la compañía de títulos" },
  OWNED_SINCE: { en: "Title changed hands", es: "Último cambio de dueño" },
  ACCOUNT_HOLDER: { en: "Account holder", es: "Titular de la cuenta" },
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

type Check = Pick<IdentityCheck, "result" | "explained">;

/** What the borrower's ID is held against, with what a machine read in it. */
export const comparedWithId = (facts: Facts, check: Check = {}): ComparedFact[] => [
  fact("NAME", nameOf(facts.answers), nameRead(check)),
  ...namesBeside(facts, check),
  ...bornAsRead(facts.answers.birthDate, check),
  fact("HOME", homeText(facts), { read: check.result?.addressRead ?? null }),
  ...standingOfId(check),
];

/** So the ID of somebody who signs beside the borrower; where they live is not known. */
export const comparedWithSignersId = (
  signer: Pick<SignerFacts, "name" | "birthDate" | "identityChecks">,
  check: Check = {},
): ComparedFact[] => [
  fact("SIGNER_NAME", fullName(signer.name), nameRead(check)),
  ...namesBeside(signer, check),
  ...bornAsRead(signer.birthDate, check),
  ...standingOfId(check),
];

/** Other names that somebody goes by: where they are the ones on the paper, whoever compares finds them here. */
export const otherNamesOf = (person: Parameters<typeof otherNames>[0]): ComparedFact[] =>
  otherNames(person).map((name) => fact("OTHER_NAMES", name));

const differsBy = (difference: DocumentDifference, { result }: Check): boolean =>
  result?.reason === difference || (result?.differences ?? []).includes(difference);

const nameRead = (check: Check) => ({
  read: check.result?.nameRead ?? null,
  differs: differsBy("name-differs", check),
});

const namesBeside = (person: Parameters<typeof otherNames>[0], { explained }: Check): ComparedFact[] => [
  ...otherNamesOf(person),
  ...(explained === undefined ? [] : [fact(explained.why, explained.note)]),
];

/** The date itself stays with the service. */
const bornAsRead = (birthDate: LocalDate | undefined, check: Check): ComparedFact[] => [
  fact("BIRTH_DATE", birthDate && "••/••/••••", { differs: differsBy("birth-date-differs", check) }),
];

function standingOfId(check: Check): ComparedFact[] {
  const isExpired = differsBy("expired", check);
  const goodUntil = check.result?.goodUntil;
  const read = goodUntil === undefined ? null : asWritten(goodUntil);
  return [
    ...(isExpired || read !== null ? [fact("GOOD_UNTIL", null, { read, differs: isExpired })] : []),
    ...(differsBy("check-digits", check) ? [fact("CHECK_DIGITS", null, { differs: true })] : []),
  ];
}

/** One row of a comparison: a fact as the file has it, and what was read of it. */
export function fact(
  name: ComparedFactName,
  said: string | null | undefined,
  more: Partial<Pick<ComparedFact, "cents" | "read" | "differs">> = {},
): ComparedFact {
  return { fact: name, said: said ?? null, cents: null, read: null, differs: false, ...more };
}

/** As papers of this country have a day: 3/12/2026. */
export function asWritten(date: LocalDate): string {
  const { year, month, day } = datePartsOf(date);
  return `${month}/${day}/${year}`;
}

export const nameOf = ({ name }: RegistrationDraft): string | null => (name ? fullName(name) : null);

/** In one line: as the county has it once the home is found, before that as the borrower typed it. */
export function homeText(facts: Facts): string | null {
  const address = homeOf(facts)?.address ?? facts.answers.home;
  return address ? formatAddress({ ...address, street2: address.street2 ?? null }) : null;
}

/** As the county spells them; null while the home is not found. */
export const ownersOf = (facts: Facts): string | null =>
  homeOf(facts)
    ?.owners.map(({ recordedName }) => recordedName)
    .join("; ") ?? null;

/** As the title company spells them, where it names somebody whom the county does not. */
export const ownersByTitle = (facts: Facts): string | null =>
  ownersByTitleAlone(facts).length === 0
    ? null
    : (facts.prequalTitle?.ownership?.owners.map(({ recordedName }) => recordedName).join("; ") ?? null);
