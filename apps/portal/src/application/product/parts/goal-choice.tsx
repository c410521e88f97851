import { type BorrowerGoal, goalRules } from "@gable/domain/offers/compare-offers.ts";
import type { OfferQuote } from "@gable/domain/offers/offer.ts";
import { Choices } from "@gable/ui/components/choice/choice.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { FieldGroup } from "@gable/ui/forms/field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { selectWords } from "../select.words.ts";
import type { Wish } from "./wish.ts";

type GoalProps = {
  goal: BorrowerGoal | undefined;
  onGoal: (goal: BorrowerGoal) => void;
  /** What serves the goal best at the amount asked for. */
  best: OfferQuote | undefined;
  wish: Wish;
  change: (part: Partial<Wish>) => void;
};

/** What the borrower says matters, and what follows from it; nothing is recommended by any other measure. */
export function GoalChoice({ goal, onGoal, best, wish, change }: GoalProps) {
  const t = useText(selectWords);
  const language = useLanguage();
  return (
    <FieldGroup id="goal" label={t.goal} hint={t.goalHint}>
      <div className="stack">
        <Choices
          kind="pills"
          value={goal}
          onChange={onGoal}
          choices={[
            { value: "LOWEST_PAYMENT", label: t.lowestPayment },
            { value: "LOWEST_COST", label: t.lowestCost },
            { value: "MOST_CASH", label: t.mostCash },
          ]}
        />
        <div aria-live="polite">
          {goal && best ? (
            <Note icon="check">
              {t.fits(
                best.termYears,
                Number(best.feePercent) === 0 ? t.withoutFee : t.withFee(`${best.feePercent}%`),
                goalRules[goal][language],
              )}
              {best.termYears === wish.termYears && Number(best.feePercent) === Number(wish.feePercent) ? (
                ` ${t.taken}`
              ) : (
                <span className="note-act">
                  <TextButton onClick={() => change({ termYears: best.termYears, feePercent: best.feePercent })}>
                    {t.takeIt}
                  </TextButton>
                </span>
              )}
            </Note>
          ) : null}
        </div>
      </div>
    </FieldGroup>
  );
}
