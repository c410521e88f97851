import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { address, attachment, cents, date, identifier, person, subjectProperty } from "../wire-values.ts";

export const policyTypes = ["hazard", "flood"] as const;

export const insurancePolicy = z.object({
  policyType: z.enum(policyTypes),
  insurer: z.string(),
  policyNumber: z.string(),
  namedInsured: z.array(z.string()).min(1),
  dwellingCoverage: cents,
  deductible: cents,
  annualPremium: cents,
  effectiveOn: date,
  expiresOn: date,
  /** Mortgagees and loss payees, as the policy words them. */
  lossPayees: z.array(z.string()),
  /** The home that it covers; absent where the source does not say. */
  insuredProperty: address.optional(),
});
export type InsurancePolicy = z.infer<typeof insurancePolicy>;

export const insuranceCheck = z.object({
  policyType: z.enum(policyTypes),
  insured: person,
  property: subjectProperty,
  insurer: z.string().max(200).optional(),
  policyNumber: z.string().max(60).optional(),
  /** The clause that the policy has to name the lender with. */
  mortgagee: z.string().max(300).optional(),
});
export type InsuranceCheck = z.infer<typeof insuranceCheck>;

export const insuranceAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("in-force"), verification: identifier, policy: insurancePolicy }),
  z.object({ outcome: z.literal("lapsed"), verification: identifier, policy: insurancePolicy }),
  z.object({ outcome: z.literal("not-found") }),
]);
export type InsuranceAnswer = z.infer<typeof insuranceAnswer>;

export const declarationReading = z.object({
  policyType: z.enum(policyTypes),
  insured: person,
  property: subjectProperty,
  declaration: attachment,
  mortgagee: z.string().max(300).optional(),
});
export type DeclarationReading = z.infer<typeof declarationReading>;

export const declarationAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("read"), policy: insurancePolicy }),
  z.object({
    outcome: z.literal("cannot-use"),
    reason: z.enum(["unreadable", "not-a-declaration", "another-property"]),
  }),
]);
export type DeclarationAnswer = z.infer<typeof declarationAnswer>;

export const insuranceVerification = defineProtocol({
  kind: "insurance-verification",
  summary: "Hazard and flood policies of a home",
  acts: {
    verify: {
      summary: "Whether a policy is in force, from the insurers' own records",
      request: insuranceCheck,
      answer: insuranceAnswer,
    },
    "read-declaration": {
      summary: "Reads the declarations page that the borrower uploaded",
      request: declarationReading,
      answer: declarationAnswer,
    },
  },
});
