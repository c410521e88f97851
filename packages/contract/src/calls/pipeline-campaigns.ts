import { wayToComeNames } from "@gable/domain/pipeline/came-by.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { ReportPeriod } from "./pipeline-report.ts";
import { CONSOLE } from "./staff.ts";

const permission = "see-reports";

/** How far the applications that were opened in the period have come. Each of them is counted in every stage that it reached. */
const came = {
  opened: z.int(),
  /** A line was chosen. */
  chosen: z.int(),
  /** The borrower has sent them off, whatever became of them. */
  submitted: z.int(),
  funded: z.int(),
  /** May still be submitted or funded. */
  active: z.int(),
  /** The limits of the lines funded, in cents. */
  fundedLine: z.int(),
};

const CampaignReport = z.object({
  ...came,
  channels: z.array(z.object({ cameBy: z.enum(wayToComeNames), ...came })),
  /**
   * By `utm_campaign`, `utm_source` and `utm_medium`, each null where the address said none. Those with the most applications first; of very
   * many the first hundred.
   */
  campaigns: z.array(
    z.object({
      name: z.string().nullable(),
      source: z.string().nullable(),
      medium: z.string().nullable(),
      ...came,
    }),
  ),
  /** The campaigns after those, together, and how many they are; null where there are none. */
  others: z.object({ campaigns: z.int(), ...came }).nullable(),
});
export type CampaignReport = z.infer<typeof CampaignReport>;

export const MOST_CAMPAIGNS = 100;

export const campaignReport = call({
  name: "campaignReport",
  summary: "How far applications came by whose link and which campaign led to them, and the dollars that became of it",
  method: "GET",
  path: `${CONSOLE}/report/campaigns`,
  access: "staff",
  permission,
  query: ReportPeriod,
  reply: CampaignReport,
});

export const campaignReportFile = call({
  name: "campaignReportFile",
  summary: "The same as a file of comma-separated values",
  method: "GET",
  path: `${CONSOLE}/report/campaigns/file`,
  access: "staff",
  permission,
  query: ReportPeriod,
  replyForm: "pdf",
});
