import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { heading, list, paragraph, signatureField } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { securityInstrumentForm } from "../security-instrument-forms.ts";
import { loanNumberFact, preparedForFact, propertyFact } from "../wording/facts.ts";

export interface SignerStatementInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  /** Who signs beside the borrower. */
  readonly signer: Signer;
  readonly borrowerName: string;
  readonly property: Address;
  readonly creditLimit: Cents;
  /** The home is where they live, so that they may cancel. */
  readonly mayCancel: boolean;
}

/**
 * What somebody who signs beside the borrower agrees to, and what they do not: the security instrument alone, never the credit
 * agreement. 12 CFR 1002.7(d)(1) and (4)
 */
export const signerStatement: Template<SignerStatementInput> = {
  version: "2026-11-30",
  draft: (input) => {
    const deed = securityInstrumentForm(input.property.state) === "MORTGAGE" ? "mortgage" : "deed of trust";
    const limit = formatDollars(input.creditLimit);
    return {
      title: { en: "What you sign, and what you do not promise", es: "Lo que usted firma y lo que no promete" },
      preparedOn: input.preparedOn,
      facts: [preparedForFact(input.signer.name), loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          `${input.borrowerName} borrows up to **${limit}**. You do not borrow, and you do not promise to repay.`,
          `You sign the ${deed}: your share in the home becomes security too. If the debt is not paid, the home can be sold.`,
          "You may ask a lawyer first, and you may say no.",
        ],
        es: [
          `${input.borrowerName} toma prestado hasta **${limit}**. Usted no toma el préstamo ni promete pagarlo.`,
          "Usted firma el documento de garantía: su parte de la casa también queda en garantía. Si la deuda no se paga, la casa puede venderse.",
          "Puede consultar antes a un abogado, y puede decir que no.",
        ],
      },
      body: [
        heading("1. What you sign"),
        list(
          `The ${deed} on the home, before a notary.`,
          ...(input.mayCancel
            ? ["The receipt of your own notice of the right to cancel, and of the terms of the line."]
            : []),
          "This statement.",
        ),
        heading("2. What you do not sign"),
        list(
          "The credit agreement. You owe nothing under it, now or later.",
          "Any permission to look at your credit or income. We did not look.",
        ),
        heading("3. What it means for the home"),
        paragraph(
          `The line is open for years and can be drawn, repaid and drawn again up to ${limit}. The ${deed} stands until the line is paid and closed. If payments stop, the home may be taken and sold by the steps that state law lays down, your share with it.`,
        ),
        ...(input.mayCancel
          ? [
              paragraph(
                "Because you live in the home, you can cancel by yourself within the time that your notice names. If you do, it is cancelled for everybody.",
              ),
            ]
          : []),
        heading("4. Your word"),
        list(
          "I have read this and could ask about it.",
          `I agree that my share in the home secures the line of ${input.borrowerName}.`,
          "Nobody forced me to sign.",
        ),
        signatureField("statement", input.signer, "Statement of who signs beside the borrower"),
      ],
    };
  },
};
