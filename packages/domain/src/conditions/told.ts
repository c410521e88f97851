import type { Language, Words } from "../language.ts";
import type { Condition } from "./condition.ts";

/** A text, and the language that it is in: the reader's only where the product worded it, or a person wrote in theirs. */
export interface Told {
  readonly text: string;
  readonly language: Language;
}

type Asked = Pick<Condition, "commentsToBorrower" | "inWords" | "writtenIn" | "xtraData">;

/** What is asked, in the words of the first time; null where nobody said anything. */
export const askedFirst = ({ commentsToBorrower, inWords, writtenIn, xtraData }: Asked, reader: Language) =>
  told(inWords?.asked, xtraData.askedFirst ?? commentsToBorrower, writtenIn, reader);

/** What was said of it last: why papers came back, else what is asked; null where nobody said anything. */
export const saidLast = (asked: Asked, reader: Language): Told | null =>
  asked.xtraData.askedFirst === undefined
    ? askedFirst(asked, reader)
    : told(asked.inWords?.returned, asked.commentsToBorrower, asked.writtenIn, reader);

/** Words of the product's in the reader's language, else what a person wrote as they wrote it. */
export function told(
  inWords: Words | undefined,
  text: string | null,
  writtenIn: Language | undefined,
  reader: Language,
): Told | null {
  if (inWords) return { text: inWords[reader], language: reader };
  return text === null ? null : { text, language: writtenIn ?? reader };
}
