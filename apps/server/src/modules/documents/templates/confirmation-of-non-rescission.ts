import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { heading, list, paragraph, signatureField } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { loanNumberFact, preparedForFact, propertyFact } from "../wording/facts.ts";
import { formatDateWithWeekday } from "../wording/format-date.ts";

export interface ConfirmationOfNonRescissionInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly consumer: Signer;
  readonly property: Address;
  /** The last day on which they could cancel; this is prepared after it. */
  readonly cancelBy: LocalDate;
}

/** What satisfies a lender that nobody cancelled, signed after the period is over. 12 CFR 1026.15(c) */
export const confirmationOfNonRescission: Template<ConfirmationOfNonRescissionInput> = {
  version: "2026-11-20",
  draft: (input) => {
    if (input.preparedOn <= input.cancelBy) {
      throw new RangeError(
        "A confirmation that nobody canceled cannot be prepared before the right to cancel has ended",
      );
    }
    const ended = formatDateWithWeekday(input.cancelBy);
    return {
      title: { en: "Confirmation that you did not cancel", es: "Confirmación de que no canceló" },
      preparedOn: input.preparedOn,
      facts: [preparedForFact(input.consumer.name), loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          `Your time to cancel ended at midnight on ${ended}.`,
          "By signing you say that you did not cancel. Then we can pay out.",
        ],
        es: [
          `Su plazo para cancelar terminó a la medianoche del ${formatDateWithWeekday(input.cancelBy, "es")}.`,
          "Al firmar dice que no canceló. Entonces podemos entregar el dinero.",
        ],
      },
      body: [
        heading("What you confirm"),
        list(
          "I received my notice of right to cancel and the Truth-in-Lending disclosures.",
          `My right to cancel ended at midnight on ${ended}.`,
          "I did not cancel, and nobody told me that another person who may cancel did.",
          "I do not wish to cancel now.",
        ),
        paragraph("You do not have to sign this. If you did cancel, do not sign, and call us."),
        signatureField("confirmation", input.consumer, "Confirmation that I did not cancel"),
      ],
    };
  },
};
