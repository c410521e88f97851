import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { type Cents, percentAtMost, sumCents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { heading, keyFigures, paragraph, signatureField, smallPrint, table } from "../blocks.ts";
import type { AttachedPaper, Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { loanNumberFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface TexasFairMarketValueInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly property: Address;
  readonly owners: readonly Signer[];
  /** Who signs for the lender. */
  readonly lenderSigner: Signer;
  readonly fairMarketValue: Cents;
  readonly valuation: { readonly madeBy: string; readonly asOf: LocalDate; readonly paper: AttachedPaper | null };
  readonly creditLimit: Cents;
  readonly otherLiens: readonly { readonly holder: string; readonly balance: Cents }[];
}

const CAP_PERCENT = "80";

/** Owner's and lender's acknowledgment of the value. Tex. Const. art. XVI, s. 50(a)(6)(B), (Q)(ix) */
export const texasFairMarketValue: Template<TexasFairMarketValueInput> = {
  version: "2026-11-26",
  draft: (input) => {
    const debts = input.creditLimit + sumCents(input.otherLiens.map((lien) => lien.balance));
    const cap = percentAtMost(input.fairMarketValue, CAP_PERCENT);
    if (debts > cap) throw new RangeError("The debts are above 80 percent of the value, so the line must not close");
    const { paper } = input.valuation;
    const value = formatDollars(input.fairMarketValue, { decimals: 0 });
    return {
      title: { en: "Acknowledgment of fair market value", es: "Reconocimiento del valor justo de mercado" },
      preparedOn: input.preparedOn,
      facts: [loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          `You and we agree in writing that your home is worth ${value} on the day the line is made.`,
          "Texas law limits the line, with every other lien, to 80 percent of that value.",
        ],
        es: [
          `Usted y nosotros acordamos por escrito que su casa vale ${value} el día en que se hace la línea.`,
          "La ley de Texas limita la línea, con los demás gravámenes, al 80 por ciento de ese valor.",
        ],
      },
      body: [
        keyFigures(
          { label: "Fair market value", value },
          { label: "80 percent of it", value: formatDollars(cap, { decimals: 0 }) },
        ),
        paragraph(
          `The owners and the lender acknowledge that the fair market value of the homestead property on the date the extension of credit is made is ${formatDollars(input.fairMarketValue)}. The value is that of the valuation by ${input.valuation.madeBy} as of ${formatDate(input.valuation.asOf)}${paper ? ", a copy of which is attached to this acknowledgment" : ""}.`,
        ),
        ...(paper ? [smallPrint(`Attached inside this file: ${paper.name}, SHA-256 ${paper.sha256}.`)] : []),
        heading("The test"),
        table(
          [
            { header: "Debt secured by the home", share: 6 },
            { header: "Amount", share: 3, align: "right" },
          ],
          [
            ["This line, in full", formatDollars(input.creditLimit)],
            ...input.otherLiens.map((lien) => [lien.holder, formatDollars(lien.balance)]),
            ["All debts", formatDollars(debts)],
          ],
          { total: true },
        ),
        paragraph(`${formatDollars(debts)} is not more than ${formatDollars(cap)}.`),
        ...input.owners.map((owner, index) =>
          signatureField(`value-${index + 1}`, owner, "Acknowledgment of fair market value"),
        ),
        signatureField("value-lender", input.lenderSigner, "Acknowledgment of fair market value, for the lender"),
      ],
      ...(paper && { attached: [paper] }),
    };
  },
};
