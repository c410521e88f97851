import { z } from "zod";
import { call } from "../call.ts";

export const loanOriginator = call({
  name: "loanOriginator",
  summary: "What anybody may know of a loan officer or broker of this lender; 404 for anybody else",
  method: "GET",
  path: "/service-lead-portal/api/lo/:loanOriginatorUuid",
  access: "visitor",
  params: z.object({ loanOriginatorUuid: z.uuid() }),
  reply: z.object({
    userInfo: z.object({ uuid: z.uuid(), isBroker: z.boolean() }),
    originatorDisplayInfo: z.object({
      originatorName: z.string(),
      brokerName: z.string().nullable(),
      avatarUri: z.string().nullable(),
      email: z.string(),
      phoneNumber: z.string(),
      nmls: z.string(),
      /** Postal codes. */
      licensedStates: z.array(z.string()),
    }),
    logoUrl: z.string().nullable(),
    logoAltText: z.string().nullable(),
    logoRedirect: z.string().nullable(),
  }),
});
