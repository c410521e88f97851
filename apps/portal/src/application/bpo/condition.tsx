import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { valuationQuery } from "../../queries/valuation.ts";
import { useValuationText } from "./evaluation.words.ts";
import { OrderQuestion } from "./parts/order-question.tsx";
import { texasLook } from "./parts/texas-look.ts";

/** Row 18 in Texas: the state's own rules make a person look at a homestead, at the lender's cost; at another home at the borrower's. */
export function Screen() {
  const { uuid } = useJourney();
  const { data } = useQuery(valuationQuery(uuid));
  const t = useValuationText(data?.opinion.kind);
  return <OrderQuestion {...texasLook(t, data?.opinion)} />;
}
