import type { VendorOrder, VendorReply } from "../order-protocol.ts";
import type { OfferRateSearch, OfferRatesAnswer, PrimeRateAnswer, PrimeRateSearch } from "./protocol.ts";

export interface MarketRates {
  offerRates(order: VendorOrder<OfferRateSearch>): Promise<VendorReply<OfferRatesAnswer>>;
  primeRate(order: VendorOrder<PrimeRateSearch>): Promise<VendorReply<PrimeRateAnswer>>;
}
