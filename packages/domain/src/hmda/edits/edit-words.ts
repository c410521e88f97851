import { sheetEdits } from "./sheet-edits.ts";

/** What the edits of the sheet and of the file as a whole ask. */
export const sheetAndFileWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sheetEdits.map(({ code, says }) => [code, says])),
  S304: "The sheet counts the rows.",
  S305: "No row is there twice.",
  S306: "No loan that was made is there twice.",
  Q600: "No identifier is there twice.",
};

/** What the edits of proportions ask. */
export const macroWords: Readonly<Record<string, string>> = {
  Q634: "Not nearly every purchase loan is made.",
  Q635: "At most 15 % of the applications were approved and not accepted.",
  Q636: "At most 30 % of the applications were withdrawn.",
  Q637: "At most 15 % of the applications were closed as incomplete.",
  Q638: "At least a fifth of the applications decided on led to a loan.",
  Q639: "Many preapprovals lead to some that were denied.",
  Q640: "At most a fifth of the incomes are below $10,000.",
};
