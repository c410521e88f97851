/** What somebody typed, as a field of the file may hold it: without what would end the field or the row. */
export const plainText = (typed: string): string => typed.replace(/[\s|\p{Cc}]+/gu, " ").trim();
