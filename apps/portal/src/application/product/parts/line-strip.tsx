import { floorToMultiple } from "@gable/domain/money/cents.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect, useState } from "react";
import type { Chosen } from "./choose.ts";
import { YOUR_LINE } from "./your-line.tsx";
import { yourLineWords } from "./your-line.words.ts";

const DOLLAR = 100;

/** On phones: the line in one row at the foot of the window, for as long as the summary is further down. */
export function LineStrip({ chosen: { quote, cashLeft } }: { chosen: Chosen }) {
  const t = useText(yourLineWords);
  const f = useFormats();
  const isAhead = useIsAhead(YOUR_LINE);
  if (!isAhead) return null;
  return (
    <section className="line-strip" aria-label={t.strip}>
      <p>
        <b>{t.stripCash(f.dollars(floorToMultiple(Math.max(0, cashLeft), DOLLAR)))}</b>
        <span>{t.stripPayment(f.cents(quote.monthlyPayment))}</span>
      </p>
      <Button
        slim
        kind="second"
        onClick={() => {
          const line = document.getElementById(YOUR_LINE);
          line?.scrollIntoView({ block: "start" });
          line?.focus({ preventScroll: true });
        }}
      >
        {t.stripGo}
      </Button>
    </section>
  );
}

/** Whether an element is still below the window. */
function useIsAhead(id: string): boolean {
  const [isAhead, setAhead] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setAhead(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return isAhead;
}
