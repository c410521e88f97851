import { Choices } from "@gable/ui/components/choice/choice.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { FieldGroup } from "@gable/ui/forms/field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { selectWords } from "../select.words.ts";
import type { Chosen } from "./choose.ts";
import type { Wish } from "./wish.ts";

type FeeProps = { chosen: Chosen; change: (part: Partial<Wish>) => void };

/** A fee once, or a higher rate throughout; with what the fee comes to for the same cash. */
export function FeeChoice({ chosen, change }: FeeProps) {
  const t = useText(selectWords);
  const f = useFormats();
  const { fees, offer, wish } = chosen;
  return (
    <FieldGroup id="fee" label={fees.length > 1 ? t.fee : t.feeOnly}>
      <div className="stack">
        <Choices
          kind="pills"
          value={offer.feePercent}
          onChange={(feePercent) => change({ feePercent })}
          choices={fees.map(({ offer: { feePercent }, quote }) => ({
            value: feePercent,
            label: Number(feePercent) === 0 ? t.noFee : `${feePercent}%`,
            detail: f.rate(quote.ratePercent),
          }))}
        />
        <BreakEven chosen={chosen} />
        {Number(offer.autopayDiscountPercent) > 0 ? (
          <label className="check">
            <input
              type="checkbox"
              checked={wish.autopay}
              onChange={(event) => change({ autopay: event.target.checked })}
            />
            <span>{t.autopay(offer.autopayDiscountPercent.replace(/0$/, ""))}</span>
          </label>
        ) : null}
      </div>
    </FieldGroup>
  );
}

function BreakEven({ chosen: { breakEven, quote } }: { chosen: Chosen }) {
  const t = useText(selectWords);
  const f = useFormats();
  if (breakEven === null) return null;
  const fee = f.cents(quote.originationFee);
  const { afterPayments, monthlySaving, savingInAll } = breakEven;
  if (afterPayments === null) return <Note>{t.feeNeverPays(fee, f.cents(-savingInAll))}</Note>;
  const monthly =
    monthlySaving > 0
      ? t.savesMonthly(f.cents(monthlySaving))
      : monthlySaving < 0
        ? t.costsMonthly(f.cents(-monthlySaving))
        : t.sameMonthly;
  return <Note>{t.feePays(fee, monthly, afterPayments)}</Note>;
}
