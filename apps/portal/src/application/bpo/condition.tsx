import { useText } from "@gable/ui/language/catalogue.tsx";
import { OrderQuestion } from "./parts/order-question.tsx";
import { valuationWords } from "./valuation.words.ts";

/** Row 18 in Texas: the state's own rules make a person look at a homestead, at the lender's cost. */
export function Screen() {
  const t = useText(valuationWords);
  return <OrderQuestion title={t.texasTitle} lead={t.texasLead} />;
}
