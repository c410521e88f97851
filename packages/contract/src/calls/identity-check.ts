import { IdentityCheckRequest } from "@gable/domain/identity/identity-documents.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const identityCheck = call({
  name: "identityCheck",
  summary: "How the check of the identity stands",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/identity-check`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    state: z.enum(["NOT_STARTED", "CHECKING", "PASSED", "RETRY", "REVIEW"]),
    reason: z.string().nullable(),
    attemptsLeft: z.int(),
  }),
});

export const checkIdentity = call({
  name: "checkIdentity",
  summary: "Have the uploaded pictures checked",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/identity-check`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: IdentityCheckRequest,
  reply: CommandReply,
});
