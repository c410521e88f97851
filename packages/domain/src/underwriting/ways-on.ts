import type { Words } from "../language.ts";
import { formatDollars } from "../money/format-dollars.ts";
import { type CounterOffer, counterOffers } from "./counter-offers.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

const dollars = (cents: number): string => formatDollars(cents, { decimals: 0 });

/** What would make room for a line, from the same engine that declined it; empty where nothing that a borrower does would. */
export const waysOn = (input: UnderwritingInput, policy: LendingPolicy): readonly Words[] =>
  counterOffers(input, policy).flatMap(sentence);

function sentence(way: CounterOffer): readonly Words[] {
  switch (way.kind) {
    case "PAY_OFF_DEBTS":
      return [
        {
          en: `Paying off ${way.tradelineIds.length === 1 ? "a debt" : "debts"} of ${dollars(way.payoffAmount)} would make room for a line of up to ${dollars(way.maxLine)}.`,
          es: `Pagar ${way.tradelineIds.length === 1 ? "una deuda" : "deudas"} de ${dollars(way.payoffAmount)} daría lugar a una línea de hasta ${dollars(way.maxLine)}.`,
        },
      ];
    case "SHOW_ASSETS":
      return [
        {
          en: `Savings of about ${dollars(way.neededAssets)} would carry the smallest line. Tell us if you have them.`,
          es: `Unos ahorros de ${dollars(way.neededAssets)} sostendrían la línea más pequeña. Díganos si los tiene.`,
        },
      ];
    case "PAY_OFF_LIENS":
      return [
        {
          en: `Paying off ${dollars(way.candidate.payoffAmount)} of loans on the home would make room for a line of up to ${dollars(way.candidate.maxLine)}.`,
          es: `Pagar ${dollars(way.candidate.payoffAmount)} de préstamos sobre la casa daría lugar a una línea de hasta ${dollars(way.candidate.maxLine)}.`,
        },
      ];
    default:
      return [];
  }
}
