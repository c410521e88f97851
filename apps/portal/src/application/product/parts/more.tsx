import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { timelineQuery } from "../../../queries/application.ts";
import { WhatIf } from "../../parts/what-if.tsx";
import type { Chosen, Offers } from "./choose.ts";
import { CompareTerms } from "./compare-terms.tsx";
import { HomeAndScore } from "./home-and-score.tsx";
import { OwedOverTime } from "./owed-over-time.tsx";
import { Redraws } from "./redraws.tsx";

/** Below the choice: what it means over the years, beside other terms, for later draws and for the home. */
export function More({ made, chosen }: { made: Offers; chosen: Chosen }) {
  const { uuid } = useJourney();
  const { data: timeline } = useQuery(timelineQuery(uuid));
  return (
    <div className="choice-more">
      <OwedOverTime quote={chosen.quote} start={timeline?.fundingDate ?? made.home.asOf} />
      <CompareTerms chosen={chosen} />
      <Redraws quote={chosen.quote} terms={chosen.offer.laterDraws} />
      <HomeAndScore made={made} chosen={chosen} />
      <WhatIf />
    </div>
  );
}
