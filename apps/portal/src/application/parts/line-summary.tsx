import type { ReplyOf } from "@gable/contract/call.ts";
import type { accounts } from "@gable/contract/calls/accounts.ts";
import type { HelocApplication } from "@gable/domain/application/application.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { completeWords } from "../complete.words.ts";

const MONTHS_PER_YEAR = 12;

type SummaryProps = { application: HelocApplication; money: ReplyOf<typeof accounts> };

/** The line as it was signed, from its amount over all that is taken from it to the money, and the monthly payment. */
export function LineSummary({ application: { term, rate }, money }: SummaryProps) {
  const t = useText(completeWords);
  const f = useFormats();
  const taken = [
    [t.fee, money.originationFee],
    [t.costs, money.costs],
    [t.payoffs, money.payoffs],
  ] as const;
  return (
    <Ledger
      label={t.line}
      rows={[
        { label: t.lineAmount, figure: f.cents(money.line) },
        ...taken.filter(([, amount]) => amount > 0).map(([label, amount]) => ({ label, figure: f.cents(-amount) })),
        { label: t.cash, figure: f.cents(money.cash), weight: "total" as const },
        { label: t.rate, note: t.rateNote, figure: f.rate(rate.toFixed(3)) },
        { label: t.payments(term * MONTHS_PER_YEAR), figure: f.cents(money.monthlyPayment) },
      ]}
    />
  );
}
