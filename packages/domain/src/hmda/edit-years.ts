/**
 * Years whose edits are published and built here. A register of another year is not checked, and so not made for a filing: edits change from
 * year to year (rule ), and those of one year say nothing of another.
 */
const yearsWithEdits: readonly number[] = [2026];

/** Whether the agency's edits of a calendar year are in the product: a register of another year cannot be checked. */
export const hasEdits = (year: number): boolean => yearsWithEdits.includes(year);

/** What is missing, for who asked for a register that cannot be checked. */
export const editsMissing = (year: number): string =>
  `The filing edits of ${year} are not part of this release: its register cannot be checked, and is not made. Edits are here for ${yearsWithEdits.join(", ")}.`;
