import type { LocalDate } from "../../calendar/local-date.ts";
import type { Cents } from "../../money/cents.ts";
import type { Lender } from "../../organisations/lender.ts";
import { statedAnnualIncome } from "../../profile/registration.ts";
import { ASSUMED_INSURANCE } from "../../underwriting/borrower-budget.ts";
import type { UnderwritingInput } from "../../underwriting/underwriting-input.ts";
import { reliedCredit } from "../credit/relied-credit.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { equityLoansOf } from "../liens/equity-loans.ts";
import { reportedTradelines } from "../liens/found-liens.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { payoffAsked } from "../payoff/debts-to-pay.ts";
import { homeOf, valueOf } from "../property/home.ts";
import { titleChangedOn } from "../property/owners-by-title.ts";
import { asksDwellingPayment } from "../stages/application.ts";

/** Rates of the day, where a source gave them. */
export type Market = UnderwritingInput["market"];

/** A lender as far as a decision reads it: where it may lend. */
export interface LicensedLender {
  readonly orgMetaData: { readonly other: Pick<Lender["orgMetaData"]["other"], "licenses"> };
}

/**
 * What underwriting reads of a file, and nothing else. Throws when the file does not hold it yet: the plan asks for a decision only
 * after credit, home, value and liens are known.
 */
export function underwritingInput(
  file: LoanFile,
  lender: LicensedLender,
  asOf: LocalDate,
  market: Market,
  assumedInsurance: Cents = ASSUMED_INSURANCE,
): UnderwritingInput {
  const { facts } = file;
  const credit = reliedCredit(facts);
  const home = homeOf(facts);
  const value = valueOf(facts);
  const { employmentType, annualIncome, otherIncome = [], occupancy } = facts.answers;
  if (!credit || !home || value === undefined || !facts.liens || !employmentType || annualIncome === undefined) {
    throw new Error(`The application ${file.uuid} is not ready for a decision.`);
  }
  const { liens } = facts.liens;
  const onHome = new Set(liens.map(({ id }) => id));
  // A hard report may tell of it after the borrower confirmed the debts.
  const suspended = new Set(reportedTradelines(facts).flatMap(({ id, inForbearance }) => (inForbearance ? [id] : [])));
  return {
    asOf,
    applicant: {
      employmentType,
      statedAnnualIncome: statedAnnualIncome({ annualIncome, otherIncome }),
      otherAnnualIncome: statedAnnualIncome({ annualIncome: 0, otherIncome }),
      verifiedAnnualIncome: facts.incomeVerified?.annualAmount ?? null,
      depletionAssets: facts.depletionAssets ? [...facts.depletionAssets] : null,
      reserves: facts.reserves?.amount ?? null,
      householdSize: facts.additional?.householdSize ?? 1,
    },
    credit: {
      found: true,
      pulledOn: credit.report.pulledOn,
      score: credit.report.score,
      scoreModel: credit.report.scoreModel,
      scoreFactors: [...credit.report.scoreFactors],
      tradelines: credit.report.tradelines.map(
        ({ lastFour: _shown, inForbearance: _ofLiens, pastDue: _asked, inDispute: _told, ...line }) => ({
          ...line,
          balance: payoffAsked(facts, line) ?? line.balance,
          isSubjectLien: onHome.has(line.id),
          paidOffAtClosing: facts.offer?.payoffs.includes(line.id) ?? false,
        }),
      ),
      inquiries: [...credit.report.inquiries],
      publicRecords: [...credit.report.publicRecords],
    },
    attestedDebts: facts.inquiryAttestation
      ? facts.inquiryAttestation.newDebts.map(({ balance = 0, monthlyPayment }) => ({ balance, monthlyPayment }))
      : null,
    property: {
      state: home.address.state,
      countyFips: home.countyFips,
      occupancy: facts.additional?.occupancy ?? occupancy ?? "PRIMARY",
      ...(facts.additional?.ownerLivesThere === true && { ownerLivesThere: true }),
      propertyType: home.propertyType,
      value,
      valueSource: valueSource(facts),
      condition: conditionOf(facts),
      titleChangedOn: titleChangedOn(facts),
      monthlyTaxesInsuranceDues: home.monthlyDues,
      monthlyInsurance: assumedInsurance,
    },
    principalDwellingPayment: asksDwellingPayment(facts) ? (facts.liens.dwellingPayment ?? 0) : 0,
    liens: liens.map(
      ({ openedOn: _opened, originalAmount: _original, seenIn: _seen, recordedId: _county, ...lien }) => ({
        ...lien,
        balance: payoffAsked(facts, lien) ?? lien.balance,
        inForbearance: lien.inForbearance || suspended.has(lien.id),
      }),
    ),
    ...(isTexasHomestead(facts) && { equityLoans: equityLoansOf(facts).map((loan) => ({ ...loan })) }),
    lender: {
      licenses: lender.orgMetaData.other.licenses.map(({ state, effectiveFrom, effectiveUntil }) => ({
        state,
        from: effectiveFrom,
        until: effectiveUntil,
      })),
      authorisedInNewYork: lender.orgMetaData.other.licenses.some(({ state }) => state === "NY"),
      originatorLicenses: facts.channel.originatorStates?.map((state) => ({ state, from: asOf, until: null })) ?? null,
    },
    clearances: {
      propertyCondition: facts.conditionCleared !== undefined,
      delinquency: facts.delinquencyCleared !== undefined,
    },
    selection: facts.offer
      ? {
          termYears: facts.offer.termYears,
          feePercent: facts.offer.feePercent,
          totalLine: facts.offer.line,
          ratePercent: facts.offer.noteRatePercent,
        }
      : null,
    market,
  };
}

/** As the person saw it who looked, else as the model knows it. */
function conditionOf({ bpo, valuation }: Facts): UnderwritingInput["property"]["condition"] {
  if (bpo?.valuation) return bpo.valuation.condition;
  return valuation?.outcome === "VALUED" ? valuation.valuation.condition : "UNKNOWN_CONDITION";
}

function valueSource(facts: Facts): UnderwritingInput["property"]["valueSource"] {
  if (facts.bpo?.valuation) return facts.bpo.valuation.source;
  return facts.valuation?.outcome === "VALUED" ? "AVM" : "BORROWER_ESTIMATE";
}
