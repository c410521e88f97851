import { type Block, heading, list, paragraph, subheading } from "../blocks.ts";
import type { DocumentLender } from "../lender.ts";
import { addressInLine } from "./address-lines.ts";

/**
 * Statement of billing rights for home equity plans: model form G-3 of Regulation Z, appendix G, without the part on
 * credit cards, which the plan does not have. 12 CFR 1026.6(a)(5)
 */
export function billingRights(lender: DocumentLender): Block[] {
  return [
    heading("Your billing rights: keep this notice for future use"),
    paragraph(
      "This notice contains important information about your rights and our responsibilities under the Fair Credit Billing Act.",
    ),
    subheading("Notify us in case of errors or questions about your bill"),
    paragraph(
      `If you think your bill is wrong, or if you need more information about a transaction on your bill, write us on a separate sheet at ${lender.legalName}, ${addressInLine(lender.address)}. Write to us as soon as possible. We must hear from you no later than 60 days after we sent you the first bill on which the error or problem appeared. You may also contact us on the Web: ${lender.email}. You can telephone us, but doing so will not preserve your rights.`,
    ),
    paragraph("In your letter, give us the following information:"),
    list(
      "Your name and account number.",
      "The dollar amount of the suspected error.",
      "Describe the error and explain, if you can, why you believe there is an error. If you need more information, describe the item you are not sure about.",
    ),
    paragraph(
      "If you have authorized us to pay your bill automatically from your savings or checking account, you can stop the payment on any amount you think is wrong. To stop the payment your letter must reach us three business days before the automatic payment is scheduled to occur.",
    ),
    subheading("Your rights and our responsibilities after we receive your written notice"),
    paragraph(
      "We must acknowledge your letter within 30 days, unless we have corrected the error by then. Within 90 days, we must either correct the error or explain why we believe the bill was correct.",
    ),
    paragraph(
      "After we receive your letter, we cannot try to collect any amount you question, or report you as delinquent. We can continue to bill you for the amount you question, including finance charges, and we can apply any unpaid amount against your credit limit. You do not have to pay any questioned amount while we are investigating, but you are still obligated to pay the parts of your bill that are not in question.",
    ),
    paragraph(
      "If we find that we made a mistake on your bill, you will not have to pay any finance charges related to any questioned amount. If we didn’t make a mistake, you may have to pay finance charges, and you will have to make up any missed payments on the questioned amount. In either case, we will send you a statement of the amount you owe and the date that it is due.",
    ),
    paragraph(
      "If you fail to pay the amount that we think you owe, we may report you as delinquent. However, if our explanation does not satisfy you and you write to us within ten days telling us that you still refuse to pay, we must tell anyone we report you to that you have a question about your bill. And, we must tell you the name of anyone we reported you to. We must tell anyone we report you to that the matter has been settled between us when it finally is.",
    ),
    paragraph(
      "If we don’t follow these rules, we can’t collect the first $50 of the questioned amount, even if your bill was correct.",
    ),
  ];
}
