import * as z from "zod";

/**
 * What people write on one line, such as a name: tidied of line breaks, of what is not seen and of what turns the direction of the words
 * beside it (Unicode's bidirectional controls), as it comes with what is pasted; at most so many characters, else the code "too-long".
 */
export const oneLine = (longest: number) => z.string().overwrite(onOneLine).max(longest, "too-long");

/** What people write in one or several lines: tidied as one line is, but for its line breaks. */
export const paragraph = (longest: number) => z.string().overwrite(withoutUnseen).max(longest, "too-long");

const withoutUnseen = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();

const onOneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
