import type { Words } from "@gable/domain/language.ts";
import { adverseActionReasons } from "@gable/domain/underwriting/adverse-action-reasons.ts";
import { type Language, useLanguage } from "@gable/ui/language/catalogue.tsx";
import { documentCodes } from "./codes/document-codes.words.ts";
import { accountEventCodes } from "./codes/account-codes.words.ts";
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

/** A code of the records in the reader's words; a name that a vendor made up, such as that of a score, as it is read aloud. */
export function inWords(code: string, language: Language): string {
  const known = codes.get(code)?.[language];
  if (known !== undefined) return known;
  const words = code.toLowerCase().split(/[_-]+/);
  const text = words.map((word) => spellings[word] ?? word).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Happened {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What happened, in the reader's words; of something that was asked, with what it was. */
export function happened({ type, detail: { category } }: Happened, language: Language): string {
  const what = inWords(type, language);
  return typeof category === "string" ? `${what}: ${inWords(category, language)}` : what;
}

/** `inWords` in the language of whoever reads the page. */
export function useInWords(): (code: string) => string {
  const language = useLanguage();
  return (code) => inWords(code, language);
}
