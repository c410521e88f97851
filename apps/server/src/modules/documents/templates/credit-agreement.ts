import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { laterDrawRate } from "@gable/domain/money/later-draws.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import {
  type Block,
  heading,
  initialsField,
  keyFigures,
  list,
  markedList,
  paragraph,
  signatureField,
} from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { DocumentLender } from "../lender.ts";
import type { LineTerms } from "../line-terms.ts";
import type { Signer } from "../placed-field.ts";
import { securityInstrumentName } from "../security-instrument-forms.ts";
import { addressInLine, stateName } from "../wording/address-lines.ts";
import { inYears, ordinalDay } from "../wording/durations.ts";
import { borrowerFact, loanNumberFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface CreditAgreementInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  /** Only people who promise to repay; an owner who is no borrower signs the security instrument (R-2.38). */
  readonly borrowers: readonly Signer[];
  readonly property: Address;
  readonly terms: LineTerms;
  readonly otherCharges: readonly { readonly name: string; readonly amount: Cents; readonly when: string }[];
  /** True for a homestead in Texas, whose constitution adds terms (R-2.65). */
  readonly texasHomestead: boolean;
}

/** Tex. Const. art. XVI, s. 50(t)(2) */
const SMALLEST_TEXAS_DRAW: Cents = 400_000;

/** The home equity line of credit agreement. It has no arbitration clause (12 CFR 1026.36(h)); R-2.6, R-2.9 */
export const creditAgreement: Template<CreditAgreementInput> = {
  version: "2026-11-26",
  draft: (input, lender) => {
    const { terms } = input;
    const [first] = input.borrowers;
    if (!first) throw new RangeError("A credit agreement needs a borrower");
    if (input.texasHomestead && terms.laterDraws.minimumDraw < SMALLEST_TEXAS_DRAW) {
      throw new RangeError("A draw on a Texas homestead line is at least $4,000");
    }
    return {
      title: {
        en: "Home equity line of credit agreement",
        es: "Contrato de línea de crédito con garantía hipotecaria",
      },
      preparedOn: input.preparedOn,
      facts: [
        borrowerFact(input.borrowers.map((borrower) => borrower.name).join(" and ")),
        loanNumberFact(input.loanNumber),
        propertyFact(input.property),
      ],
      summary: {
        en: [
          terms.originationFee === 0
            ? `We lend you ${formatDollars(terms.creditLimit)}. There is no origination fee.`
            : `We lend you ${formatDollars(terms.creditLimit)}: ${formatDollars(terms.initialDraw)} in money and ${formatDollars(terms.originationFee)} for the origination fee.`,
          `You repay it in ${terms.termMonths} monthly payments of ${formatDollars(terms.monthlyPayment)} at a fixed rate of ${formatRate(terms.ratePercent)}.`,
          `For ${inYears(terms.laterDraws.drawPeriodMonths)} you can draw again, at a rate that moves with the prime rate and is never above ${formatRate(terms.laterDraws.maximumRatePercent)}.`,
          "**Your home is the security. If you do not repay, you can lose it.**",
        ],
        es: [
          terms.originationFee === 0
            ? `Le prestamos ${formatDollars(terms.creditLimit)}. No hay tarifa de originación.`
            : `Le prestamos ${formatDollars(terms.creditLimit)}: ${formatDollars(terms.initialDraw)} en dinero y ${formatDollars(terms.originationFee)} por la tarifa de originación.`,
          `Usted lo paga en ${terms.termMonths} pagos mensuales de ${formatDollars(terms.monthlyPayment)} a una tasa fija de ${formatRate(terms.ratePercent)}.`,
          `Durante el período de retiros puede volver a retirar, a una tasa que se mueve con la tasa preferencial y nunca pasa de ${formatRate(terms.laterDraws.maximumRatePercent)}.`,
          "**Su casa es la garantía. Si no paga, puede perderla.**",
        ],
      },
      body: [
        keyFigures(
          { label: "Credit limit", value: formatDollars(terms.creditLimit) },
          { label: "Annual percentage rate", value: formatRate(terms.ratePercent), note: "Fixed, first draw" },
          {
            label: "Monthly payment",
            value: formatDollars(terms.monthlyPayment),
            note: `From ${formatDate(terms.firstPaymentOn)}`,
          },
          { label: "Ends", value: formatDate(terms.maturesOn) },
        ),
        paragraph(
          `In this agreement “you” means everybody who signs as borrower, each for the whole debt. “We” means ${lender.legalName}, ${addressInLine(lender.address)}, and whoever holds this agreement after us.`,
        ),
        ...promiseAndDraws(input),
        initialsField(
          "understood-variable",
          first,
          "I understand that later draws have a variable rate and that their payment can rise.",
        ),
        ...interest(input),
        ...payments(input),
        ...security(input),
        ...lenderActions(),
        ...yourRights(lender, input),
        ...general(lender, input),
        initialsField(
          "understood-home",
          first,
          "I understand that my home secures this line and that I can lose it if I do not repay.",
        ),
        heading("Signatures"),
        paragraph(
          "**Read this agreement before you sign. You are entitled to a copy. Do not sign if there are blanks.**",
        ),
        ...input.borrowers.map((borrower, index) =>
          signatureField(`borrower-${index + 1}`, borrower, "Home equity line of credit agreement"),
        ),
      ],
    };
  },
};

