import { DemographicAnswers } from "@gable/domain/hmda/demographic-answers.ts";
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
  says: z.string(),
  why: z.string(),
});

export const hmdaRegister = call({
  name: "hmdaRegister",
  summary: "The register of a year as it is filed, checked by the edits of that year's filing",
  method: "GET",
  path: `${CONSOLE}/hmda/:year`,
  access: "staff",
  permission: "report-hmda",
  params: z.object({ year: z.string().regex(/^20\d\d$/, "invalid") }),
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
