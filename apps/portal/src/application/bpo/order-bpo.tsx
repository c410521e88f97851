import { useText } from "@gable/ui/language/catalogue.tsx";
import { useWayBack } from "../../journey/use-way-back.ts";
import { OrderQuestion } from "./parts/order-question.tsx";
import { valuationWords } from "./valuation.words.ts";

/** Row 18 outside Texas, and whoever thinks that their home is worth more: order a broker's opinion. */
export function Screen() {
  const t = useText(valuationWords);
  const isChallenge = useWayBack() !== undefined;
  return <OrderQuestion title={t.orderTitle} lead={isChallenge ? t.orderChallenge : t.orderLead} />;
}
