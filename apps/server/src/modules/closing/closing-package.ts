import { accountMask } from "@gable/domain/accounts/account-number.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { rescissionPeriodFrom } from "@gable/domain/calendar/texas-clocks.ts";
import { type AccountCharge, accountCharges } from "@gable/domain/money/account-charges.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { chosenEarlier } from "@gable/domain/workflow/closing/figures-chosen.ts";
import { mayRescind } from "@gable/domain/workflow/closing/rescission.ts";
import type { Parcel } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { statedValue } from "@gable/domain/workflow/notices/grounds.ts";
import { amountToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { DocumentInputs, DocumentKind } from "../documents/document-kinds.ts";
import type { AttachedPaper } from "../documents/draft.ts";
import type { LineTerms } from "../documents/line-terms.ts";
import { LENDER, type Signer } from "../documents/placed-field.ts";
import { closingFiguresOf, ORIGINATION_FEE, payableDebts } from "./closing-figures.ts";

/** A document of the package with what it says. */
export type PackageItem = {
  readonly [Kind in DocumentKind]: { readonly kind: Kind; readonly input: DocumentInputs[Kind] };
}[DocumentKind];

export interface PackageTerms {
  readonly lender: Lender;
  /** The day of signing, where the property is. */
  readonly today: LocalDate;
  /** The day on which the money is expected. */
  readonly fundsExpectedOn: LocalDate;
  readonly terms: LineTerms;
  /** In cents. */
  readonly dwellingCoverage: number;
  readonly floodCoverage: number | null;
  /** What shows how the home was valued. */
  readonly valuationPaper: AttachedPaper | null;
}

const LARGEST_DEDUCTIBLE_PERCENT = 5;

/** Everything that the borrower reads and signs on the day the line is opened, in the order of reading. */
export function closingPackage(file: LoanFile, given: PackageTerms): readonly PackageItem[] {
  const { facts, loanNumber } = file;
  const home = homeOf(facts);
  if (!home || !facts.answers.name) throw new Error(`the application ${file.uuid} is not ready for documents`);
  const borrower: Signer = { id: file.identityUuid, role: "borrower", name: fullName(facts.answers.name) };
  const loan = { preparedOn: given.today, loanNumber };
  const opening = { ...loan, borrower, property: home.address, terms: given.terms };
  const otherCharges = [...accountCharges];
  return [
    {
      kind: "STATEMENT_OF_LOAN",
      input: {
        ...opening,
        closing: closingFiguresOf(facts, given.lender),
        accountLastFour: payeeMask(facts),
        fundsExpectedOn: given.fundsExpectedOn,
        ...chosenBefore(facts),
      },
    },
    {
      kind: "ACCOUNT_OPENING_DISCLOSURE",
      input: { ...opening, otherCharges: [...chargesOfOpening(facts, given.lender), ...otherCharges] },
    },
    {
      kind: "CREDIT_AGREEMENT",
      input: {
        ...loan,
        borrowers: [borrower],
        property: home.address,
        terms: given.terms,
        otherCharges,
        texasHomestead: isTexasHomestead(facts),
      },
    },
    ...texasValue(file, borrower, home, loan, given),
    ...payoffAuthorization(facts, borrower, loan),
    ...autopayAuthorization(facts, borrower, loan, given.terms),
    {
      kind: "INSURANCE_REQUIREMENTS",
      input: {
        ...loan,
        borrowerName: borrower.name,
        property: home.address,
        dwellingCoverage: given.dwellingCoverage,
        largestDeductiblePercent: LARGEST_DEDUCTIBLE_PERCENT,
        floodCoverage: given.floodCoverage,
      },
    },
    {
      kind: "RIGHT_NOT_TO_CLOSE",
      input: { ...loan, borrowerName: borrower.name, canCancelAfterSigning: mayRescind(facts) },
    },
    ...(mayRescind(facts)
      ? [{ kind: "RIGHT_TO_CANCEL" as const, input: rightToCancel(home, borrower, loan, facts.onPaper !== undefined) }]
      : []),
  ];
}

/**
 * What the borrower pays others to open the line: the account-opening disclosure names charges of a real estate transaction too, such as a
 * valuation (12 CFR 1026.6(a)(2) and comment 1.iii). The origination fee stands there as a finance charge.
 */
export const chargesOfOpening = (facts: Facts, lender: Lender): readonly AccountCharge[] =>
  closingFiguresOf(facts, lender)
    .costs.filter(({ paidFrom, name }) => paidFrom !== "lender" && name !== ORIGINATION_FEE)
    .map(({ name, amount }) => ({ name, amount, when: "once, when the line opens, from the first draw" }));

type Loan = { readonly preparedOn: LocalDate; readonly loanNumber: string };

/** The notice for one person who is entitled to cancel, as if they and everybody else sign today; nobody knows when they sign by hand. */
export function rightToCancel(
  home: Parcel,
  consumer: Signer,
  loan: Loan,
  isOnPaper = false,
): DocumentInputs["RIGHT_TO_CANCEL"] {
  const { preparedOn: today } = loan;
  if (isOnPaper) return { ...loan, consumer, property: home.address, openedOn: null, cancelBy: null };
  const { lastDayToRescind } = rescissionPeriodFrom(today, home.address.state);
  return { ...loan, consumer, property: home.address, openedOn: today, cancelBy: lastDayToRescind };
}

/** The end of the account, or of the wallet, that the money goes to. */
const payeeMask = ({ disbursementAccount, wallet }: Facts): string =>
  disbursementAccount ? accountMask(disbursementAccount.accountNumber) : (wallet?.address.slice(-4) ?? "");

/** The figures of the choice with which the application was submitted, where another has taken its place since. */
function chosenBefore(facts: Facts) {
  const earlier = chosenEarlier(facts);
  if (!earlier) return {};
  const { line, initialDraw, originationFee, ratePercent, monthlyPayment } = earlier;
  return { chosenEarlier: { creditLimit: line, initialDraw, originationFee, ratePercent, monthlyPayment } };
}

/** Each owner, and the lender, acknowledge what the homestead is worth (Tex. Const. art. XVI s.50(a)(6)(Q)(ix)). */
export function texasValue(
  { facts }: LoanFile,
  owner: Signer,
  home: Parcel,
  loan: Loan,
  given: Pick<PackageTerms, "lender" | "valuationPaper">,
): PackageItem[] {
  const valued =
    facts.bpo?.valuation ?? (facts.valuation?.outcome === "VALUED" ? facts.valuation.valuation : undefined);
  if (!isTexasHomestead(facts) || !valued || !facts.offer) return [];
  return [
    {
      kind: "TEXAS_FAIR_MARKET_VALUE",
      input: {
        ...loan,
        property: home.address,
        owners: [owner],
        lenderSigner: { id: LENDER, role: "lender", name: given.lender.orgMetaData.other.footerData.companyName },
        // The lender may rely on a value that is the one of the valuation attached to it (s.50(h)).
        fairMarketValue: statedValue(valued),
        valuation: { madeBy: valued.model, asOf: valued.asOf, paper: given.valuationPaper },
        creditLimit: facts.offer.line,
        otherLiens: (facts.liens?.liens ?? [])
          .filter(({ paidOffAtClosing }) => !paidOffAtClosing)
          .map(({ lender, balance }) => ({ holder: lender, balance })),
      },
    },
  ];
}

function payoffAuthorization(facts: Facts, borrower: Signer, loan: Loan): PackageItem[] {
  const payoffs = payableDebts(facts).map((debt) => {
    const quote = facts.payoffQuotes[debt.id];
    return {
      creditor: debt.creditor,
      accountLastFour: debt.lastFour ?? "none",
      amount: amountToPay(facts, debt),
      goodThrough: quote?.outcome === "QUOTED" ? quote.goodThrough : loan.preparedOn,
      // A lien must be released; a card may stay open, empty, if its holder wants it.
      closeAccount: debt.securedByHome,
    };
  });
  return payoffs.length === 0 ? [] : [{ kind: "PAYOFF_AUTHORIZATION", input: { ...loan, borrower, payoffs } }];
}

function autopayAuthorization(facts: Facts, borrower: Signer, loan: Loan, terms: LineTerms): PackageItem[] {
  const { autopayAccount: account, payType } = facts;
  if (payType !== "AUTOPAY" || !account) return [];
  return [
    {
      kind: "AUTOPAY_AUTHORIZATION",
      input: {
        ...loan,
        borrower,
        bankName: account.bankName,
        accountLastFour: accountMask(account.accountNumber),
        accountType: account.type === "SAVINGS" ? "savings" : "checking",
        monthlyPayment: terms.monthlyPayment,
        firstPaymentOn: terms.firstPaymentOn,
      },
    },
  ];
}
