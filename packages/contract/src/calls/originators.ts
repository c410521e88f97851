import { oneLine } from "@gable/domain/one-line.ts";
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

/** Shorter beginnings would list everybody. */
export const FEWEST_LETTERS = 3;

export const findOriginators = call({
  name: "findOriginators",
  summary:
    "The lender's loan officers and brokers whose names have words that begin like those of the text; never all of them",
  method: "GET",
  path: "/service-lead-portal/api/lo",
  access: "visitor",
  query: z.object({
    name: oneLine(80).min(FEWEST_LETTERS, "too-short"),
    /** Postal code: only who is licensed there. */
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, "invalid")
      .optional(),
  }),
  reply: z.object({
    originators: z.array(
      z.object({
        uuid: z.uuid(),
        name: z.string(),
        /** A broker's firm. */
        brokerName: z.string().nullable(),
        nmls: z.string(),
        /** Postal codes. */
        licensedStates: z.array(z.string()),
      }),
    ),
    /** More were found than are given. */
    isMore: z.boolean(),
  }),
});
