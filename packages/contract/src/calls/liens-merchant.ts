import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

/** Amounts in cents. */
export const merchant = call({
  name: "merchant",
  summary: "The contractor who referred the borrower, and the work order as far as it is confirmed",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/merchant`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    name: z.string(),
    trade: z.string(),
    licence: z.string().nullable(),
    phone: z.string(),
    workOrder: z.object({ description: z.string(), amount: z.int() }).nullable(),
    /** What the borrower receives: the work cannot cost more than that without money of their own. */
    cash: z.int(),
  }),
});

export const confirmWorkOrder = call({
  name: "confirmWorkOrder",
  summary: "Confirm what the contractor is to do, and what it costs",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/merchant/work-order`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    description: z.string().trim().min(3, "required").max(500, "too-long"),
    amount: z.int().min(10_000, "amount-too-low").max(1_000_000_00, "amount-too-high"),
  }),
  reply: CommandReply,
});

export const attestLiens = call({
  name: "attestLiens",
  summary: "State that the contractor filed no lien and will file none",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/merchant/attestation`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ consent: ConsentGiven }),
  reply: CommandReply,
});
