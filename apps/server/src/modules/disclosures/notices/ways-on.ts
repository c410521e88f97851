import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { type CounterOffer, counterOffers } from "@gable/domain/underwriting/counter-offers.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { DecisionRecord } from "@gable/domain/workflow/decision-record.ts";

const dollars = (cents: number): string => formatDollars(cents, { decimals: 0 });

/** What would make room for a line, from the same engine that declined it; empty where nothing that a borrower does would. */
export const waysOn = ({ input }: DecisionRecord, policy: LendingPolicy): readonly string[] =>
  counterOffers(input, policy).flatMap(sentence);

function sentence(way: CounterOffer): readonly string[] {
  switch (way.kind) {
    case "PAY_OFF_DEBTS":
      return [
        `Paying off ${way.tradelineIds.length === 1 ? "a debt" : "debts"} of ${dollars(way.payoffAmount)} would make room for a line of up to ${dollars(way.maxLine)}.`,
      ];
    case "SHOW_ASSETS":
      return [`Savings of about ${dollars(way.neededAssets)} would carry the smallest line. Tell us if you have them.`];
    case "PAY_OFF_LIENS":
      return [
        `Paying off ${dollars(way.candidate.payoffAmount)} of loans on the home would make room for a line of up to ${dollars(way.candidate.maxLine)}.`,
      ];
    default:
      return [];
  }
}
