import { DemographicAnswers } from "@gable/domain/hmda/demographic-answers.ts";
import { type Trait, traitNames } from "@gable/domain/hmda/fair-lending.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { CONSOLE } from "./staff.ts";

export const answerHmda = call({
  name: "answerHmda",
  summary: "Ethnicity, race and sex, or the wish not to say; kept where no decision can read it",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/hmda`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: DemographicAnswers,
  reply: CommandReply,
});

/** What a filing must have mended (syntactical, validity), or somebody must confirm (quality). */
const RegisterFinding = z.object({
  code: z.string(),
  kind: z.enum(["SYNTACTICAL", "VALIDITY", "QUALITY"]),
  uli: z.string().nullable(),
  /** Null where the whole file is meant, or a row of another company of the group. */
  applicationUuid: z.uuid().nullable(),
  /** The agency's rule, in English. */
  says: z.string(),
  why: z.object({ en: z.string(), es: z.string() }),
});

const OfYear = z.object({ year: z.string().regex(/^20\d\d$/, "invalid") });

export const hmdaRegister = call({
  name: "hmdaRegister",
  summary: "The register of a year as it is filed, checked by the edits of that year's filing",
  method: "GET",
  path: `${CONSOLE}/hmda/:year`,
  access: "staff",
  permission: "report-hmda",
  params: OfYear,
  reply: z.object({
    year: z.int(),
    institution: z.string(),
    entries: z.int(),
    byAction: z.object({
      ORIGINATED: z.int(),
      APPROVED_NOT_ACCEPTED: z.int(),
      DENIED: z.int(),
      WITHDRAWN: z.int(),
      INCOMPLETE: z.int(),
    }),
    isFileable: z.boolean(),
    findings: z.array(RegisterFinding),
    /** Transmittal sheet and rows, with pipes. */
    text: z.string(),
  }),
});

const figure = z.int().nullable();
const decimal = z.string().nullable();

const FairLendingReply = z.object({
  year: z.int(),
  institution: z.string(),
  decided: z.int(),
  /** Withdrawn, or never complete. */
  undecided: z.int(),
  traits: z.array(
    z.object({
      trait: z.enum(traitNames as [Trait, ...Trait[]]),
      /** The group that the others are compared with. */
      reference: z.string(),
      groups: z.array(
        z.object({
          group: z.string(),
          /** Null, as every figure of a group: too few people to be shown. */
          decided: figure,
          approved: figure,
          approvalPercent: decimal,
          impactRatio: decimal,
          isBelowFourFifths: z.boolean(),
          priced: figure,
          meanRate: decimal,
          basisPointsAbove: figure,
        }),
      ),
    }),
  ),
});
export type FairLendingReply = z.infer<typeof FairLendingReply>;

export const fairLending = call({
  name: "fairLending",
  summary:
    "Approval and pricing by ethnicity, race, sex and age, of those who were decided on in a year; small groups are held back",
  method: "GET",
  path: `${CONSOLE}/hmda/:year/fair-lending`,
  access: "staff",
  permission: "report-hmda",
  params: OfYear,
  reply: FairLendingReply,
});

export const fairLendingFile = call({
  name: "fairLendingFile",
  summary: "The same figures as a file of comma-separated values",
  method: "GET",
  path: `${CONSOLE}/hmda/:year/fair-lending/file`,
  access: "staff",
  permission: "report-hmda",
  params: OfYear,
  replyForm: "pdf",
});
