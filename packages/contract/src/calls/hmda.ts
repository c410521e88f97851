import { DemographicAnswers } from "@gable/domain/hmda/demographic-answers.ts";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

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
