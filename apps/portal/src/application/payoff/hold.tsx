import { useText } from "@gable/ui/language/catalogue.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { payoffHoldWords } from "./hold.words.ts";

/** Row 20: the payoff figures of the debts that are paid with the money are on their way. */
export function Screen() {
  const t = useText(payoffHoldWords);
  return (
    <HoldPage
      title={t.title}
      lead={t.lead}
      drawing="card"
      steps={[
        { title: t.first, body: t.firstBody },
        { title: t.second, body: t.secondBody },
        { title: t.third, body: t.thirdBody },
      ]}
    />
  );
}
