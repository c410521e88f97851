import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useWayBack } from "../../journey/use-way-back.ts";
import { valuationQuery } from "../../queries/valuation.ts";
import { useValuationText } from "./evaluation.words.ts";
import { OrderQuestion } from "./parts/order-question.tsx";

/** Row 18 outside Texas, and whoever thinks that their home is worth more: order a broker's opinion, or the evaluation that the lender asks for. */
export function Screen() {
  const { uuid } = useJourney();
  const { data } = useQuery(valuationQuery(uuid));
  const t = useValuationText(data?.opinion.kind);
  const isChallenge = useWayBack() !== undefined;
  return <OrderQuestion title={t.orderTitle} lead={isChallenge ? t.orderChallenge : t.orderLead} />;
}
