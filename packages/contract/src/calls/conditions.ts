import { Condition } from "@gable/domain/conditions/condition.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { OfApplication } from "./application.ts";

export const conditions = call({
  name: "conditions",
  summary: "What is still asked of the borrower, newest first",
  method: "GET",
  path: "/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants",
  access: "applicant",
  params: OfApplication,
  reply: z.array(Condition),
});
