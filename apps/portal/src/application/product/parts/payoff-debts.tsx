import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { FieldGroup } from "@gable/ui/forms/field.tsx";
import "@gable/ui/forms/checkbox-field.css";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { type Chosen, isBeyondCash, type PayableDebt } from "./choose.ts";
import { otherReason, payoffReasons, payoffWords } from "./payoffs.words.ts";
import type { Wish } from "./wish.ts";

type PayoffProps = { all: readonly PayableDebt[]; chosen: Chosen; change: (part: Partial<Wish>) => void };

/** Which other debts the line pays off at closing, and why the rest cannot be. */
export function PayoffDebts({ all, chosen, change }: PayoffProps) {
  const t = useText(payoffWords);
  const f = useFormats();
  const { debts, wish } = chosen;
  const eligible = all.filter((debt) => debt.eligible);
  const others = all.filter((debt) => !debt.eligible);
  const [wasChosen] = useState(wish.payoffs.length > 0);
  return (
    <Disclosure summary={debts.sum > 0 ? t.summaryWith(f.dollars(debts.sum)) : t.summary} open={wasChosen}>
      <p>{t.lead}</p>
      {eligible.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <FieldGroup id="payoffs" label={t.eligible}>
          {eligible.map((debt) => (
            <PayableRow key={debt.id} debt={debt} chosen={chosen} change={change} />
          ))}
        </FieldGroup>
      )}
      <div aria-live="polite">
        {debts.endingPayments > 0 ? <Note icon="check">{t.ends(f.cents(debts.endingPayments))}</Note> : null}
      </div>
      {others.length > 0 ? <Others debts={others} /> : null}
    </Disclosure>
  );
}

function PayableRow({ debt, chosen, change }: { debt: PayableDebt } & Omit<PayoffProps, "all">) {
  const t = useText(payoffWords);
  const f = useFormats();
  const { payoffs } = chosen.wish;
  const isBeyond = isBeyondCash(debt, chosen);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={payoffs.includes(debt.id)}
        disabled={isBeyond}
        onChange={(event) =>
          change({
            payoffs: event.target.checked ? [...payoffs, debt.id] : payoffs.filter((id) => id !== debt.id),
          })
        }
      />
      <span>
        {debt.creditor}
        {debt.lastFour ? <span className="quiet"> ••{debt.lastFour}</span> : null}
        <span className="check-hint">
          {t.owes(f.dollars(debt.balance), f.dollars(debt.monthlyPayment))}
          {isBeyond ? `. ${t.beyond}` : null}
        </span>
      </span>
    </label>
  );
}

function Others({ debts }: { debts: readonly PayableDebt[] }) {
  const t = useText(payoffWords);
  const language = useLanguage();
  const f = useFormats();
  return (
    <>
      <h2 className="payoff-title">{t.others}</h2>
      <ul className="payoff-others">
        {debts.map(({ id, creditor, balance, reason }) => (
          <li key={id}>
            <span>
              {creditor} <span className="quiet">{f.dollars(balance)}</span>
            </span>
            <span className="quiet">{(payoffReasons[reason ?? ""] ?? otherReason)[language]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
