import type { ReplyOf } from "@gable/contract/call.ts";
import type { signing } from "@gable/contract/calls/signing.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { introWords } from "../intro.words.ts";

type Package = ReplyOf<typeof signing>;

/** The figures that stand in the documents, down to the money that arrives, and whether they are those of the chosen offer. */
export function PackageFigures({ terms, unchanged }: Pick<Package, "terms" | "unchanged">) {
  const t = useText(introWords);
  const f = useFormats();
  const taken = [
    [t.fee, terms.originationFee],
    [t.costs, terms.costs],
    [t.payoffs, terms.payoffs],
  ] as const;
  return (
    <section className="stack">
      <h2>{t.figures}</h2>
      {unchanged ? (
        <Tag tone="success" icon="check">
          {t.same}
        </Tag>
      ) : (
        <Notice tone="warning" title={t.changed}>
          {t.changedBody}
        </Notice>
      )}
      <Ledger
        rows={[
          { label: t.line, figure: f.cents(terms.line) },
          ...taken.filter(([, amount]) => amount > 0).map(([label, amount]) => ({ label, figure: f.cents(-amount) })),
          { label: t.cash, figure: f.cents(terms.cash), weight: "total" },
          { label: t.rate, note: t.rateNote, figure: f.rate(terms.ratePercent) },
          { label: t.payment, note: t.years(terms.termYears), figure: f.cents(terms.monthlyPayment) },
        ]}
      />
    </section>
  );
}
