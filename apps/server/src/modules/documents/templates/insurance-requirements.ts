import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { box, heading, lines, paragraph, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { addressInLine, addressLines } from "../wording/address-lines.ts";
import { borrowerFact, loanNumberFact, propertyFact } from "../wording/facts.ts";

export interface InsuranceRequirementsInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrowerName: string;
  readonly property: Address;
  /** Least amount for the dwelling. */
  readonly dwellingCoverage: Cents;
  /** Largest deductible, in percent of the dwelling coverage. */
  readonly largestDeductiblePercent: number;
  /** Least flood coverage; null outside special flood hazard areas. */
  readonly floodCoverage: Cents | null;
}

const whole = { decimals: 0 } as const;

/** What insurance the home needs and how the policy must name the lender. */
export const insuranceRequirements: Template<InsuranceRequirementsInput> = {
  version: "2026-11-26",
  draft: (input, lender) => {
    const dwelling = formatDollars(input.dwellingCoverage, whole);
    const flood = input.floodCoverage === null ? null : formatDollars(input.floodCoverage, whole);
    return {
      title: { en: "Insurance on your home", es: "El seguro de su casa" },
      preparedOn: input.preparedOn,
      facts: [borrowerFact(input.borrowerName), loanNumberFact(input.loanNumber), propertyFact(input.property)],
      summary: {
        en: [
          `Your home must be insured for at least ${dwelling}${flood ? `, and against flood for at least ${flood}` : ""}, as long as the line is open.`,
          "You choose the insurer. Your present policy is usually enough; we only have to be named on it.",
          "Give your agent what is in the frame below.",
        ],
        es: [
          `Su casa debe estar asegurada por al menos ${dwelling}${flood ? `, y contra inundación por al menos ${flood}` : ""}, mientras la línea esté abierta.`,
          "Usted elige la aseguradora. Su póliza actual suele bastar; solo hay que nombrarnos en ella.",
          "Entregue a su agente lo que está en el recuadro.",
        ],
      },
      body: [
        heading("What we accept"),
        table(
          [
            { header: "Point", share: 3 },
            { header: "Requirement", share: 7 },
          ],
          [
            ["Coverage of the dwelling", `At least ${dwelling}, or full replacement cost`],
            ["Deductible", `At most ${input.largestDeductiblePercent}% of the dwelling coverage`],
            [
              "Perils",
              "Fire, wind, hail and the others of an ordinary homeowner’s policy; where wind or hurricane is excluded, a policy for that too",
            ],
            ["In force", "On the day the line opens and for at least 30 days after, premium paid"],
            [
              "Flood",
              flood
                ? `At least ${flood}, under the federal program or an equal private policy`
                : "Not required today. If the maps change, we tell you",
            ],
            ["Condominium", "The association’s master policy, and your own for the inside of the unit"],
          ],
        ),
        heading("If a policy lapses"),
        paragraph(
          "If we learn that the home is not insured we write to you. If you do not send proof within 45 days, we may buy insurance for our own interest and charge it to you. It usually costs more and covers less.",
        ),
        heading("For your insurance agent"),
        box(
          paragraph(
            `Please name us as mortgagee or lender’s loss payee on the policy of ${addressInLine(input.property)}, insured by ${input.borrowerName}:`,
          ),
          lines(
            `${lender.legalName}, its successors and assigns`,
            ...addressLines(lender.address),
            `Loan number ${input.loanNumber}`,
          ),
          paragraph(`Please send the declarations page to ${lender.email}.`),
        ),
      ],
    };
  },
};
