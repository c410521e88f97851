import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { percentAtMost, sumCents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { heading, list, paragraph, signatureField, table } from "../blocks.ts";
import { type ClosingFigures, itemiseCosts } from "../closing-costs.ts";
import type { Template } from "../draft.ts";
import type { LineTerms } from "../line-terms.ts";
import type { Signer } from "../placed-field.ts";
import { creditLimitFact, loanNumberFact, propertyFact } from "../wording/facts.ts";
import { formatDateWithWeekday } from "../wording/format-date.ts";

export interface TexasFinalItemizationInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly property: Address;
  /** Every owner. */
  readonly owners: readonly Signer[];
  readonly terms: LineTerms;
  readonly closing: ClosingFigures;
  /** Names of the costs that count towards the 2 percent. */
  readonly countedCosts: readonly string[];
  /** The first day on which the line may close. */
  readonly earliestClosingOn: LocalDate;
}

const CAP_PERCENT = "2";

/** The one-day preview with its acknowledgment. Tex. Const. art. XVI, s. 50(a)(6)(M)(ii); 7 TAC 153.13 */
export const texasFinalItemization: Template<TexasFinalItemizationInput> = {
  version: "2026-11-23",
  draft: (input) => {
    const counted = sumCents(
      input.closing.costs
        .filter((cost) => cost.paidFrom !== "lender" && input.countedCosts.includes(cost.name))
        .map((cost) => cost.amount),
    );
    const cap = percentAtMost(input.terms.creditLimit, CAP_PERCENT);
    if (counted > cap)
      throw new RangeError("The costs are above 2 percent of a Texas home equity line, which must not close");
    return {
      title: { en: "Final itemized costs of your Texas line", es: "Costos finales detallados de su línea en Texas" },
      preparedOn: input.preparedOn,
      facts: [loanNumberFact(input.loanNumber), propertyFact(input.property), creditLimitFact(input.terms.creditLimit)],
      summary: {
        en: [
          "These are the actual fees, points, interest, costs and charges at closing.",
          `You cannot sign before ${formatDateWithWeekday(input.earliestClosingOn)}: one business day after you get this, or later where another wait that the law gives you still runs.`,
          `The costs that count are ${formatDollars(counted)}. The law allows ${formatDollars(cap)}.`,
        ],
        es: [
          "Estas son las tarifas, puntos, intereses, costos y cargos reales al cierre.",
          `No puede firmar antes del ${formatDateWithWeekday(input.earliestClosingOn, "es")}: un día hábil después de recibir esto, o más tarde si aún corre otro plazo que le da la ley.`,
          `Los costos que cuentan son ${formatDollars(counted)}. La ley permite ${formatDollars(cap)}.`,
        ],
      },
      body: [
        heading("Costs"),
        ...itemiseCosts(input.closing),
        heading("Interest"),
        table(
          [
            { header: "Item", share: 6 },
            { header: "Figure", share: 3, align: "right" },
          ],
          [
            ["Annual percentage rate of the first draw", formatRate(input.terms.ratePercent)],
            ["Monthly payment", formatDollars(input.terms.monthlyPayment)],
            ["Interest over the whole term", formatDollars(input.terms.totalInterest)],
            ["Discount points", formatDollars(0)],
          ],
        ),
        heading("The 2 percent limit"),
        paragraph(
          `Costs that count toward the limit of section 50(a)(6)(E): ${formatDollars(counted)}. Two percent of ${formatDollars(input.terms.creditLimit)} is ${formatDollars(cap)}. What goes beyond it, if anything, the lender pays.`,
        ),
        heading("What you acknowledge"),
        list(
          "I received a copy of my loan application and this final itemized disclosure on the date beside my signature.",
          "I know that the line may not close before one business day after that date.",
          "Signing this is not signing the loan. The loan is signed only at the office of the lender, an attorney or a title company.",
        ),
        ...input.owners.map((owner, index) =>
          signatureField(`preview-${index + 1}`, owner, "Receipt of the application and the itemized costs"),
        ),
      ],
    };
  },
};
