import { ana, home } from "./sample-people.ts";

/** What a borrower stated about the lien of a contractor. */
export const sampleAttestation = {
  borrowerName: ana.name,
  property: home,
  contractor: "Harlow Porches",
  work: { description: "A porch along the south side, with its roof.", amount: 1_840_000 },
  statement:
    "I state that the contractor named here has not filed and will not file a lien against my home for this work.",
  textVersion: "2026-11-1",
  attestedOn: "2026-11-19",
};
