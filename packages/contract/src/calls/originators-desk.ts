import { type LicenceAnswer, licenceAnswerNames } from "@gable/domain/organisations/licence-check.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { PipelineEntry } from "./pipeline.ts";
import { CONSOLE } from "./staff.ts";

export const ownCard = call({
  name: "ownCard",
  summary: "A loan officer's own card and link, whom it brought, and in which states they may bring applications",
  method: "GET",
  path: `${CONSOLE}/officer`,
  access: "staff",
  permission: "see-own-card",
  reply: z.object({
    /** As borrowers see it beside every page; null until an administrator has entered it. */
    card: z
      .object({
        name: z.string(),
        nmls: z.string(),
        phone: z.string(),
        email: z.string(),
        /** By which borrowers come. */
        link: z.string(),
      })
      .nullable(),
    /** Every state, with what the officer may do there and why not. */
    states: z.array(
      z.object({
        state: z.string(),
        answer: z.enum(licenceAnswerNames as [LicenceAnswer, ...LicenceAnswer[]]),
        number: z.string().nullable(),
      }),
    ),
    leads: z.object({
      /** Of the last ninety days, of browsers that may be counted. */
      visits: z.int(),
      /** All that came by the link. */
      applications: z.int(),
      funded: z.int(),
      /** The latest fifty, the newest first. */
      latest: z.array(
        PipelineEntry.pick({ uuid: true, borrower: true, state: true, standing: true, row: true, openedAt: true }),
      ),
    }),
  }),
});
