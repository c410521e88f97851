import { oneLine } from "../one-line.ts";
import { inPaperLetters, PAPER_LINE } from "./paper-letters.ts";

/**
 * A name that is written on our paper, or to which money goes, of somebody who is no person of the application: tidied of what is not seen
 * and written in the letters that a document can be set in. Codes "too-long" and "paper-letters".
 */
export const paperLine = (longest: number) =>
  oneLine(longest)
    .overwrite((text) => inPaperLetters(text).replaceAll("\u2011", "-"))
    .regex(PAPER_LINE, "paper-letters");
