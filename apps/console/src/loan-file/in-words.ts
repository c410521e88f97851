import type { Words } from "@gable/domain/language.ts";
import { AssignedRole } from "@gable/domain/staff/assigned-roles.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { adverseActionReasons } from "@gable/domain/underwriting/adverse-action-reasons.ts";
import { type Language, useLanguage } from "@gable/ui/language/catalogue.tsx";
import { accountEventCodes } from "./codes/account-codes.words.ts";
import { documentCodes } from "./codes/document-codes.words.ts";
import { eventCodes } from "./codes/event-codes.words.ts";
import { factCodes } from "./codes/fact-codes.words.ts";
import { staffEventCodes } from "./codes/staff-event-codes.words.ts";
import { standingCodes } from "./codes/standing-codes.words.ts";

const reasonCodes = Object.entries(adverseActionReasons).map(([code, { words }]): [string, Words] => [code, words]);

const codes: ReadonlyMap<string, Words> = new Map<string, Words>([
  ...Object.entries(standingCodes),
  ...Object.entries(factCodes),
  ...Object.entries(documentCodes),
  ...Object.entries(eventCodes),
  ...Object.entries(staffEventCodes),
  ...Object.entries(accountEventCodes),
  ...reasonCodes,
]);

/** Names that are not written as other words are. */
const spellings: Readonly<Record<string, string>> = {
  fico: "FICO",
  vantagescore: "VantageScore",
};

/** A code of the records in the reader's words; undefined for one that has none. */
export const wordsOfCode = (code: string, language: Language): string | undefined => codes.get(code)?.[language];

/** A code of the records in the reader's words; a name that a vendor made up, such as that of a score, as it is read aloud. */
export function inWords(code: string, language: Language): string {
  const known = wordsOfCode(code, language);
  if (known !== undefined) return known;
  const words = code.toLowerCase().split(/[_-]+/);
  const text = words.map((word) => spellings[word] ?? word).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Happened {
  readonly type: string;
  /** The name of whom something was given to. */
  readonly assignee?: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What happened, in the reader's words; of something that was asked, with what it was; of what was given, to whom and as what. */
export function happened({ type, assignee = null, detail: { category, role } }: Happened, language: Language): string {
  if (type === "assigned") return wordsOfAssignment(assignee, AssignedRole.safeParse(role).data, language);
  const what = inWords(type, language);
  return typeof category === "string" ? `${what}: ${inWords(category, language)}` : what;
}

/** Who looks after it from then on; what was given before there were roles names none. */
function wordsOfAssignment(name: string | null, role: AssignedRole | undefined, language: Language): string {
  const as = role === undefined ? null : staffRoles[role][language].toLowerCase();
  if (name === null) return as === null ? inWords("assigned-to-nobody", language) : given.noneAs[language](as);
  return as === null ? given.to[language](name) : given.toAs[language](name, as);
}

const given = {
  to: { en: (name: string) => `Given to ${name}`, es: (name: string) => `Asignada a ${name}` },
  toAs: {
    en: (name: string, role: string) => `Given to ${name} as ${role}`,
    es: (name: string, role: string) => `Asignada a ${name} como ${role}`,
  },
  noneAs: { en: (role: string) => `Left with no ${role}`, es: (role: string) => `Quedó sin ${role}` },
};

/** `inWords` in the language of whoever reads the page. */
export function useInWords(): (code: string) => string {
  const language = useLanguage();
  return (code) => inWords(code, language);
}
