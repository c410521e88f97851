import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { valuationQuery } from "../../queries/valuation.ts";
import { HoldPage } from "../parts/hold-page.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { valuationWords } from "./valuation.words.ts";

/** Where the broker is: who comes, when, and what is needed of the borrower, which is little. */
export function Screen() {
  const t = useText(valuationWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const query = useQuery(valuationQuery(uuid));
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.waitingTitle} query={query} />;
  const { state, visit } = data.opinion;
  return (
    <HoldPage
      title={t.waitingTitle}
      lead={t[state]}
      drawing="house"
      steps={[
        { title: t.first, body: visit ? t.visitAt(f.moment(visit.from), f.time(visit.to)) : t.firstBody },
        { title: t.second, body: t.secondBody },
        { title: t.third, body: t.thirdBody },
      ]}
    >
      {data.value === null ? null : <Facts facts={[{ label: t.nowAt, value: f.dollars(data.value) }]} />}
    </HoldPage>
  );
}
