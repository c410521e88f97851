import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { ValuationReply } from "../../../queries/valuation.ts";
import type { valuationWords } from "../valuation.words.ts";

type Paid = Pick<ValuationReply["opinion"], "paidBy">;
type Look = { readonly title: string; readonly lead: string };

/** What is said of a look at a home in Texas: the state's own rules, and that we pay, of a homestead alone. */
export const texasLook = (t: Text<typeof valuationWords>, opinion: Paid | undefined): Look =>
  opinion?.paidBy === "borrower"
    ? { title: t.orderTitle, lead: t.orderLead }
    : { title: t.texasTitle, lead: t.texasLead };
