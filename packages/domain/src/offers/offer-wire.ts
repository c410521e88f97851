import * as z from "zod";
import { CentsAmount, RatePercentText } from "../money/schemas.ts";

const Percent = z.string().regex(/^\d+(\.\d+)?$/);

/** An offer as it travels; the browser prices lines of it with `quoteOffer`, as the server does. */
export const OfferWire = z
  .object({
    uuid: z.uuid(),
    id: z.string(),
    termYears: z.int(),
    feePercent: Percent,
    minLine: CentsAmount,
    maxLine: CentsAmount,
    bands: z.array(z.object({ minLine: CentsAmount, maxLine: CentsAmount, ratePercent: RatePercentText })),
    autopayDiscountPercent: RatePercentText,
    minRatePercent: RatePercentText,
    laterDraws: z.object({
      primePercent: Percent,
      minMarginPercent: Percent,
      maxRatePercent: Percent,
      minDraw: CentsAmount,
      redrawPercentOfInitialDraw: Percent,
      drawPeriodYears: z.number(),
    }),
  })
  .meta({ id: "Offer" });
export type OfferWire = z.infer<typeof OfferWire>;
