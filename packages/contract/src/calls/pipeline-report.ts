import { type RegistrationStep, registrationStepNames } from "@gable/domain/journey/registration-steps.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const permission = "see-reports";
/** From the first instant on and before the last; at most two years. */
export const ReportPeriod = z
  .object({ from: z.iso.datetime(), until: z.iso.datetime() })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= 732 * 86_400_000, {
    message: "too-long",
    path: ["until"],
  });

const hours = z.number().nullable();

/** The limits of the lines that were chosen among them, in cents. */
const cents = z.int();

const PipelineReport = z.object({
  opened: z.int(),
  /** How many the borrower has sent off, whatever became of them. */
  submitted: z.int(),
  submittedLine: cents,
  /** How many visits came so far in registration, of those that may be counted; and how many of them went on with an account. */
  visits: z.array(
    z.object({ step: z.enum(registrationStepNames as [RegistrationStep, ...RegistrationStep[]]), came: z.int() }),
  ),
  visitsWithAccount: z.int(),
  /** Every row of the plan, in its order. */
  milestones: z.array(
    z.object({
      row: z.int(),
      /** How many came so far. */
      came: z.int(),
      /** How many are in it now. */
      here: z.int(),
      hereLine: cents,
      /** How many ended in it without money. */
      left: z.int(),
      /** Median, and what one in ten exceeds, of the time spent in it by those who are past it. */
      hours,
      slowHours: hours,
    }),
  ),
  standings: z.array(z.object({ standing: z.string(), count: z.int(), line: cents })),
  /** By the week in which they were opened, which begins on a Monday of the lender’s. Medians in hours, of those that came so far. */
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      opened: z.int(),
      decided: z.int(),
      hoursToDecision: hours,
      funded: z.int(),
      hoursToFunding: hours,
    }),
  ),
  /** Of those that are declined: each principal reason of their last decision. */
  declines: z.array(z.object({ reason: z.string(), count: z.int(), line: cents })),
});
export type PipelineReport = z.infer<typeof PipelineReport>;

export const pipelineReport = call({
  name: "pipelineReport",
  summary:
    "How far visits and applications came, how long each step took, and declines by reason; nothing of ethnicity, race or sex is in it",
  method: "GET",
  path: `${CONSOLE}/report`,
  access: "staff",
  permission,
  query: ReportPeriod,
  reply: PipelineReport,
});

export const pipelineReportFile = call({
  name: "pipelineReportFile",
  summary: "The same figures as a file of comma-separated values",
  method: "GET",
  path: `${CONSOLE}/report/file`,
  access: "staff",
  permission,
  query: ReportPeriod,
  replyForm: "pdf",
});

/** Lines whose money has left: how many, their limits, and what of them was drawn at opening. Cents. */
const funded = { count: z.int(), line: z.int(), firstDraw: z.int() };

const OfYear = z.object({ year: z.string().regex(/^20\d\d$/, "invalid") });

const FundedVolume = z.object({
  ...funded,
  /** Months as the banks have them, in their order; one without money is left out. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...funded })),
  /** A product is its term. The largest of each first. */
  products: z.array(z.object({ termYears: z.int(), ...funded })),
  states: z.array(z.object({ state: z.string().nullable(), ...funded })),
  /** Who looks after them now as loan officer, or else by whose link they came; null of those with neither. */
  officers: z.array(z.object({ name: z.string().nullable(), ...funded })),
});
export type FundedVolume = z.infer<typeof FundedVolume>;

export const fundedVolume = call({
  name: "fundedVolume",
  summary: "The dollars of the lines whose money left in a year: by month, product, state and loan officer",
  method: "GET",
  path: `${CONSOLE}/report/funded/:year`,
  access: "staff",
  permission,
  params: OfYear,
  reply: FundedVolume,
});

export const fundedVolumeFile = call({
  name: "fundedVolumeFile",
  summary: "The same dollars as a file of comma-separated values",
  method: "GET",
  path: `${CONSOLE}/report/funded/:year/file`,
  access: "staff",
  permission,
  params: OfYear,
  replyForm: "pdf",
});
