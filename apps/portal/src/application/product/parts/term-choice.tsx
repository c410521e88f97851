import { ChoiceFigures, Choices } from "@gable/ui/components/choice/choice.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { FieldGroup } from "@gable/ui/forms/field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { selectWords } from "../select.words.ts";
import type { Chosen } from "./choose.ts";
import type { Wish } from "./wish.ts";

type TermProps = {
  chosen: Chosen;
  change: (part: Partial<Wish>) => void;
  isExample: boolean;
  /** The term that serves the borrower's goal, once one is stated. */
  fitting: number | undefined;
};

/** For how long: each term with what it costs a month and in all. */
export function TermChoice({ chosen, change, isExample, fitting }: TermProps) {
  const t = useText(selectWords);
  const f = useFormats();
  return (
    <FieldGroup id="term" label={t.term} {...(isExample && { hint: t.example })}>
      <Choices
        kind="cards"
        value={String(chosen.wish.termYears)}
        onChange={(termYears) => change({ termYears: Number(termYears) })}
        choices={chosen.terms.map(({ offer, quote, isLowered }) => ({
          value: String(quote.termYears),
          label: t.years(quote.termYears),
          detail: (
            <>
              <span className="choice-amount">{f.cents(quote.monthlyPayment)}</span>
              <span className="choice-hint">{t.aMonth}</span>
              <ChoiceFigures
                rows={[
                  [t.apr, f.rate(quote.aprPercent)],
                  [t.interest, f.dollars(quote.totalInterest)],
                ]}
              />
              {isLowered ? <span className="choice-hint">{t.upTo(f.dollars(offer.maxLine))}</span> : null}
              {fitting === quote.termYears ? (
                <Tag tone="accent" icon="check">
                  {t.fitsGoal}
                </Tag>
              ) : null}
            </>
          ),
        }))}
      />
    </FieldGroup>
  );
}
