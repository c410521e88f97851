import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { heading, keyFigures, list, paragraph, signatureField } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { addressInLine } from "../wording/address-lines.ts";
import { ordinalDay } from "../wording/durations.ts";
import { borrowerFact, loanNumberFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface AutopayAuthorizationInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrower: Signer;
  readonly bankName: string;
  readonly accountLastFour: string;
  readonly accountType: "checking" | "savings";
  readonly monthlyPayment: Cents;
  readonly firstPaymentOn: LocalDate;
}

/** Authorisation of preauthorised transfers; the consumer keeps a copy. Regulation E, 12 CFR 1005.10(b), (c), (d) */
export const autopayAuthorization: Template<AutopayAuthorizationInput> = {
  version: "2026-11-20",
  draft: (input, lender) => {
    const payment = formatDollars(input.monthlyPayment);
    return {
      title: { en: "Automatic payment authorization", es: "Autorización de pago automático" },
      preparedOn: input.preparedOn,
      facts: [borrowerFact(input.borrower.name), loanNumberFact(input.loanNumber)],
      summary: {
        en: [
          `We take ${payment} a month from your ${input.accountType} account ending ${input.accountLastFour}, first on ${formatDate(input.firstPaymentOn)}.`,
          "Paying this way is your choice. It is not needed to get the line.",
          "You can stop it at any time, up to three business days before a payment.",
        ],
        es: [
          `Tomamos ${payment} al mes de su cuenta terminada en ${input.accountLastFour}, por primera vez el ${formatDate(input.firstPaymentOn, "es")}.`,
          "Pagar así es decisión suya. No es necesario para obtener la línea.",
          "Puede detenerlo en cualquier momento, hasta tres días hábiles antes de un pago.",
        ],
      },
      body: [
        keyFigures(
          { label: "Each payment", value: payment, note: "or what your statement says is due" },
          { label: "Day of the month", value: ordinalDay(Number(input.firstPaymentOn.slice(-2))) },
          { label: "Account", value: `··· ${input.accountLastFour}`, note: input.bankName },
        ),
        heading("What you authorize"),
        paragraph(
          `You authorize ${lender.legalName} to start electronic debits from the account at ${input.bankName} for each monthly payment due under loan ${input.loanNumber}, and credits to correct errors. If the day is a weekend or a bank holiday we take it on the next business day.`,
        ),
        list(
          "**If the amount changes.** When a payment will differ from the one before, for example after a later draw, we tell you the amount and the day at least 10 days ahead.",
          `**To stop one payment or all of them,** use your account under Settings, call ${lender.phone}, or write to ${addressInLine(lender.address)}, at least three business days before the payment. Your bank can stop it too.`,
          "**If a payment is returned,** we may try once more within 30 days. Your bank may charge you.",
          "**If we do not stop a payment** that you told us in time to stop, we answer for your losses.",
        ),
        signatureField("autopay", input.borrower, "Automatic payment authorization"),
      ],
    };
  },
};
