import { AddressInput } from "@gable/domain/people/address-input.ts";
import { SsnInput } from "@gable/domain/people/ssn.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const repullCredit = call({
  name: "repullCredit",
  summary: "Ask the bureau again, with the number and former address, or after a lifted freeze",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/credit/checks`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    ssn: SsnInput.optional(),
    formerAddress: AddressInput.optional(),
  }),
  reply: CommandReply,
});

export const creditStanding = call({
  name: "creditStanding",
  summary: "What stands between the application and a credit report, for the screens that help",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/credit`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    bureau: z.object({ name: z.string(), phone: z.string(), freezeWebsite: z.string() }).nullable(),
    outcome: z.string().nullable(),
    attemptsLeft: z.int(),
    score: z.object({ value: z.int(), model: z.string(), date: z.iso.date(), low: z.int(), high: z.int() }).nullable(),
  }),
});
