/** What takes closing papers out of force that are drawn and not signed: a debt that counts from now on, another day, an answer, an account, a debt that counts no longer. */
export const redrawCauses = ["DEBTS", "DAY", "ANSWERS", "ACCOUNT", "LINE_GONE"] as const;
export type RedrawCause = (typeof redrawCauses)[number];
