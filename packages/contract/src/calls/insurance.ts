import { LookedAt } from "@gable/domain/conditions/condition.ts";
import { PolicyFault } from "@gable/domain/insurance/judge-policy.ts";
import { InsurancePolicy } from "@gable/domain/insurance/policy.ts";
import { languages } from "@gable/domain/language.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const insurance = call({
  name: "insurance",
  summary: "What the home must be insured for, the words for the insurer, and how the proof stands",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/insurance`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    /** The policy that is asked for now: flood first, where it is needed and not accepted yet. */
    kind: z.enum(["HAZARD", "FLOOD"]),
    /** Of that policy, in cents. */
    coverageNeeded: z.int(),
    lossPayee: z.string(),
    floodZone: z.string().nullable(),
    floodNeeded: z.boolean(),
    state: z.enum(["NEEDED", "CHECKING", "ACCEPTED", "RETURNED"]),
    /** What the policy that was given lacks. */
    faults: z.array(PolicyFault),
    /** What was given last, to be changed rather than typed again; without its page, of which `hasPage` tells. */
    given: InsurancePolicy.omit({ kind: true, documentUuid: true })
      .extend({ insurer: z.string(), policyNumber: z.string(), hasPage: z.boolean() })
      .nullable(),
    /** A person reads the page that was sent, because no check accepted the policy. */
    isRead: z.boolean(),
    /** By when they read it, in the lender's hours; null where nobody does. */
    lookedAt: LookedAt.nullable(),
    /** What the person who read it wrote. */
    said: z.string().nullable(),
    /** In which language; absent where they did not say. */
    saidIn: z.enum(languages).optional(),
    /** The largest deductible of a policy with just that cover, in cents. */
    deductibleLimit: z.int(),
  }),
});

export const proveInsurance = call({
  name: "proveInsurance",
  summary: "Give the policy and its declarations page",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/insurance`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: InsurancePolicy,
  reply: CommandReply,
});
