import { useText } from "@gable/ui/language/catalogue.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { underwritingHoldWords } from "./uw.words.ts";

/** An underwriter looks at the application. */
export function Screen() {
  const t = useText(underwritingHoldWords);
  return (
    <HoldPage
      title={t.title}
      lead={t.lead}
      drawing="document"
      steps={[
        { title: t.first, body: t.firstBody },
        { title: t.second, body: t.secondBody },
        { title: t.third, body: t.thirdBody },
      ]}
    />
  );
}
