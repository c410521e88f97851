import * as z from "zod";

/**
 * What people write on one line, such as a name: tidied of line breaks, of what is not seen and of what turns the direction of the words
 * beside it (Unicode's bidirectional controls), as it comes with what is pasted; at most so many characters, else the code "too-long".
 */
export const oneLine = (longest: number) => z.string().overwrite(onOneLine).max(longest, "too-long");

const onOneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
