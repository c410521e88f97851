import type { CreditBureau, CreditScore } from "../credit-score.ts";
import type { Signer } from "../placed-field.ts";

export const ana: Signer = { id: "signer-ana", role: "borrower", name: "Ana María Rivera" };
export const luis: Signer = { id: "signer-luis", role: "additional-signer", name: "Luis Ortega" };
export const notary: Signer = { id: "notary-1", role: "notary", name: "Dana Whitfield" };
export const closer: Signer = { id: "closer-1", role: "lender", name: "Morgan Lee" };

export const home = { street1: "12 Maple Street", street2: null, city: "Morristown", state: "NJ", zip: "07960" };
export const ranch = { street1: "804 Bluebonnet Lane", street2: null, city: "Austin", state: "TX", zip: "78704" };

export const bureau: CreditBureau = {
  name: "TransUnion",
  address: { street1: "P.O. Box 1000", street2: null, city: "Chester", state: "PA", zip: "19016" },
  phone: "1-800-916-8800",
  website: "transunion.com",
};

export const score: CreditScore = {
  score: 742,
  model: "VantageScore 4.0",
  createdOn: "2026-11-19",
  lowest: 300,
  highest: 850,
  keyFactors: [
    "Balances on bankcard or revolving accounts too high compared to credit limits",
    "Oldest account was opened too recently",
    "Too many inquiries",
  ],
  bureau,
};
