import { z } from "zod";
import { linkAnswer, linkRequest } from "../link-session.ts";
import { defineProtocol } from "../order-protocol.ts";
import { cents, date, identifier, lastFour, personName, token } from "../wire-values.ts";

export const payrollLink = linkRequest.extend({
  /** What the borrower told the lender, so that the page can begin at the right employer. */
  employerName: z.string().max(200).optional(),
  /** What the borrower said to earn in a year, before tax. */
  statedAnnualIncome: cents.optional(),
});
export type PayrollLink = z.infer<typeof payrollLink>;

export const incomeFetch = z.object({ publicToken: token });
export type IncomeFetch = z.infer<typeof incomeFetch>;

export const payStub = z.object({
  payDate: date,
  periodStart: date,
  periodEnd: date,
  gross: cents,
  net: cents,
  grossYearToDate: cents,
  earnings: z.array(
    z.object({
      earningType: z.enum(["base", "overtime", "bonus", "commission", "tips", "other"]),
      amount: cents,
      amountYearToDate: cents,
    }),
  ),
  depositedTo: z.array(z.object({ bank: z.string(), lastFour, amount: cents })),
});
export type PayStub = z.infer<typeof payStub>;

export const linkedEmployment = z.object({
  employer: z.object({
    name: z.string(),
    ein: z
      .string()
      .regex(/^\d{2}-\d{7}$/)
      .optional(),
  }),
  employee: personName,
  jobTitle: z.string(),
  standing: z.enum(["active", "on-leave", "ended"]),
  employmentType: z.enum(["FULL_TIME", "PART_TIME"]),
  startedOn: date,
  endedOn: date.optional(),
  payFrequency: z.enum(["weekly", "every-two-weeks", "twice-a-month", "monthly"]),
  /** Base pay of a year, before tax. */
  annualBase: cents,
  /** The latest first. */
  payStubs: z.array(payStub),
  /** Gross pay of whole past years, the latest first. */
  priorYears: z.array(z.object({ year: z.int(), gross: cents })),
});
export type LinkedEmployment = z.infer<typeof linkedEmployment>;

export const incomeAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("verified"), retrieval: identifier, employments: z.array(linkedEmployment).min(1) }),
  /** The account was reached and holds nothing that counts. */
  z.object({ outcome: z.literal("no-income-found"), retrieval: identifier }),
  z.object({ outcome: z.literal("link-expired") }),
]);
export type IncomeAnswer = z.infer<typeof incomeAnswer>;

/** The order of the visit to the vendor's page, as `start-link` named it. */
export const accessEnd = z.object({ visit: token });
export type AccessEnd = z.infer<typeof accessEnd>;

/** Also where nothing was kept, or it was given back before. */
export const accessEnded = z.object({ outcome: z.literal("released") });
export type AccessEnded = z.infer<typeof accessEnded>;

export const incomeLink = defineProtocol({
  kind: "income-link",
  summary: "Income from the borrower's own payroll account",
  acts: {
    "start-link": {
      summary: "A page on which the borrower opens the payroll account to the vendor",
      request: payrollLink,
      answer: linkAnswer,
    },
    "fetch-income": {
      summary: "Employers, pay stubs and totals once the borrower has linked",
      request: incomeFetch,
      answer: incomeAnswer,
    },
    release: {
      summary: "Forgets a visit of which nothing is read any more, and whatever was shared in it",
      request: accessEnd,
      answer: accessEnded,
    },
  },
});
