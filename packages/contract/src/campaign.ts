import { oneLine } from "@gable/domain/one-line.ts";
import { z } from "zod";

const MOST_PARAMETERS = 10;

/** The `utm_…` parameters of the address with which somebody came: which advertisement or letter led them here. */
export const CampaignParameters = z
  .record(z.string().regex(/^utm_[a-z]{1,20}$/), oneLine(100))
  .refine((given) => Object.keys(given).length <= MOST_PARAMETERS, "too-many");
