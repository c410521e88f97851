import { compareOffers, totalCostOf } from "@gable/domain/offers/compare-offers.ts";
import type { OfferQuote } from "@gable/domain/offers/offer.ts";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { Chosen } from "./choose.ts";
import { overTimeWords } from "./over-time.words.ts";

/** Every term for the amount asked for, and how it differs from the choice. */
export function CompareTerms({ chosen }: { chosen: Chosen }) {
  const t = useText(overTimeWords);
  const f = useFormats();
  return (
    <section className="stack" aria-labelledby="compare">
      <div>
        <h2 id="compare">{t.compare}</h2>
        <p className="lead small">{t.compareLead}</p>
      </div>
      <Table
        caption={t.compare}
        captionHidden
        columns={termColumns(chosen.quote, t, f)}
        rows={chosen.terms}
        keyOf={({ offer }) => offer.uuid}
      />
    </section>
  );
}

function termColumns(mine: OfferQuote, t: Text<typeof overTimeWords>, f: Formats): Column<Chosen["terms"][number]>[] {
  const signed = (cents: number) => (cents === 0 ? null : `${cents > 0 ? "+" : ""}${f.dollars(cents)}`);
  return [
    {
      label: t.term,
      cell: ({ quote, isLowered }) => {
        const isMine = quote.termYears === mine.termYears;
        return (
          <>
            {isMine ? <b>{t.termYears(quote.termYears)}</b> : t.termYears(quote.termYears)}
            {isMine ? <small>{t.yours}</small> : null}
            {isLowered ? <small>{t.upTo(f.dollars(quote.totalLine))}</small> : null}
          </>
        );
      },
    },
    {
      label: t.monthly,
      numeric: true,
      cell: ({ quote }) => (
        <>
          {f.cents(quote.monthlyPayment)}
          <small>{signed(compareOffers(mine, quote).monthlyPayment)}</small>
        </>
      ),
    },
    { label: t.apr, numeric: true, cell: ({ quote }) => f.rate(quote.aprPercent) },
    { label: t.cash, numeric: true, wideOnly: true, cell: ({ quote }) => f.dollars(quote.initialDraw) },
    {
      label: t.inAll,
      numeric: true,
      cell: ({ quote }) => (
        <>
          {f.dollars(totalCostOf(quote))}
          <small>{signed(compareOffers(mine, quote).totalCost)}</small>
        </>
      ),
    },
  ];
}
