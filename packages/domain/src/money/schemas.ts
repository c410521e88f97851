import * as z from "zod";
import { type Cents, MAX_CENTS } from "./cents.ts";
import { isRatePercent, type RatePercent } from "./rate.ts";

/** A stored or transmitted amount of dollars: whole cents, never negative. */
export const CentsAmount: z.ZodType<Cents> = z.int().min(0).max(MAX_CENTS);

/** A rate in percent with exactly three decimals. */
export const RatePercentText = z.custom<RatePercent>((value) => typeof value === "string" && isRatePercent(value), {
  message: "rate-invalid",
});