const clauses = (section: number, ...texts: readonly string[]): Block =>
  markedList(texts.map((text, index) => ({ mark: `${section}.${index + 1}`, text })));

function promiseAndDraws({ terms, texasHomestead }: CreditAgreementInput): Block[] {
  const { laterDraws } = terms;
  const recourse = texasHomestead
    ? "You promise to repay from the property. We have no recourse against you or your spouse personally, unless the line was obtained by actual fraud."
    : "You promise to repay everything that you draw, with interest and the charges of this agreement.";
  return [
    heading("1. Your promise and your draws"),
    clauses(
      1,
      recourse,
      `**First draw.** You draw the whole credit limit of ${formatDollars(terms.creditLimit)} when the line opens. We ${
        terms.originationFee === 0 ? "" : `keep ${formatDollars(terms.originationFee)} as the origination fee, `
      }pay the debts and costs that you asked us to pay, and send the rest to your account.`,
      "**No money before the right to cancel ends.** If you have the right to cancel, we pay nothing until that time is over and we are satisfied that nobody canceled.",
      `**Later draws.** For ${inYears(laterDraws.drawPeriodMonths)} from the day the line opens you may draw again in your account or by calling us: at least ${formatDollars(laterDraws.minimumDraw, { decimals: 0 })} each time, together not more than ${laterDraws.limitPercent}% of the first draw, and never so that you owe more than the credit limit.`,
      ...(texasHomestead
        ? [
            "**Texas.** Each draw is made only when you ask, and is at least $4,000. You may not use a credit card, debit card or check that you did not ask for. We charge nothing for a draw.",
          ]
        : []),
    ),
  ];
}

function interest({ terms }: CreditAgreementInput): Block[] {
  const { laterDraws } = terms;
  return [
    heading("2. Interest"),
    clauses(
      2,
      `**First draw.** ${formatRate(terms.ratePercent)} a year, fixed, charged monthly as one twelfth of the yearly rate on what you owe at the start of the month.`,
      `**Later draws.** A variable rate: ${laterDraws.indexName} plus a margin of ${formatRate(laterDraws.marginPercent)}. With today’s index of ${formatRate(laterDraws.indexPercent)} that is ${formatRate(laterDrawRate(laterDraws.indexPercent, laterDraws.marginPercent, laterDraws.maximumRatePercent))}. It is charged by the day, at 1/365 of the yearly rate. It can change on the first day of each billing cycle, using the highest index published on the last business day of the month before.`,
      `**Limit.** No rate under this agreement goes above ${formatRate(laterDraws.maximumRatePercent)}, or above what the law allows.`,
      "**If the index ends.** We choose another whose history is much the same, and a margin that leads to a rate much the same at that time.",
    ),
  ];
}

