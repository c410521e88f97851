import { Condition } from "@gable/domain/conditions/condition.ts";
import { PhoneInput } from "@gable/domain/people/phone.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const conditions = call({
  name: "conditions",
  summary: "What is still asked of the borrower, newest first",
  method: "GET",
  path: "/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants",
  access: "applicant",
  params: OfApplication,
  reply: z.array(Condition),
});

export const addPhoneNumber = call({
  name: "addPhoneNumber",
  summary: "Give the phone number that is missing",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/phone-number`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ phone: PhoneInput }),
  reply: CommandReply,
});
