import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { organisation } from "../../session/organisation.ts";
import { footerNoteWords } from "./footer-notes.words.ts";

/** The footnotes with the lender's figures: specification part 2, section 9. Folded together where they have been read before. */
export function FooterNotes({ folded }: { folded: boolean }) {
  const t = useText(footerNoteWords);
  if (!folded) return <Notes />;
  return (
    <details className="footer-fold">
      <summary>{t.title}</summary>
      <Notes />
    </details>
  );
}

function Notes() {
  const t = useText(footerNoteWords);
  const f = useFormats();
  const figures = organisation().orgPricingData;
  const amounts = {
    smallest: f.dollars(figures.smallestLine),
    largest: f.dollars(figures.largestLine),
    low: f.rate(figures.lowestApr),
    high: f.rate(figures.highestApr),
  };
  const fees = {
    fee: f.rate(figures.largestOriginationFeePercent),
    valuation: f.dollars(figures.valuationFee),
    notary: f.dollars(figures.manualNotaryFee),
    recordLow: f.dollars(figures.smallestRecordingFee),
    recordHigh: f.dollars(figures.largestRecordingFee),
    taxLow: f.dollars(0),
    tax: f.dollars(figures.largestRecordingTax),
  };
  return (
    <ol className="footer-notes">
      <li>{t.plan}</li>
      <li>{t.approval}</li>
      <li>{t.funding}</li>
      <li>{t.amounts(amounts)}</li>
      <li>{t.fees(fees)}</li>
      <li>{t.credit}</li>
      <li>{t.collateral}</li>
    </ol>
  );
}
