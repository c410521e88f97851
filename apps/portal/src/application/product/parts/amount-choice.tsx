import { Choices } from "@gable/ui/components/choice/choice.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { AmountSlider } from "@gable/ui/forms/amount-slider.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { selectWords } from "../select.words.ts";
import type { Chosen } from "./choose.ts";
import { type Wish, withMeans } from "./wish.ts";

/** Steps of the slider; the field takes any dollar. */
const STEP = 50_000;

type AmountProps = { chosen: Chosen; change: (part: Partial<Wish>) => void };

/** How much: a line, or the cash that is left of it. Typed or drawn with the slider. */
export function AmountChoice({ chosen, change }: AmountProps) {
  const t = useText(selectWords);
  const f = useFormats();
  const { wish, quote, amount, cheaper } = chosen;
  const { means, termYears } = wish;
  return (
    <div className="stack">
      <fieldset>
        <legend className="vh">{t.means}</legend>
        <Choices
          kind="segments"
          choices={[
            { value: "line", label: t.aLineOf },
            { value: "cash", label: t.cashOf },
          ]}
          value={means}
          onChange={(asked) => change(withMeans(wish, asked, quote))}
        />
      </fieldset>
      <AmountSlider
        key={means}
        label={means === "line" ? t.lineAmount : t.cashAmount}
        cents={amount.shown}
        onChange={(cents) => change({ cents })}
        least={amount.least}
        most={amount.most}
        step={STEP}
        mostNote={t.most(termYears, f.dollars(amount.most))}
      />
      {amount.isLowered ? <Note>{t.lowered(termYears, f.dollars(amount.most))}</Note> : null}
      {cheaper && !amount.isLowered ? (
        <Note>
          {t.cheaper(f.dollars(cheaper.line), f.rate(cheaper.ratePercent))}
          <span className="note-act">
            <TextButton onClick={() => change({ means: "line", cents: cheaper.line })}>
              {t.takeCheaper(f.dollars(cheaper.line))}
            </TextButton>
          </span>
        </Note>
      ) : null}
    </div>
  );
}
