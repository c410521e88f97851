import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { levelPaymentOverMonths } from "@gable/domain/money/amortisation.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { laterDrawRate } from "@gable/domain/money/later-draws.ts";
import { formatRate, type RatePercent } from "@gable/domain/money/rate.ts";
import { type Block, heading, list, paragraph, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { historicalExample } from "../historical-example.ts";
import type { DocumentLender } from "../lender.ts";
import type { LaterDrawTerms } from "../line-terms.ts";
import type { IndexYear } from "../prime-history.ts";
import { inYears } from "../wording/durations.ts";
import { formatDate } from "../wording/format-date.ts";

/** A fee that the lender charges or that others charge, as an amount or a range. */
export interface FeeEstimate {
  readonly name: string;
  /** Who receives it and why, one sentence. */
  readonly purpose: string;
  readonly from: Cents;
  readonly to: Cents;
}

/** The program as it is offered to everybody: no figure of one applicant's own. */
export interface EarlyHelocDisclosureInput {
  readonly preparedOn: LocalDate;
  readonly smallestLine: Cents;
  readonly largestLine: Cents;
  /** A recent rate for each term of the first draw. */
  readonly recentRates: readonly { readonly termMonths: number; readonly ratePercent: RatePercent }[];
  readonly originationFeePercent: { readonly from: string; readonly to: string };
  readonly lenderFees: readonly FeeEstimate[];
  readonly thirdPartyFees: readonly FeeEstimate[];
  readonly laterDraws: Omit<LaterDrawTerms, "drawPeriodMonths">;
  readonly longestDrawPeriodMonths: number;
  /** Fifteen years of the index, oldest first. */
  readonly history: readonly IndexYear[];
}

const example: Cents = 1_000_000;
const exampleTermMonths = 180;
const wholeDollars = { decimals: 0 } as const;

/**
 * Early disclosures of a home equity plan. 12 CFR 1026.40(d): (1) to (4)(ii) come first, and here they are the summary, so
 * that nothing stands before them; nothing about underwriting is in the document (comment 40(a)(1)-3).
 */
export const earlyHelocDisclosure: Template<EarlyHelocDisclosureInput> = {
  version: "2026-11-20",
  draft: (input, lender) => ({
    title: {
      en: "Important terms of our home equity line of credit",
      es: "Términos importantes de nuestra línea de crédito con garantía hipotecaria",
    },
    preparedOn: input.preparedOn,
    facts: [],
    summary: {
      en: [
        "**Keep a copy.** This disclosure has important information about our home equity line of credit. Read it carefully and keep a copy for your records.",
        "**Availability of terms.** All of the terms below can change before you open a line. If a term changes (other than because the index moved) and you decide, as a result, not to open a line, you get back every fee that you paid in connection with the application.",
        "**Security interest.** We take a mortgage or deed of trust on your home. **You could lose your home** if you do not meet your obligations under the agreement.",
        "**Possible actions.** Under certain conditions we can end your line, require you to pay the whole balance at once, and charge you certain fees; refuse further draws; or reduce your credit limit. Ask us and we tell you what the conditions are. They are also set out below.",
      ],
      es: [
        "**Guarde una copia.** Este documento contiene información importante sobre nuestra línea de crédito. Léalo con atención y guarde una copia.",
        "**Disponibilidad de los términos.** Todos los términos pueden cambiar antes de abrir la línea. Si un término cambia (por una causa distinta del índice) y por eso decide no abrirla, se le devuelven todas las tarifas que pagó por la solicitud.",
        "**Garantía.** Tomamos una hipoteca o escritura de fideicomiso sobre su casa. **Podría perder su casa** si no cumple con sus obligaciones.",
        "**Acciones posibles.** En ciertas condiciones podemos terminar la línea, exigir el pago total de inmediato y cobrar ciertas tarifas; negar nuevos retiros; o reducir su límite de crédito. Pregúntenos y le diremos cuáles son.",
      ],
    },
    body: [
      ...possibleActions(),
      ...payments(input),
      ...fees(input, lender),
      ...drawsAndTaxes(input),
      ...variableRate(input),
    ],
  }),
};

/** 1026.40(d)(4)(iii) and (f)(2), (f)(3) */
function possibleActions(): Block[] {
  return [
    heading("When we can act"),
    paragraph("We can **end your line and require the whole balance** only if:"),
    list(
      "you commit fraud or make a material misrepresentation in connection with the line;",
      "you do not meet the repayment terms; or",
      "your action or inaction adversely affects your home or our rights in it.",
    ),
    paragraph("We can **refuse further draws or reduce your limit** while:"),
    list(
      "the value of your home is significantly less than its value when the line was opened;",
      "we reasonably believe that you cannot make the payments because of a material change in your finances;",
      "you are in default of a material obligation in the agreement;",
      "government action prevents us from charging the rate in the agreement, or impairs our security so that it is worth less than 120% of the line;",
      "a regulator has told us that further draws would be an unsafe practice; or",
      "the maximum rate has been reached.",
    ),
    paragraph(
      "We can make the changes that the agreement itself provides for, changes you agree to in writing, and changes that help you or do not matter.",
    ),
  ];
}

/** 1026.40(d)(5), (d)(6), (d)(9) */
function payments(input: EarlyHelocDisclosureInput): Block[] {
  const drawPeriod = inYears(input.longestDrawPeriodMonths);
  return [
    heading("Minimum payments"),
    paragraph(
      "You draw the whole line, less the origination fee, on the day it is funded. **That first draw has a fixed rate** and is repaid in " +
        `equal monthly payments of principal and interest over the term you choose. During a draw period of up to ${drawPeriod}, or half ` +
        `the term if that is shorter, you can draw again up to ${input.laterDraws.limitPercent}% of the first draw as you repay principal. ` +
        "**Later draws have a variable rate.** Each is repaid in monthly payments of principal and interest over what is left of the " +
        "term; the payment is worked out again whenever the rate changes. After the draw period no more can be drawn and you repay until the end of the term.",
    ),
    paragraph(
      "Payments are due monthly. Each is enough to repay the line by the end of its term: there is no balloon payment.",
    ),
    heading("Minimum payment example"),
    paragraph(
      `If you made only the minimum payments and took no other draws, a first draw of ${formatDollars(example, wholeDollars)} at a recent annual ` +
        "percentage rate would be repaid as follows. The annual percentage rate does not include costs other than interest.",
    ),
    table(
      [
        { header: "Term", share: 3 },
        { header: "Recent annual percentage rate", share: 4, align: "right" },
        { header: "Monthly payment", share: 3, align: "right" },
        { header: "Number of payments", share: 3, align: "right" },
      ],
      input.recentRates.map(({ termMonths, ratePercent }) => [
        inYears(termMonths),
        formatRate(ratePercent),
        formatDollars(levelPaymentOverMonths(example, ratePercent, termMonths)),
        String(termMonths),
      ]),
    ),
    heading("Negative amortization"),
    paragraph("Minimum payments always cover the interest. What you owe does not grow because of them."),
  ];
}

/** 1026.40(d)(7), (d)(8), (h) */
function fees(input: EarlyHelocDisclosureInput, lender: DocumentLender): Block[] {
  const { from, to } = input.originationFeePercent;
  const share = from === to ? `${to}%` : `${from}% to ${to}%`;
  return [
    heading("Fees that we charge"),
    table(feeColumns, [
      [
        "Origination fee",
        `Paid to ${lender.tradeName} from the first draw, when the line is opened. You choose it with your offer: a higher fee lowers the rate.`,
        `${share} of the first draw`,
      ],
      ...input.lenderFees.map(feeRow),
    ]),
    heading("Fees that others charge"),
    paragraph(
      "You may have to pay certain fees to third parties to open a line. We estimate them as follows. If you ask, we give you an itemization of what you will have to pay.",
    ),
    table(feeColumns, input.thirdPartyFees.map(feeRow)),
    paragraph(
      "**No fee is nonrefundable until three business days after you receive this disclosure and the booklet.** A fee taken before then is returned if you decide not to go on.",
    ),
    paragraph(
      "You must carry insurance on the home, and flood insurance if it lies in a special flood hazard area. You choose the insurer.",
    ),
  ];
}

const feeColumns = [
  { header: "Fee", share: 3 },
  { header: "What it is for", share: 6 },
  { header: "Amount", share: 3, align: "right" },
] as const;

function feeRow(fee: FeeEstimate): string[] {
  const amount =
    fee.from === fee.to
      ? formatDollars(fee.to)
      : `${formatDollars(fee.from, wholeDollars)} to ${formatDollars(fee.to, wholeDollars)}`;
  return [fee.name, fee.purpose, amount];
}

/** 1026.40(d)(10), (d)(11) */
function drawsAndTaxes(input: EarlyHelocDisclosureInput): Block[] {
  return [
    heading("Limits on draws"),
    list(
      `Lines range from ${formatDollars(input.smallestLine, wholeDollars)} to ${formatDollars(input.largestLine, wholeDollars)}.`,
      "The first draw is the whole line less the origination fee.",
      `A later draw is at least ${formatDollars(input.laterDraws.minimumDraw, wholeDollars)} ($4,000 on a homestead in Texas).`,
    ),
    heading("Tax"),
    paragraph("Ask a tax advisor whether the interest and charges on the line are deductible."),
  ];
}

/** 1026.40(d)(12) */
function variableRate(input: EarlyHelocDisclosureInput): Block[] {
  const { indexName, indexPercent, marginPercent, maximumRatePercent } = input.laterDraws;
  const current = laterDrawRate(indexPercent, marginPercent, maximumRatePercent);
  const atMaximum = levelPaymentOverMonths(example, maximumRatePercent, exampleTermMonths);
  const last = input.history.at(-1);
  return [
    heading("Variable rate of later draws"),
    paragraph(
      "Later draws have a variable-rate feature: the annual percentage rate, which corresponds to the daily periodic rate, and the minimum " +
        "monthly payment can change. The annual percentage rate includes only interest and no other costs.",
    ),
    list(
      `**Index.** ${indexName}, as published in the Money Rates table of The Wall Street Journal. If a range is published, we use the highest.`,
      `**How the rate is set.** We add a margin to the index. Your margin is the fixed rate of your first draw less the index on the day that rate is set, and never changes. A recent margin is ${formatRate(marginPercent)}, which with an index of ${formatRate(indexPercent)} gives ${formatRate(current)}.`,
      "**Ask us** for the current index, margin and annual percentage rate. After the line is open, every periodic statement shows them.",
      "**No discount.** The first rate of a later draw is not discounted.",
      "**When it changes.** The rate can change on the first day of each billing cycle, and applies to all later draws. An increase takes effect by a higher minimum payment.",
      `**Limit.** The maximum annual percentage rate during the plan is ${formatRate(maximumRatePercent)}. There is no other limit on how much the rate can change at one time, and no amount is carried over.`,
    ),
    heading("Maximum rate and payment example"),
    paragraph(
      `If you had an outstanding balance of ${formatDollars(example, wholeDollars)} of later draws to repay over ${inYears(exampleTermMonths)}, the minimum monthly payment at the maximum ` +
        `annual percentage rate of ${formatRate(maximumRatePercent)} would be ${formatDollars(atMaximum)}. The maximum could be reached in the first billing cycle.`,
    ),
    heading("Historical example"),
    paragraph(
      `This table shows how the annual percentage rate and the minimum payment of a later draw of ${formatDollars(example, wholeDollars)} taken at the start of ` +
        `${input.history[0]?.year ?? ""} would have changed with the index. Index values are from the first business day of January. ` +
        `It assumes a margin of ${formatRate(marginPercent)}, a margin that we have used recently, no other draws, only minimum payments and a constant rate ` +
        `within each year. It does not say how the index or your payments will change in the future.`,
    ),
    table(
      [
        { header: "Year", share: 2 },
        { header: "Index", share: 2, align: "right" },
        { header: "Margin", share: 2, align: "right" },
        { header: "Annual percentage rate", share: 3, align: "right" },
        { header: "Minimum monthly payment", share: 3, align: "right" },
      ],
      historicalExample(example, exampleTermMonths, marginPercent, maximumRatePercent, input.history).map((row) => [
        String(row.year),
        formatRate(row.percent),
        formatRate(marginPercent),
        formatRate(row.aprPercent),
        formatDollars(row.monthlyPayment),
      ]),
    ),
    paragraph(
      `The example follows the draw through a draw period and repayment period of ${inYears(exampleTermMonths)} together, ending in ${last?.year ?? ""}. These terms are current on ${formatDate(input.preparedOn)}.`,
    ),
  ];
}
