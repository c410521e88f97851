import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { type Block, heading, keyFigures, list, signatureField, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { LineTerms } from "../line-terms.ts";
import type { Signer } from "../placed-field.ts";
import { inYears } from "../wording/durations.ts";
import { applicantFact, applicationFact, propertyFact } from "../wording/facts.ts";

/** What the applicant told us, as they told it. Account and Social Security numbers come masked. */
export interface SummarySection {
  readonly title: string;
  readonly rows: readonly { readonly question: string; readonly answer: string }[];
}

export interface ApplicationSummaryInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicant: Signer;
  readonly property: Address;
  readonly chosen: Pick<
    LineTerms,
    "creditLimit" | "originationFee" | "ratePercent" | "termMonths" | "monthlyPayment"
  > & {
    /** What the applicant receives: not what goes to creditors at closing, which is `paidOff`. */
    readonly cash: Cents;
    readonly paidOff: Cents;
  };
  readonly sections: readonly SummarySection[];
  /** Titles of the disclosures that the applicant has received. */
  readonly received: readonly string[];
}

/** The application in the applicant's own answers, signed before it is submitted. */
export const applicationSummary: Template<ApplicationSummaryInput> = {
  version: "2026-11-27",
  draft: (input) => ({
    title: { en: "Your application", es: "Su solicitud" },
    preparedOn: input.preparedOn,
    facts: [
      applicantFact(input.applicant.name),
      applicationFact(input.applicationNumber),
      propertyFact(input.property),
    ],
    summary: {
      en: [
        `You apply for a line of ${formatDollars(input.chosen.creditLimit)} secured by your home.`,
        "Check every answer. If one is wrong, go back and change it before you sign.",
        "Your signature says that the answers are true. It does not oblige you to open the line.",
      ],
      es: [
        `Usted solicita una línea de ${formatDollars(input.chosen.creditLimit)} garantizada por su casa.`,
        "Revise cada respuesta. Si alguna está mal, regrese y cámbiela antes de firmar.",
        "Su firma dice que las respuestas son verdaderas. No lo obliga a abrir la línea.",
      ],
    },
    body: [
      heading("What you chose"),
      keyFigures(
        { label: "Credit limit", value: formatDollars(input.chosen.creditLimit) },
        {
          label: "Cash you receive",
          value: formatDollars(input.chosen.cash),
          note: takenFromLine(input.chosen),
        },
        { label: "Annual percentage rate", value: formatRate(input.chosen.ratePercent), note: "Does not include fees" },
        {
          label: "Monthly payment",
          value: formatDollars(input.chosen.monthlyPayment),
          note: `Over ${inYears(input.chosen.termMonths)}`,
        },
      ),
      ...input.sections.flatMap(showSection),
      heading("What you have received"),
      list(...input.received),
      heading("What you sign"),
      list(
        "Everything above is true and complete as far as I know.",
        "I will tell you before closing if something important changes: my income, my debts, my job, or who owns the home.",
        "I ask for this credit and agree that my home will secure it if the line is opened.",
        "I understand that it is a federal crime to make a false statement knowingly to obtain this credit (18 U.S.C. 1014).",
      ),
      signatureField("application", input.applicant, "The application is true and complete"),
    ],
  }),
};

const takenFromLine = ({ originationFee, paidOff }: ApplicationSummaryInput["chosen"]): string =>
  [
    `Origination fee ${formatDollars(originationFee)}`,
    ...(paidOff > 0 ? [`debts paid off ${formatDollars(paidOff)}`] : []),
  ].join(", ");

function showSection(section: SummarySection): Block[] {
  return [
    heading(section.title),
    table(
      [
        { header: "Question", share: 2 },
        { header: "Your answer", share: 3 },
      ],
      section.rows.map(({ question, answer }) => [question, answer]),
    ),
  ];
}
