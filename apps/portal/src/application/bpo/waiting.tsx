import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { valuationQuery } from "../../queries/valuation.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useValuationText } from "./evaluation.words.ts";
import { LookUnderWay } from "./parts/look-under-way.tsx";

/** Where the person is who looks at the home: who comes, when, and what is needed of the borrower, which is little. */
export function Screen() {
  const { uuid } = useJourney();
  const query = useQuery(valuationQuery(uuid));
  const { data } = query;
  const t = useValuationText(data?.opinion.kind);
  return data === undefined ? <UntilLoaded title={t.waitingTitle} query={query} /> : <LookUnderWay of={data} />;
}
