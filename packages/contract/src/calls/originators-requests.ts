import { LeadRequest } from "@gable/domain/originators/lead-request.ts";
import { z } from "zod";
import { call } from "../call.ts";

export const askOfficer = call({
  name: "askOfficer",
  summary:
    "Ask the loan officer of a link to get in touch, without applying; answers alike whether the officer has that address already",
  method: "POST",
  path: "/service-lead-portal/api/v1/leads/requests",
  access: "visitor",
  body: LeadRequest,
  reply: z.object({
    /** False where the officer does not work here as one any more: the lender's desk has the request. */
    hasOfficer: z.boolean(),
  }),
});
