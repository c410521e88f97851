import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { electronicRecordsInForce } from "@gable/domain/profile/consents.ts";
import { codeToType, heading, list, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { addressInLine } from "../wording/address-lines.ts";
import { preparedForFact } from "../wording/facts.ts";

export interface EsignDisclosureInput {
  readonly preparedOn: LocalDate;
  readonly consumerName: string;
  /** Four digits that the consumer types to show that they could open this file. */
  readonly code: string;
}

/** What must be said before a person consents to electronic records. 15 USC 7001(c) */
export const esignDisclosure: Template<EsignDisclosureInput> = {
  version: electronicRecordsInForce.disclosure,
  draft: (input, lender) => {
    if (!/^\d{4}$/.test(input.code)) throw new RangeError("The code to type must be four digits");
    return {
      title: {
        en: "Consent to electronic records and signatures",
        es: "Consentimiento para registros y firmas electrónicos",
      },
      preparedOn: input.preparedOn,
      facts: [preparedForFact(input.consumerName)],
      summary: {
        en: [
          "If you agree, we send you documents on screen instead of on paper, and you can sign them on screen.",
          "Agreeing is your choice. Paper is free, and you can change your mind at any time at no cost.",
          "To show that you can open our documents, type the four digits below on the page that you came from.",
        ],
        es: [
          "Si acepta, le enviamos los documentos en pantalla en lugar de en papel, y puede firmarlos en pantalla.",
          "Aceptar es decisión suya. El papel es gratis y puede cambiar de opinión en cualquier momento sin costo.",
          "Para mostrar que puede abrir nuestros documentos, escriba los cuatro dígitos de este documento en la página de donde vino.",
        ],
      },
      body: [
        codeToType("Your code is", input.code),
        heading("What your consent covers"),
        paragraph(
          "It covers this application for a home equity line of credit and the line itself, if one is opened: disclosures, " +
            "notices of our decision, credit score notices, copies of valuations, the agreement and the instruments you sign, " +
            "notices of your right to cancel, privacy notices and statements.",
        ),
        paragraph(
          "It does not cover notices of default, of acceleration, of foreclosure, or of a right to cure a default on the home " +
            "you live in. Those always come on paper.",
        ),
        heading("Your right to paper"),
        paragraph(
          `You can have any document on paper, now or later, free of charge. Ask beside the document on its page, by message, call ${lender.phone}, or write to ` +
            `${lender.legalName}, ${addressInLine(lender.address)}.`,
        ),
        heading("If you change your mind"),
        list(
          `You can withdraw your consent at any time in your account under Settings (on your signing page, if you sign beside a borrower), by calling ${lender.phone}, or by writing to ${lender.email}.`,
          "There is no fee and no penalty. Your application goes on, on paper, and will take longer.",
          "Documents that you received before you withdrew stay valid.",
        ),
        heading("Keep your address current"),
        paragraph(
          "We tell you by e-mail when there is something new. If your e-mail address or telephone number changes, update it in " +
            `your account under Settings or call ${lender.phone}.`,
        ),
        heading("What you need"),
        list(
          "A computer, tablet or telephone with internet access and a current version of Chrome, Edge, Firefox or Safari.",
          "A program that opens PDF files. Current browsers do.",
          "An e-mail address of your own, and space to store documents or a printer to keep copies.",
        ),
        paragraph(
          "If these needs change so that you might no longer be able to open our documents, we tell you and ask you again.",
        ),
        heading("What your consent means"),
        paragraph(
          "By typing the code and choosing “I agree”, you confirm that you could open this file, that you have what is listed " +
            "above, and that your electronic signature on this application has the same effect as one in ink.",
        ),
      ],
    };
  },
};
