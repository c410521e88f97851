import { type Block, box, lines, paragraph } from "../blocks.ts";
import type { DocumentLender } from "../lender.ts";

/** The notice that goes with every adverse action, in the words of 12 CFR 1002.9(b)(1), with the lender's own agency. */
export function equalCreditNotice(lender: DocumentLender): Block {
  return box(
    paragraph(
      "**Notice:** The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is:",
    ),
    lines(lender.creditRegulator.name, ...lender.creditRegulator.addressLines),
  );
}