function payments({ terms, otherCharges }: CreditAgreementInput): Block[] {
  const day = ordinalDay(Number(terms.firstPaymentOn.slice(-2)));
  return [
    heading("3. Payments and charges"),
    clauses(
      3,
      `**First draw.** ${terms.termMonths} payments of ${formatDollars(terms.monthlyPayment)}, due on the ${day} of each month from ${formatDate(terms.firstPaymentOn)}. The last, due ${formatDate(terms.maturesOn)}, is ${formatDollars(terms.finalPayment)} or whatever is left.`,
      "**Later draws.** Each adds the amount that repays it with interest in equal payments over the months left. We work it out again when the rate changes and tell you on your statement.",
      "**Order.** A payment goes to interest that is due, then to principal that is due, then to charges. What you pay beyond that reduces principal.",
      "**Early payment.** You may pay any amount at any time. There is no charge for it.",
      otherCharges.length === 0
        ? "**Charges.** There are no other charges."
        : `**Charges.** ${otherCharges.map((charge) => `${charge.name}: ${formatDollars(charge.amount)}, ${charge.when}.`).join(" ")}`,
      "**Statements.** We send you one for each billing cycle in which you owe something.",
    ),
  ];
}

function security({ property, texasHomestead }: CreditAgreementInput): Block[] {
  const instrument = securityInstrumentName(property.state);
  return [
    heading("4. Your home"),
    clauses(
      4,
      `A ${instrument} on ${addressInLine(property)} secures this agreement. Nothing else does.`,
      "Keep the home insured and in good repair, pay its taxes, and pay the mortgages that come before ours. If you do not, we may do so and add what we pay to what you owe.",
      "Tell us before you sell the home or pass it on. When it is sold the line ends and what you owe is due, where the law allows.",
      ...(texasHomestead
        ? [
            "This is an extension of credit defined by section 50(a)(6), article XVI, of the Texas Constitution. We may foreclose only with a court order, and may not require early payment because the value of the home falls or because you default on another debt that the home does not secure.",
          ]
        : []),
    ),
  ];
}

/** 12 CFR 1026.40(f)(2), (f)(3) */
function lenderActions(): Block[] {
  return [
    heading("5. When we can end or limit the line"),
    clauses(
      5,
      "**End it and require everything at once** if you commit fraud or make a material misrepresentation in connection with the line; if you do not meet the repayment terms; or if what you do or fail to do adversely affects the home or our rights in it. Before that we send you a notice on paper that says what is wrong and gives you at least 30 days to put it right, unless the law allows less for what you did.",
      "**Refuse draws or reduce the limit** only while the value of the home is significantly less than its value when the line opened; while we reasonably believe that a material change in your finances keeps you from paying; while you are in default of a material obligation; while government action prevents us from charging the agreed rate or impairs our security below 120% of the line; while a regulator tells us that further draws are unsafe; or while the highest rate is reached. When the cause is gone you may ask for the line to be restored, and we restore it.",
      "**Change terms** only as this agreement says, with your written consent, or where the change helps you or does not matter.",
    ),
  ];
}

function yourRights(lender: DocumentLender, input: CreditAgreementInput): Block[] {
  return [
    heading("6. Your rights"),
    clauses(
      6,
      "You may end the line at any time by telling us and paying what you owe. We then release our lien at our cost.",
      "If this is your principal home, you and every owner who lives there may cancel within three business days. A separate notice says how.",
      `Disputes go to a court. **This agreement does not require arbitration** and does not take away any claim you have. Before you sue you may, but need not, call us at ${lender.phone}.`,
      ...(input.texasHomestead
        ? [
            "Within a reasonable time after the line is paid and closed we give you the canceled agreement and a release of the lien that can be recorded.",
          ]
        : []),
    ),
    list(
      "The notice of your billing rights is in the account-opening disclosure.",
      "If you are on active military duty, or were when you signed, the Servicemembers Civil Relief Act may give you more rights.",
    ),
  ];
}

function general(lender: DocumentLender, { property }: CreditAgreementInput): Block[] {
  return [
    heading("7. General"),
    clauses(
      7,
      `Federal law and the law of ${stateName(property.state)} govern. If a term is not valid, the others stay.`,
      `Write to us at ${lender.legalName}, ${addressInLine(lender.address)} or ${lender.email}. We write to you at your last address, or electronically if you agreed to that. Notices of default, acceleration or foreclosure come on paper.`,
      "We may transfer this agreement. You may not. Your rights stay the same.",
      "If we let something pass once, we may still insist on it later.",
      "If this agreement was translated for you, the English words govern.",
    ),
  ];
}
