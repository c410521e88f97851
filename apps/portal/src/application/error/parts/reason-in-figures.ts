import type { ReplyOf } from "@gable/contract/call.ts";
import type { decision } from "@gable/contract/calls/underwriting.ts";
import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import type { declinedWords } from "../declined.words.ts";

export type Decision = ReplyOf<typeof decision>;
type Reason = Decision["reasons"][number];

/** The figures that a reason rests on, in one sentence; null where there are none to tell. */
export function reasonInFigures(
  { finding, numbers }: Reason,
  t: Text<typeof declinedWords>,
  f: Formats,
): string | null {
  const amount = (name: string) => f.dollars(Number(numbers[name] ?? 0));
  const text = (name: string) => String(numbers[name] ?? "");
  switch (finding) {
    case "SCORE":
      return t.score(text("score"), text("neededScore"));
    case "EQUITY":
      return t.equity(
        amount("value"),
        amount("otherClaims"),
        `${Number(text("maxCltvPercent"))}%`,
        amount("roomForLine"),
        amount("minLine"),
      );
    case "PAYMENT_ROOM":
      return t.room(
        amount("annualIncome"),
        f.dollars(Number(numbers["housing"] ?? 0) + Number(numbers["otherDebts"] ?? 0)),
        `${Number(text("maxDtiPercent"))}%`,
      );
    case "FEW_TRADELINES":
      return t.tradelines(text("tradelines"), text("neededTradelines"));
    case "SHORT_CREDIT_HISTORY":
      return t.history(text("historyMonths"), text("neededMonths"));
    case "BANKRUPTCY":
    case "FORECLOSURE":
      return t.since(text("neededMonths"));
    case "LIEN_POSITION":
      return t.position(text("maxLienPosition"));
    case "EQUITY_LOAN_YEAR":
      return t.equityLoanYear(
        f.dayWithYear(`${text("closedOn")}T12:00:00Z`),
        f.dayWithYear(`${text("firstDay")}T12:00:00Z`),
      );
    default:
      return null;
  }
}
