import { Feature, FeatureDecision } from "@gable/domain/experiments/features.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { OfApplication } from "./application.ts";

/** Who is asking, as far as it may decide: no name, no address, nothing that a person has typed. */
const OptimizeUser = z.strictObject({
  id: z.string().max(64).optional(),
  attributes: z
    .strictObject({
      organization: z.string().max(40),
      applicationUuid: z.uuid().optional(),
      identityUuid: z.uuid().optional(),
      createdAt: z.iso.datetime().optional(),
      /** Pilots that this browser takes part in, by their names. */
      pilots: z.array(z.string().max(40)).max(10).optional(),
    })
    .optional(),
});

const InContext = z.object({ context: z.enum(["external", "secure"]) });
const Question = z.strictObject({ featureKey: z.string().max(80), optimizeUser: OptimizeUser });

export const feature = call({
  name: "feature",
  summary: "Whether a feature is on for somebody",
  method: "POST",
  path: "/service-optimize/:context/api/v1/feature",
  access: "visitor",
  params: InContext,
  body: Question,
  reply: z.object({ enabled: z.boolean() }),
});

export const features = call({
  name: "features",
  summary: "Every feature, whether it is on for somebody, and its variables",
  method: "POST",
  path: "/service-optimize/:context/api/v1/features",
  access: "visitor",
  params: InContext,
  body: Question.omit({ featureKey: true }),
  reply: z.array(Feature),
});

export const featureDecision = call({
  name: "featureDecision",
  summary: "Whether a feature is on for somebody, and its variables",
  method: "POST",
  path: "/service-optimize/:context/api/v2/decision",
  access: "visitor",
  params: InContext,
  body: Question,
  reply: FeatureDecision,
});

const PROFILE = "/service-application/api/v3/application/heloc/:uuid/experiment-profile";
const Tracker = z.object({ trackerUuid: z.uuid() });

export const experimentProfile = call({
  name: "experimentProfile",
  summary: "The tracker under which an application's experiments are counted; made when there is none",
  method: "GET",
  path: PROFILE,
  access: "applicant",
  params: OfApplication,
  reply: Tracker,
});

export const keepExperimentProfile = call({
  name: "keepExperimentProfile",
  summary: "Count an application's experiments under this browser's tracker, unless it has one already; answers which",
  method: "PATCH",
  path: PROFILE,
  access: "applicant",
  params: OfApplication,
  query: z.object({ identityUuid: z.uuid().optional() }),
  body: z.strictObject({ optimizelyProfileUuid: z.uuid() }),
  reply: Tracker,
});
