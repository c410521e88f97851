import type { OfferQuote } from "@gable/domain/offers/offer.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { MadeOffer } from "./choose.ts";
import { overTimeWords } from "./over-time.words.ts";
import { redrawExample } from "./redraw-example.ts";
import { REDRAWS } from "./redraws-place.ts";

/** What a draw after the first would cost, and how much can be drawn again. */
export function Redraws({ quote, terms }: { quote: OfferQuote; terms: MadeOffer["laterDraws"] }) {
  const t = useText(overTimeWords);
  const f = useFormats();
  const example = redrawExample(quote, terms);
  const percent = (text: string) => f.rate(Number(text).toFixed(3));
  return (
    <section className="stack" aria-labelledby={REDRAWS}>
      <div>
        <h2 id={REDRAWS} tabIndex={-1}>
          {t.redraws}
        </h2>
        <p className="lead small">
          {t.redrawsLead(terms.drawPeriodYears, `${terms.redrawPercentOfInitialDraw}%`, f.dollars(terms.minDraw))}
        </p>
      </div>
      <Ledger
        label={t.redraws}
        rows={[
          { label: t.prime, note: t.primeNote, figure: percent(terms.primePercent) },
          { label: t.margin, note: t.marginNote, figure: `+${f.rate(quote.marginPercent)}` },
          {
            label: t.later,
            note: t.laterNote(percent(terms.maxRatePercent)),
            figure: f.rate(quote.laterDrawRatePercent),
            weight: "total",
          },
        ]}
      />
      {example ? (
        <Note>
          {t.example(
            example.payments,
            f.dollars(example.repaid),
            f.dollars(example.draw),
            f.rate(quote.laterDrawRatePercent),
            f.cents(example.interest),
          )}
        </Note>
      ) : null}
    </section>
  );
}
