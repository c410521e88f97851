import { floorToMultiple } from "@gable/domain/money/cents.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger, type LedgerRow } from "@gable/ui/components/ledger/ledger.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { Summary } from "@gable/ui/components/surface/surface.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import type { Chosen, Offers } from "./choose.ts";
import { yourLineWords } from "./your-line.words.ts";

/** Id of the form whose button stands in the summary. */
export const OFFER_FORM = "offer";
export const YOUR_LINE = "your-line";

const DOLLAR = 100;

type LineProps = {
  chosen: Chosen;
  made: Offers;
  isExpired: boolean;
  isBusy: boolean;
  failures: readonly Failure[];
};

/** The line as an account: what it is, what one gets, what one pays. Beside the choice, and always up to date with it. */
export function YourLine({ chosen, made, isExpired, isBusy, failures }: LineProps) {
  const t = useText(yourLineWords);
  const f = useFormats();
  const zone = useHomeZone();
  const explain = useExplain();
  const { quote, cashLeft, missing } = chosen;
  const cash = f.dollars(floorToMultiple(Math.max(0, cashLeft), DOLLAR));
  return (
    <div id={YOUR_LINE} tabIndex={-1}>
      <Summary title={t.title}>
        <Cash chosen={chosen} />
        <Payment chosen={chosen} />
        <InAll chosen={chosen} made={made} />
        {missing > 0 ? <Notice tone="warning" title={t.tooMuch(f.cents(missing))} /> : null}
        {failures.map(({ message }) => (
          <Notice key={message} tone="error" title={explain(message)} />
        ))}
        <Button type="submit" form={OFFER_FORM} full busy={isBusy}>
          {isExpired ? (
            t.renew
          ) : (
            <>
              {t.go} <span className="nowrap">{t.goWith(cash, quote.termYears)}</span>
            </>
          )}
        </Button>
        <p>{made.hardCheckMade ? t.promiseAfter : t.promise}</p>
        {isExpired ? null : <p className="your-line-stand">{t.stand(f.dayWithYear(made.expiresAt, zone))}</p>}
      </Summary>
    </div>
  );
}

function Cash({ chosen: { quote, debts, cashLeft } }: { chosen: Chosen }) {
  const t = useText(yourLineWords);
  const f = useFormats();
  const hasFee = quote.originationFee > 0;
  const paidOff = [...debts.mustPay, ...debts.chosen];
  const rows: LedgerRow[] = [
    { label: t.line, figure: f.cents(quote.totalLine) },
    {
      label: t.fee,
      ...(hasFee && { note: t.feeNote(`${quote.feePercent}%`) }),
      figure: hasFee ? f.cents(-quote.originationFee) : t.noFee,
    },
    ...paidOff.map(({ creditor, lastFour, balance }) => ({
      label: t.payoff(creditor, lastFour),
      figure: f.cents(-balance),
    })),
    { label: t.cash, figure: f.cents(cashLeft), weight: "total" },
  ];
  return <Ledger rows={rows} label={t.title} />;
}

function Payment({ chosen: { quote, debts } }: { chosen: Chosen }) {
  const t = useText(yourLineWords);
  const f = useFormats();
  const rows: LedgerRow[] = [
    {
      label: t.payment,
      note: t.paymentNote(quote.payments),
      figure: f.cents(quote.monthlyPayment),
      weight: "strong",
    },
    ...(debts.endingPayments > 0
      ? [{ label: t.ending, note: t.endingNote, figure: f.cents(-debts.endingPayments) }]
      : []),
    { label: t.apr, note: t.aprNote, figure: f.rate(quote.aprPercent), weight: "strong" },
  ];
  return <Ledger rows={rows} label={t.payment} />;
}

function InAll({ chosen: { quote, closingCosts }, made }: Pick<LineProps, "chosen" | "made">) {
  const t = useText(yourLineWords);
  const f = useFormats();
  const valuation = made.closingCosts.items.find(({ cost }) => cost === "VALUATION");
  const notary = made.closingCosts.items.find(({ cost }) => cost === "MANUAL_NOTARY");
  const isOurs = made.closingCosts.paidBy === "lender";
  const { low, high } = closingCosts;
  const rows: LedgerRow[] = [
    { label: t.interest, figure: f.cents(quote.totalInterest) },
    { label: t.repaid, figure: f.cents(quote.totalOfPayments) },
    ...(quote.originationFee > 0
      ? [{ label: t.allIn, note: t.allInNote, figure: f.percent(Number(quote.allInAprPercent), 2) }]
      : []),
    {
      label: t.recording(made.home.county),
      note: isOurs
        ? t.recordingOurs
        : [
            valuation ? t.valuedNote(f.dollars(valuation.high)) : t.recordingNote,
            ...(notary ? [(notary.low === 0 ? t.notaryPerhaps : t.notaryNote)(f.dollars(notary.high))] : []),
          ].join(". "),
      figure: low === high ? f.dollars(low) : `${f.dollars(low)}–${f.number(Math.round(high / DOLLAR))}`,
    },
  ];
  return <Ledger rows={rows} label={t.repaid} />;
}
