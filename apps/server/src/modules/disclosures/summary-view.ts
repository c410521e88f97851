import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import { maskSsn } from "@gable/domain/people/ssn.ts";
import { companionName } from "@gable/domain/profile/companion-name.ts";
import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import { deedNames } from "@gable/domain/title/deed-grantors.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { amountToPay, cashToBorrower, debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { deedParties, foreseenTitle } from "@gable/domain/workflow/property/held-title.ts";
import { unnamedOwners } from "@gable/domain/workflow/property/recorded-owners.ts";
import { residenceOf } from "@gable/domain/workflow/property/residence.ts";
import { summaryDebts } from "./summary-debts.ts";
import { line, type SummaryLine, typed, yesOrNo } from "./summary-line.ts";

export interface SummaryGroup {
  readonly name: "offer" | "payoffs" | "home" | "debts" | "income" | "person";
  readonly lines: readonly SummaryLine[];
}

const OFFER = "productSelect";
const MORE = "startContact";
const PERSON: CorrectionKind = "person";
const INCOME: CorrectionKind = "income";
const HOME: CorrectionKind = "home";
const RESIDENCE: CorrectionKind = "residence";
const PHONE: CorrectionKind = "phone";

/** What the borrower receives of the first draw, in cents: not what goes to creditors. */
export const cashInSummary = (facts: Facts): number => Math.max(0, cashToBorrower(facts));

/**
 * Everything that the borrower said, as the summary shows it, but for the demographic answers, which no paper of the loan file may hold.
 */
export function summaryGroups(facts: Facts): SummaryGroup[] {
  const { answers, additional, offer, ssn, submittedAt } = facts;
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
          "payoff",
          formatDollars(amountToPay(facts, debt)),
          OFFER,
          debt.lastFour === null ? debt.creditor : `${debt.creditor} ••${debt.lastFour}`,
        ),
      ),
    },
    { name: "home", lines: home(facts) },
    { name: "debts", lines: summaryDebts(facts) },
    {
      name: "income",
      lines: [
        ...line("employmentType", answers.employmentType, INCOME),
        ...line("annualIncome", dollars(answers.annualIncome), INCOME),
        ...(answers.otherIncome ?? []).flatMap(({ type, annualAmount }) =>
          line(`INCOME_${type}`, formatDollars(annualAmount), INCOME),
        ),
        ...(facts.depletionAssets ?? []).flatMap(({ type, balance }) => line(`ASSET_${type}`, formatDollars(balance))),
      ],
    },
    {
      name: "person",
      lines: [
        ...line("name", answers.name && fullName(answers.name), PERSON),
        ...typed("aliases", answers.aliases?.join(", ") || undefined),
        ...line("birthDate", answers.birthDate, PERSON),
        ...line(
          "residence",
          residence && residence === answers.residence ? formatAddress(residence) : undefined,
          RESIDENCE,
        ),
        ...line("formerAddress", facts.formerAddress && formatAddress(facts.formerAddress)),
        ...line("ssn", ssn && maskSsn(ssn), submittedAt === undefined ? MORE : null),
        ...line("maritalStatus", additional?.maritalStatus, MORE),
        ...line("citizenship", additional?.citizenship, MORE),
        ...line("household", additional?.householdSize?.toString(), MORE),
        ...line("phone", additional && formatPhone(additional.phone), PHONE),
        ...line("email", answers.email),
        ...line("language", answers.language?.toUpperCase()),
        ...line("purpose", additional?.purpose, MORE),
      ],
    },
  ];
}

/** What was said of the home, of who else has a right in it, and of what it is worth. */
function home(facts: Facts): SummaryLine[] {
  const { answers, additional, estimatedValue, valueChallenge } = facts;
  const companions = additional?.titleCompanions ?? [];
  return [
    ...line("home", answers.home && formatAddress(answers.home), HOME),
    ...line("homeType", answers.homeType),
    ...line("occupancy", additional?.occupancy ?? answers.occupancy, MORE),
    ...yesOrNo("listedForSale", answers.listedForSale),
    ...yesOrNo("titleChangedRecently", answers.titleChangedRecently),
    ...line("estimatedValue", dollars(estimatedValue)),
    ...line("challengedValue", dollars(valueChallenge?.value)),
    ...typed("challengeReason", valueChallenge?.why),
    ...line("ownership", additional?.ownership ?? answers.ownership, MORE),
    ...line("companions", companions.map((one) => fullName(companionName(one))).join(", ") || undefined, MORE),
    ...companions.flatMap((one) => {
      const whose = fullName(companionName(one));
      const reached = [one.email, one.phone && formatPhone(one.phone)].filter(Boolean).join(", ");
      return [
        ...line("companionRelation", one.relation, MORE, whose),
        ...typed("companionReached", reached || undefined, MORE, whose),
      ];
    }),
    ...yesOrNo("ownerLivesThere", additional?.ownerLivesThere, MORE),
    ...typed("onDeed", onDeed(facts)),
  ];
}

/** How the deed will name who gives the home; not foretold while an owner on record is not named. */
function onDeed(facts: Facts): string | undefined {
  const held = foreseenTitle(facts);
  const parties = deedParties(facts);
  if (!held || !parties || unnamedOwners(facts).length > 0) return undefined;
  return deedNames(facts.additional?.ownership, parties, held);
}

const dollars = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : formatDollars(cents);
