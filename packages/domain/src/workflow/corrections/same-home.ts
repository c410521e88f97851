import { FIRST_ROW_OF_CLOSING } from "../../journey/row-of.ts";
import { decide } from "../decide.ts";
import type { PolicyProof } from "../facts/closing-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { FactChange } from "./corrected.ts";
import { addressLeft } from "./former-home.ts";
import { valuerAnew } from "./home-anew.ts";
import { isNamedAnew } from "./home-limits.ts";

/**
 * The facts after a slip in the address of a home that stays the same parcel. Its value, debts, owners and title stand, and so does what
 * is signed. What goes by address is asked again where the county writes it otherwise than before: the flood zone and the insurers.
 */
export function homeReaddressed(
  file: LoanFile,
  { home, found }: NonNullable<Facts["lookedUpHome"]>,
  at: string,
): FactChange {
  const { facts } = file;
  const answers = { answers: { ...facts.answers, home }, lookedUpHome: undefined };
  // An agreement that is signed names the home as the county had it; the address for letters is no part of it.
  if (facts.closingSignedAt !== undefined) return answers;
  const isUnderWay = decide(file).row >= FIRST_ROW_OF_CLOSING;
  const isAnew = isNamedAnew(facts, found);
  return {
    ...answers,
    property: { outcome: "FOUND", parcels: [found], at },
    chosenParcelId: undefined,
    // A summary that nobody has signed yet is drawn with the right address; one that is signed said which home it is.
    ...(facts.additional &&
      facts.summarySignature === undefined && {
        summaryDocuments: undefined,
        additional: { ...facts.additional, at },
      }),
    ...(isAnew && {
      ...addressLeft(facts, at),
      homeCorrections: (facts.homeCorrections ?? 0) + 1,
      ...valuerAnew(facts),
      flood: undefined,
      hazardInsurance: askedAgain(facts.hazardInsurance, at),
      floodInsurance: askedAgain(facts.floodInsurance, at),
    }),
    // What was drawn, or is being drawn, names the home as it is not written any more; what was posted went to the wrong door.
    ...(isUnderWay &&
      (isAnew || facts.onPaper !== undefined) && {
        closingDocuments: undefined,
        closingDay: undefined,
        closingEdition: facts.closingEdition + 1,
      }),
  };
}

/** The same policy is looked for once more, without the borrower giving it again. */
const askedAgain = (proof: PolicyProof | undefined, at: string): PolicyProof | undefined =>
  proof && { policy: proof.policy, givenAt: at };
