import type { ReplyOf } from "@gable/contract/call.ts";
import type { summary } from "@gable/contract/calls/disclosures.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import type { summaryWords } from "../app-summary.words.ts";

export type Summary = ReplyOf<typeof summary>;
export type Group = Summary["groups"][number];
type Line = Group["lines"][number];
type Words = Text<typeof summaryWords>;

/** What a line is called: by its lender or person too, where the same is asked of several; other income by its kind. */
export function nameOf({ name, of }: Line, words: Words): string {
  const word = wordOf(name, words);
  if (of === undefined) return word ?? name;
  return word === undefined ? of : `${of}: ${word}`;
}

/** What stands in a line: codes in words, dates as dates, everything else as it was said. */
export function valueOf({ name, value, typed }: Line, words: Words, f: Formats): string {
  if (name === "termYears") return words.years(Number(value));
  if (name === "birthDate") return f.date(value);
  return !typed && /^[A-Z_]{2,}$/.test(value) ? (wordOf(value, words) ?? value) : value;
}

/** The language in which a line's value stands whatever the reader's: that of the deed. */
export const languageOf = ({ name }: Line): "en" | undefined => (name === "onDeed" ? "en" : undefined);

function wordOf(key: string, words: Words): string | undefined {
  const word: unknown = (words as Readonly<Record<string, unknown>>)[key];
  return typeof word === "string" ? word : undefined;
}

const edits = {
  productSelect: paths.productSelect,
  startContact: paths.startContact,
  liens: paths.liens,
} as const;

/** The kind of correction that changes a line and can be made; what is changed on a screen of its own needs the summary open for it. */
export function correctionOf({ edit }: Line, { limits, signed }: Summary): CorrectionKind | undefined {
  if (edit === null) return undefined;
  const kind = edit in edits ? (signed ? "summary" : undefined) : edit;
  return limits.find((found) => found.kind === kind && found.limit === null)?.kind;
}

/** Where a line is changed; what is saved there leads back here. */
export function editOf({ edit }: Line, uuid: string): string | undefined {
  return edit !== null && edit in edits ? onHost(edits[edit as keyof typeof edits](uuid)) : undefined;
}
