import * as z from "zod";
import { CentsAmount, RatePercentText } from "../money/schemas.ts";
import type { Offer } from "./offer.ts";

const Percent = z.string().regex(/^\d+(\.\d+)?$/);

/** An offer as it is stored and sent. Apart from `offer.ts`, which the browser loads without a schema library. */
export const OfferShape = z.object({
  id: z.string(),
  termYears: z.int().min(1),
  feePercent: Percent,
  minLine: CentsAmount,
  maxLine: CentsAmount,
  bands: z.array(z.object({ minLine: CentsAmount, maxLine: CentsAmount, ratePercent: RatePercentText })).min(1),
  autopayDiscountPercent: RatePercentText,
  minRatePercent: RatePercentText,
  laterDraws: z.object({
    primePercent: Percent,
    minMarginPercent: Percent,
    maxRatePercent: Percent,
    minDraw: CentsAmount,
    redrawPercentOfInitialDraw: Percent,
    drawPeriodYears: z.number().positive(),
  }),
}) satisfies z.ZodType<Offer>;
