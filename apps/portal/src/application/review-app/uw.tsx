import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { underReviewQuery } from "../../queries/underwriting.ts";
import { SeenBy } from "../conditions/parts/times-told.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { underwritingHoldWords } from "./uw.words.ts";

/** An underwriter looks at the application. */
export function Screen() {
  const t = useText(underwritingHoldWords);
  const { uuid } = useJourney();
  const zone = useHomeZone();
  const { data } = useQuery(underReviewQuery(uuid));
  return (
    <HoldPage
      title={t.title}
      lead={t.lead}
      drawing="document"
      steps={[
        {
          title: t.first,
          body: (
            <>
              {t.firstBody} {data?.lookedAt ? <SeenBy lookedAt={data.lookedAt} zone={zone} /> : null}
            </>
          ),
        },
        { title: t.second, body: t.secondBody },
        { title: t.third, body: t.thirdBody },
      ]}
    />
  );
}
