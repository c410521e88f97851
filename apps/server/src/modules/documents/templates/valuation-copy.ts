import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { heading, keyFigures, paragraph, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { addressInLine } from "../wording/address-lines.ts";
import { applicantFact, applicationFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface Valuation {
  readonly method: "AVM" | "BPO" | "EVALUATION" | "APPRAISAL";
  readonly value: Cents;
  /** Range that the method states, where it states one. */
  readonly range?: { readonly from: Cents; readonly to: Cents };
  readonly asOf: LocalDate;
  /** Who made it: model and version, broker or appraiser. */
  readonly madeBy: string;
  /** The home that it is of, where that is another than the application's by now, or the same under another address. */
  readonly of?: Address;
}

export interface ValuationCopyInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly property: Address;
  readonly valuations: readonly Valuation[];
  /** The value that the decision rests on; null while the home has none. */
  readonly valueUsed: Cents | null;
}

const methods = {
  AVM: "Estimate by a computer model",
  BPO: "Broker’s price opinion",
  EVALUATION: "Residential evaluation",
  APPRAISAL: "Appraisal",
} as const;

/** The cover under which copies of every valuation go to the applicant. 12 CFR 1002.14(a)(1) */
export const valuationCopy: Template<ValuationCopyInput> = {
  version: "2026-11-27",
  draft: (input, lender) => {
    const used = input.valueUsed === null ? null : formatDollars(input.valueUsed, { decimals: 0 });
    const isOfOthers = input.valuations.some(({ of }) => of !== undefined);
    return {
      title: { en: "Copy of your home’s valuation", es: "Copia de la tasación de su casa" },
      preparedOn: input.preparedOn,
      facts: [
        applicantFact(input.applicantName),
        applicationFact(input.applicationNumber),
        propertyFact(input.property),
      ],
      summary: {
        en: [
          used === null ? "We have no value of your home yet." : `We value your home at ${used}.`,
          ...(isOfOthers ? ["It also has the value of a home that you named before. We do not use that one."] : []),
          "This copy is yours to keep, free of charge.",
          "You can ask us to look at the value again.",
        ],
        es: [
          used === null ? "Todavía no tenemos un valor de su casa." : `Valoramos su casa en ${used}.`,
          ...(isOfOthers ? ["También incluye el valor de una casa que indicó antes. Ese no lo usamos."] : []),
          "Esta copia es suya, sin costo.",
          "Puede pedirnos que revisemos el valor.",
        ],
      },
      body: [
        ...(used === null ? [] : [keyFigures({ label: "Value we used", value: used })]),
        heading("Every valuation we had made"),
        table(
          [
            { header: "Method", share: 3 },
            { header: "Made by", share: 4 },
            { header: "As of", share: 3 },
            { header: "Range", share: 4, align: "right" },
            { header: "Value", share: 2, align: "right" },
          ],
          input.valuations.map((valuation) => [
            valuation.of
              ? `${methods[valuation.method]}, of ${addressInLine(valuation.of)}, named before and not used`
              : methods[valuation.method],
            valuation.madeBy,
            formatDate(valuation.asOf),
            valuation.range
              ? `${formatDollars(valuation.range.from, { decimals: 0 })} to ${formatDollars(valuation.range.to, { decimals: 0 })}`
              : "not stated",
            formatDollars(valuation.value, { decimals: 0 }),
          ]),
        ),
        heading("If you think it is wrong"),
        paragraph(
          "Tell us which facts about the home are wrong or missing, or name up to five recent sales of homes like yours that should " +
            `have been considered. We answer in writing. It costs nothing and does not count against you: ${lender.phone} or ${lender.email}.`,
        ),
      ],
    };
  },
};
