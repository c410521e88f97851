import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { cents, date, identifier, instant, person, phone } from "../wire-values.ts";

export const employmentRequest = z.object({
  person,
  employer: z.object({ name: z.string().min(1).max(200), phone: phone.optional(), email: z.email().optional() }),
  /** What the borrower said, for comparison. */
  statedAnnualIncome: cents.optional(),
});
export type EmploymentRequest = z.infer<typeof employmentRequest>;

const employment = z.object({
  verification: identifier,
  employerName: z.string(),
  jobTitle: z.string(),
  employmentType: z.enum(["FULL_TIME", "PART_TIME"]),
  startedOn: date,
  asOf: date,
  /** Where the employer's record holds pay as well: a year's base pay. */
  annualBase: cents.optional(),
});

export const employmentLookUp = z.discriminatedUnion("outcome", [
  employment.extend({ outcome: z.literal("confirmed") }),
  /** The employer does not report to the database: it has to be asked. */
  z.object({ outcome: z.literal("not-in-database") }),
]);
export type EmploymentLookUp = z.infer<typeof employmentLookUp>;

export const employmentAnswer = z.discriminatedUnion("outcome", [
  employment.extend({ outcome: z.literal("confirmed"), spokeWith: z.string(), confirmedAt: instant }),
  z.object({ outcome: z.literal("not-employed-there"), asOf: date }),
  z.object({ outcome: z.literal("cannot-reach"), attempts: z.int().min(1) }),
]);
export type EmploymentAnswer = z.infer<typeof employmentAnswer>;

export const mailDomainRequest = z.object({
  employer: z.object({ name: z.string().min(1).max(200) }),
  /** What stands after the @, in small letters. */
  domain: z.string().min(3).max(253),
});
export type MailDomainRequest = z.infer<typeof mailDomainRequest>;

export const mailDomainAnswer = z.object({ outcome: z.enum(["employers", "unknown"]) });
export type MailDomainAnswer = z.infer<typeof mailDomainAnswer>;

export const employmentVerification = defineProtocol({
  kind: "employment-verification",
  summary: "Confirmation of employment",
  acts: {
    "look-up": {
      summary: "The employers' database: answered at once where the employer takes part",
      request: employmentRequest,
      answer: employmentLookUp,
    },
    "mail-domain": {
      summary: "Whether an employer's people have mail under a domain: answered at once",
      request: mailDomainRequest,
      answer: mailDomainAnswer,
    },
    "ask-employer": {
      summary: "A person at the vendor asks the employer; answered later",
      request: employmentRequest,
      answer: employmentAnswer,
      progress: z.object({ stage: z.enum(["called", "wrote"]), at: instant }),
    },
  },
});
export type EmploymentProgress = z.infer<(typeof employmentVerification.acts)["ask-employer"]["progress"]>;
