import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { box, heading, list, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { applicantFact, applicationFact, propertyFact } from "../wording/facts.ts";

export interface RightToReceiveValuationInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly property: Address;
}

/** The right to copies of valuations on a first lien: Regulation B model form C-9. 12 CFR 1002.14(a)(2) */
export const rightToReceiveValuation: Template<RightToReceiveValuationInput> = {
  version: "2026-11-20",
  draft: (input, lender) => ({
    title: { en: "Your right to a copy of the valuation", es: "Su derecho a una copia de la tasación" },
    preparedOn: input.preparedOn,
    facts: [applicantFact(input.applicantName), applicationFact(input.applicationNumber), propertyFact(input.property)],
    summary: {
      en: [
        "The line would be the first lien on your home, so you receive every valuation that we have made of it, free.",
        "You receive it as soon as we have it, and at least three business days before you sign.",
        "You receive it even if the line is not opened.",
      ],
      es: [
        "La línea sería el primer gravamen sobre su casa, así que recibe gratis cada tasación que hagamos de ella.",
        "La recibe en cuanto la tengamos, y al menos tres días hábiles antes de firmar.",
        "La recibe aunque no se abra la línea.",
      ],
    },
    body: [
      box(
        paragraph(
          "We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.",
        ),
        paragraph("You can pay for an additional appraisal for your own use at your own cost."),
      ),
      heading("What counts as a valuation"),
      list(
        "an estimate by a computer model (AVM);",
        "a broker’s price opinion (BPO);",
        "an appraisal, and every later version of any of these.",
      ),
      heading("If you think the value is wrong"),
      paragraph(
        `You can ask us to look at it again. Tell us what is wrong or missing, or name recent sales of homes like yours: ${lender.phone} or ${lender.email}.`,
      ),
    ],
  }),
};
