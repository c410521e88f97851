/** What takes closing papers out of force that are drawn and not signed: a debt that counts from now on, another day, an answer, an account. */
export const redrawCauses = ["DEBTS", "DAY", "ANSWERS", "ACCOUNT"] as const;
export type RedrawCause = (typeof redrawCauses)[number];
