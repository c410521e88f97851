import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { payoffsWords } from "./payoffs.words.ts";

type Correction = NonNullable<LoanFileView["payoffsBack"][number]["correction"]>;

type WrittenProps = {
  correction: Correction;
  /** Cents. */
  amount: number;
  /** To which the money did not come, masked. */
  former: string;
};

/** Another account than the one to which the money did not come, in the figures that a second person compares. */
export function PayeeWrittenDown({ correction, amount, former }: WrittenProps) {
  const t = useText(payoffsWords);
  const { cents } = useFormats();
  const { payee, routingNumber, accountNumber, creditorReference } = correction;
  return (
    <Ledger
      label={t.writtenDown}
      rows={[
        { label: t.toPay, figure: cents(amount), weight: "strong" },
        { label: t.payee, figure: payee },
        { label: t.routing, figure: inThrees(routingNumber) },
        { label: t.account, figure: inThrees(accountNumber), note: t.insteadOf(former) },
        { label: t.creditorReference, figure: creditorReference },
      ]}
    />
  );
}

/** Long numbers are compared in groups. */
const inThrees = (digits: string): string => digits.replaceAll(/(.{3})(?=.)/g, "$1 ");
