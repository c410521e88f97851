import { MaintenanceFlag } from "@gable/domain/journey/maintenance.ts";
import { z } from "zod";
import { call } from "../call.ts";

/** Who is asking, as far as it may decide: no name, no address, nothing that a person has typed. */
const OptimizeUser = z.strictObject({
  id: z.string().max(64).optional(),
  attributes: z
    .strictObject({
      organization: z.string().max(40),
      applicationUuid: z.uuid().optional(),
      identityUuid: z.uuid().optional(),
      createdAt: z.iso.datetime().optional(),
    })
    .optional(),
});

export const featureDecision = call({
  name: "featureDecision",
  summary: "Whether a feature is on for somebody, and its variables",
  method: "POST",
  path: "/service-optimize/:context/api/v2/decision",
  access: "visitor",
  params: z.object({ context: z.enum(["external", "secure"]) }),
  body: z.strictObject({ featureKey: z.string().max(80), optimizeUser: OptimizeUser }),
  reply: MaintenanceFlag,
});
