import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { blankLine, box, heading, lines, markedList, paragraph, signatureField, smallPrint } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { securityInstrumentForm } from "../security-instrument-forms.ts";
import { addressInLine, addressLines } from "../wording/address-lines.ts";
import { loanNumberFact, preparedForFact, propertyFact } from "../wording/facts.ts";
import { formatDate, formatDateWithWeekday } from "../wording/format-date.ts";

export interface RightToCancelInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  /** One notice for each person who is entitled to cancel, borrower or owner. */
  readonly consumer: Signer;
  readonly property: Address;
  /** The day on which the line is opened; null where it is signed by hand, on a day that nobody knows yet. */
  readonly openedOn: LocalDate | null;
  /** The last day on which this person may cancel, until midnight where the property is; null as above. */
  readonly cancelBy: LocalDate | null;
}

/**
 * Notice of right to cancel, a separate document for each consumer: model form G-5 of Regulation Z, appendix G, for
 * opening an account. The cancellation form is no field of ours: nobody may be led to sign it with the rest.
 * 12 CFR 1026.15(b); R-2.10 to R-2.16
 */
export const rightToCancel: Template<RightToCancelInput> = {
  version: "2026-11-20",
  draft: (input, lender) => {
    const word = securityInstrumentForm(input.property.state) === "MORTGAGE" ? "mortgage" : "security interest";
    const { openedOn, cancelBy } = input;
    const end =
      "the third business day after the latest of the day you sign, the day you receive your disclosures and the day you receive this notice";
    const fin =
      "tercer día hábil después del último de estos: el día en que firma, el día en que recibe sus divulgaciones y el día en que recibe este aviso";
    return {
      title: { en: "Notice of right to cancel", es: "Aviso del derecho a cancelar" },
      preparedOn: input.preparedOn,
      facts: [preparedForFact(input.consumer.name), loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          `You may cancel this line, for any reason and at no cost, until midnight at the end of **${cancelBy ? formatDateWithWeekday(cancelBy) : end}**.`,
          "If you cancel, it is canceled for everybody, and our claim on your home ends.",
          "No money is paid out before that time is over.",
        ],
        es: [
          `Usted puede cancelar esta línea, por cualquier razón y sin costo, hasta la medianoche del **${cancelBy ? formatDateWithWeekday(cancelBy, "es") : fin}**.`,
          "Si cancela, queda cancelada para todos y termina nuestro derecho sobre su casa.",
          "No se entrega dinero antes de que termine ese plazo.",
        ],
      },
      body: [
        heading("1. Your right to cancel"),
        paragraph(
          `We have agreed to establish an open-end credit account for you, and you have agreed to give us a ${word} ${word === "mortgage" ? "on" : "in"} your home as security for the account. You have a legal right under federal law to cancel the account, without cost, within three business days after the latest of the following events:`,
        ),
        markedList([
          {
            mark: "(1)",
            text: openedOn
              ? `the opening date of your account which is **${formatDate(openedOn)}**; or`
              : "the opening date of your account, which is **the day on which you sign the credit agreement**; or",
          },
          { mark: "(2)", text: "the date you received your Truth-in-Lending disclosures; or" },
          { mark: "(3)", text: "the date you received this notice of your right to cancel the account." },
        ]),
        paragraph(
          `If you cancel the account, the ${word} ${word === "mortgage" ? "on" : "in"} your home is also cancelled. Within 20 calendar days after we receive your notice of cancellation, we must take the necessary steps to reflect the fact that the ${word} ${word === "mortgage" ? "on" : "in"} your home has been cancelled. We must also return to you any money or property you have given to us or to anyone else in connection with the account.`,
        ),
        paragraph(
          "You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return the money or property. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or at the location of the property. Money must be returned to the address shown below. If we do not take possession of the money or property within 20 calendar days of your offer, you may keep it without further obligation.",
        ),
        heading("2. How to cancel"),
        paragraph("If you decide to cancel the account, you may do so by notifying us, in writing, at:"),
        lines(lender.legalName, ...addressLines(lender.address)),
        paragraph(
          "You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below. Keep one copy of this notice no matter how you notify us because it contains important information about your rights.",
        ),
        paragraph(
          `If you cancel by mail or telegram, you must send the notice no later than midnight of ${cancelBy ? `**${formatDate(cancelBy)}** (or midnight of the third business day following the latest of the three events listed above)` : "**the third business day following the latest of the three events listed above**"}. If you send or deliver your written notice to cancel some other way, it must be delivered to the above address no later than that time.`,
        ),
        box(
          paragraph("**I WISH TO CANCEL**"),
          smallPrint("Leave this empty unless you want to cancel."),
          blankLine("Consumer’s signature", "Date"),
        ),
        paragraph(
          `You can also cancel in your account, under Documents, by the same hour. It takes one minute and you receive a confirmation at once. The home is at ${addressInLine(input.property)}; midnight is midnight there.`,
        ),
        heading("Receipt"),
        paragraph(
          "Signing here says only that you received this notice. It does not cancel, and does not give up your right to.",
        ),
        signatureField("received", input.consumer, "Receipt of the notice of right to cancel"),
      ],
    };
  },
};
