import type { ReplyOf } from "@gable/contract/call.ts";
import type { accounts } from "@gable/contract/calls/accounts.ts";
import type { HelocApplication } from "@gable/domain/application/application.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { completeWords } from "../complete.words.ts";
import { lineFigures } from "./line-figures.ts";

type SummaryProps = { application: HelocApplication; money: ReplyOf<typeof accounts> };

/** The line as it was signed, from its amount to the monthly payment. */
export function LineSummary({ application, money }: SummaryProps) {
  const t = useText(completeWords);
  const f = useFormats();
  const { line, fee, payoffs, payments, ratePercent } = lineFigures(application, money.cash);
  return (
    <Ledger
      label={t.line}
      rows={[
        { label: t.lineAmount, figure: f.cents(line) },
        { label: t.fee, figure: f.cents(-fee) },
        ...(payoffs > 0 ? [{ label: t.payoffs, figure: f.cents(-payoffs) }] : []),
        { label: t.cash, figure: f.cents(money.cash), weight: "total" as const },
        { label: t.rate, note: t.rateNote, figure: f.rate(ratePercent) },
        { label: t.payments(payments), figure: f.cents(money.monthlyPayment) },
      ]}
    />
  );
}
