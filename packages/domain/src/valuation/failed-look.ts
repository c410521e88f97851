import type { Facts } from "../workflow/facts/facts.ts";

/** Of the valuer: nobody could get to see the home. */
const NO_ACCESS = "no-access";

/**
 * Whose move it is where whoever was sent could not say what the home is worth; undefined where nobody was sent in vain. What kept them
 * from seeing it is known to the borrower alone, who orders again; for anything else a person at the lender finds another way.
 */
export function failedLook({ bpo }: Pick<Facts, "bpo">): "borrower" | "staff" | undefined {
  if (bpo?.status !== "NOT_POSSIBLE") return undefined;
  return bpo.reason === NO_ACCESS ? "borrower" : "staff";
}
