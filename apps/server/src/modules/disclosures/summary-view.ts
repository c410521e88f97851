import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import { maskSsn } from "@gable/domain/people/ssn.ts";
import { companionName } from "@gable/domain/profile/companion-name.ts";
import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { amountToPay, cashToBorrower, debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { residenceOf } from "@gable/domain/workflow/property/residence.ts";

export interface SummaryGroup {
  readonly name: "offer" | "payoffs" | "home" | "debts" | "income" | "person";
  readonly lines: readonly { readonly name: string; readonly value: string; readonly edit: string | null }[];
}

const OFFER = "productSelect";
const MORE = "startContact";
const PERSON: CorrectionKind = "person";
const INCOME: CorrectionKind = "income";
const HOME: CorrectionKind = "home";
const RESIDENCE: CorrectionKind = "residence";
const PHONE: CorrectionKind = "phone";

function line(name: string, value: string | undefined, edit: string | null = null): SummaryGroup["lines"] {
  return value === undefined ? [] : [{ name, value, edit }];
}

/** What the borrower receives of the first draw, in cents: not what goes to creditors. */
export const cashInSummary = (facts: Facts): number => Math.max(0, cashToBorrower(facts));

/**
 * Everything that the borrower said, as the summary shows it. `name` and coded values are said in words by screen and document;
 * `edit` names the route on which the answer is changed, or the kind of
 * correction, where that is possible before the summary is signed.
 */
export function summaryGroups(facts: Facts): SummaryGroup[] {
  const { answers, additional, offer, liens, ssn, submittedAt } = facts;
  const residence = residenceOf(facts);
  return [
    {
      name: "offer",
      lines: offer
        ? [
            ...line("line", formatDollars(offer.line), OFFER),
            ...line("cash", formatDollars(cashInSummary(facts)), OFFER),
            ...line("originationFee", formatDollars(offer.originationFee), OFFER),
            ...line("rate", formatRate(offer.ratePercent), OFFER),
            ...line("termYears", String(offer.termYears), OFFER),
            ...line("monthlyPayment", formatDollars(offer.monthlyPayment), OFFER),
          ]
        : [],
    },
    {
      name: "payoffs",
      lines: debtsToPay(facts).flatMap((debt) =>
        line(
          debt.lastFour === null ? debt.creditor : `${debt.creditor} ••${debt.lastFour}`,
          formatDollars(amountToPay(facts, debt)),
          OFFER,
        ),
      ),
    },
    {
      name: "home",
      lines: [
        ...line("home", answers.home && formatAddress(answers.home), HOME),
        ...line("homeType", answers.homeType),
        ...line("occupancy", additional?.occupancy ?? answers.occupancy, MORE),
        ...line("ownership", additional?.ownership ?? answers.ownership, MORE),
        ...line(
          "companions",
          additional?.titleCompanions.map((one) => fullName(companionName(one))).join(", ") || undefined,
          MORE,
        ),
      ],
    },
    {
      name: "debts",
      lines: (liens?.liens ?? []).flatMap(({ lender, balance }) => line(lender, formatDollars(balance), "liens")),
    },
    {
      name: "income",
      lines: [
        ...line("employmentType", answers.employmentType, INCOME),
        ...line(
          "annualIncome",
          answers.annualIncome === undefined ? undefined : formatDollars(answers.annualIncome),
          INCOME,
        ),
        ...(answers.otherIncome ?? []).flatMap(({ type, annualAmount }) =>
          line(`INCOME_${type}`, formatDollars(annualAmount), INCOME),
        ),
      ],
    },
    {
      name: "person",
      lines: [
        ...line("name", answers.name && fullName(answers.name), PERSON),
        ...line("aliases", answers.aliases?.join(", ") || undefined),
        ...line("birthDate", answers.birthDate, PERSON),
        ...line(
          "residence",
          residence && residence === answers.residence ? formatAddress(residence) : undefined,
          RESIDENCE,
        ),
        ...line("ssn", ssn && maskSsn(ssn), submittedAt === undefined ? MORE : null),
        ...line("maritalStatus", additional?.maritalStatus, MORE),
        ...line("household", additional?.householdSize?.toString(), MORE),
        ...line("phone", additional && formatPhone(additional.phone), PHONE),
        ...line("email", answers.email),
        ...line("purpose", additional?.purpose, MORE),
      ],
    },
  ];
}
