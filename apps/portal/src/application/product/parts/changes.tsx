import { changeCauseWords } from "@gable/domain/offers/offer-change-receipt.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { Chosen, Offers } from "./choose.ts";
import { otherChange, standingWords } from "./standing.words.ts";

type ChangesProps = { made: Offers; chosen: Chosen; isExpired: boolean };

/** What the borrower must know before choosing: an earlier choice that fell, offers that ended, a valuation, a state's own law. */
export function Changes({ made, chosen, isExpired }: ChangesProps) {
  const t = useText(standingWords);
  const f = useFormats();
  const valuation = made.closingCosts.items.find(({ cost }) => cost === "VALUATION");
  const isTexasHomestead = made.closingCosts.capPercent !== null;
  return (
    <>
      {isExpired ? (
        <Notice tone="warning" title={t.expired}>
          <p>{t.expiredLead(f.dayWithYear(made.expiresAt))}</p>
        </Notice>
      ) : null}
      {made.receipt ? <Receipt receipt={made.receipt} chosen={chosen} /> : null}
      {valuation ? (
        <Notice title={t.valuation}>
          <p>{isTexasHomestead ? t.valuationTexas : t.valuationLead(f.dollars(valuation.high))}</p>
        </Notice>
      ) : null}
      {isTexasHomestead ? <Disclosure summary={t.texas}>{t.texasRules}</Disclosure> : null}
    </>
  );
}

/** Old beside new, and why: no offer changes in silence. */
function Receipt({ receipt, chosen }: { receipt: NonNullable<Offers["receipt"]>; chosen: Chosen }) {
  const t = useText(standingWords);
  const language = useLanguage();
  const f = useFormats();
  const { before, causes } = receipt;
  const { quote } = chosen;
  const known = causes.length > 0 ? causes.map((cause) => changeCauseWords[cause]) : [otherChange];
  const rows = [
    { what: t.line, before: f.dollars(before.line), now: f.dollars(quote.totalLine) },
    { what: t.term, before: t.years(before.termYears), now: t.years(quote.termYears) },
    { what: t.rate, before: f.rate(before.ratePercent), now: f.rate(quote.ratePercent) },
    { what: t.payment, before: f.cents(before.monthlyPayment), now: f.cents(quote.monthlyPayment) },
  ];
  return (
    <Notice tone="warning" title={t.receipt}>
      <p>
        {t.because} {known.map((words) => words[language]).join(" ")} {t.receiptLead}
      </p>
      <Table
        caption={t.receiptTable}
        captionHidden
        columns={[
          { label: t.what, cell: (row) => row.what },
          { label: t.before, cell: (row) => row.before, numeric: true },
          { label: t.now, cell: (row) => row.now, numeric: true },
        ]}
        rows={rows}
        keyOf={(row) => row.what}
      />
    </Notice>
  );
}
