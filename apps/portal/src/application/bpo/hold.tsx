import { useText } from "@gable/ui/language/catalogue.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { bpoHoldWords } from "./hold.words.ts";

/** Rows 18 and 19: a local professional looks at the home, or the title is finished. */
export function Screen() {
  const t = useText(bpoHoldWords);
  return (
    <HoldPage
      title={t.title}
      lead={t.lead}
      drawing="house"
      steps={[
        { title: t.first, body: t.firstBody },
        { title: t.second, body: t.secondBody },
        { title: t.third, body: t.thirdBody },
      ]}
    />
  );
}
