import { Gauge } from "@gable/ui/components/gauge/gauge.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { liensWords } from "../../liens.words.ts";
import type { Equity } from "./equity.ts";

/** The home as a bar: what is owed on it, what is the borrower's own. Follows the answers. */
export function EquityGauge({ equity }: { equity: Equity }) {
  const t = useText(liensWords);
  const { dollars } = useFormats();
  const { value, owed, left, share } = equity;
  return (
    <section className="stack" aria-labelledby="equity">
      <h2 id="equity">{t.equity(dollars(value))}</h2>
      <Gauge
        parts={[
          { label: t.owed, figure: dollars(owed), share, tone: "accent" },
          { label: t.yours, figure: dollars(left), share: 1 - share, tone: "pale" },
        ]}
      />
      <Note>{owed > value ? t.underWater : t.equityNote}</Note>
    </section>
  );
}
