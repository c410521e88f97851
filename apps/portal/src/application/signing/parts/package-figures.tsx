import type { ReplyOf } from "@gable/contract/call.ts";
import type { signing } from "@gable/contract/calls/signing.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { introWords } from "../intro.words.ts";

type Package = ReplyOf<typeof signing>;

/** The figures that stand in the documents, down to the money that arrives, beside those that were chosen where they are others. */
export function PackageFigures({ terms, chosen }: Pick<Package, "terms" | "chosen">) {
  const t = useText(introWords);
  const f = useFormats();
  const taken = [
    [t.fee, terms.originationFee, chosen?.originationFee, t.chose],
    [t.costs, terms.costs, undefined, t.chose],
    [t.payoffs, terms.payoffs, chosen?.payoffs, t.reported],
  ] as const;
  const was = (now: number, before: number | undefined, say: (amount: string) => string) =>
    before === undefined || before === now ? [] : [say(f.cents(before))];
  const rateWas = chosen && chosen.ratePercent !== terms.ratePercent ? [t.chose(f.rate(chosen.ratePercent))] : [];
  const termWas = chosen && chosen.termYears !== terms.termYears ? [t.chose(t.years(chosen.termYears))] : [];
  return (
    <section className="stack">
      <h2>{t.figures}</h2>
      {chosen === null ? (
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
          { label: t.line, ...noted(...was(terms.line, chosen?.line, t.chose)), figure: f.cents(terms.line) },
          ...taken
            .filter(([, amount, before = 0]) => amount > 0 || before > 0)
            .map(([label, amount, before, say]) => ({
              label,
              ...noted(...was(amount, before, say)),
              figure: f.cents(amount === 0 ? 0 : -amount),
            })),
          { label: t.cash, figure: f.cents(terms.cash), weight: "total" },
          { label: t.rate, ...noted(t.rateNote, ...rateWas), figure: f.rate(terms.ratePercent) },
          {
            label: t.payment,
            ...noted(
              t.years(terms.termYears),
              ...termWas,
              ...was(terms.monthlyPayment, chosen?.monthlyPayment, t.chose),
            ),
            figure: f.cents(terms.monthlyPayment),
          },
        ]}
      />
    </section>
  );
}

const noted = (...notes: readonly string[]) => (notes.length === 0 ? {} : { note: notes.join(". ") });
