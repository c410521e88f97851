import type { Cents } from "../money/cents.ts";
import { compareRates, type RatePercent } from "../money/rate.ts";
import type { Offer } from "./offer.ts";

/** The largest line below `totalLine` that has a lower rate; null when no smaller line is cheaper. */
export function lowerRateBelow(
  offer: Pick<Offer, "bands">,
  totalLine: Cents,
): { readonly line: Cents; readonly ratePercent: RatePercent } | null {
  const here = offer.bands.find((band) => band.minLine <= totalLine && totalLine <= band.maxLine);
  if (here === undefined) return null;
  const cheaper = offer.bands.findLast(
    (band) => band.maxLine < totalLine && compareRates(band.ratePercent, here.ratePercent) < 0,
  );
  return cheaper === undefined ? null : { line: cheaper.maxLine, ratePercent: cheaper.ratePercent };
}
