import type { OrderDesk } from "../order-protocol.ts";
import type { MarketRates } from "./port.ts";
import type { primeOfferRates } from "./protocol.ts";

export function httpPrimeOfferRates(desk: OrderDesk<typeof primeOfferRates>): MarketRates {
  return {
    offerRates: (order) => desk.place("offer-rates", order),
    primeRate: (order) => desk.place("prime-rate", order),
  };
}
