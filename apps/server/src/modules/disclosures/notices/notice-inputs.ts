import type { PersonName } from "@gable/domain/application/person-name.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Language } from "@gable/domain/language.ts";
import { MONTHS_PER_YEAR } from "@gable/domain/money/amortisation.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { reasonWords } from "@gable/domain/underwriting/explain-decision.ts";
import type { Finding } from "@gable/domain/underwriting/underwriting-decision.ts";
import { waysOn } from "@gable/domain/underwriting/ways-on.ts";
import { reliedCredit } from "@gable/domain/workflow/credit/relied-credit.ts";
import type { Parcel } from "@gable/domain/workflow/facts/application-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { adverseActionOf } from "@gable/domain/workflow/notices/adverse-action.ts";
import { expectedSigningDay } from "@gable/domain/workflow/notices/closing-holds.ts";
import { counterofferOf } from "@gable/domain/workflow/notices/counteroffer.ts";
import { statedValue, valuationsToCopy } from "@gable/domain/workflow/notices/grounds.ts";
import type { NoticeKind } from "@gable/domain/workflow/notices/notices-due.ts";
import { dayAtHome, homeOf, valueOf } from "@gable/domain/workflow/property/home.ts";
import { residenceOf } from "@gable/domain/workflow/property/residence.ts";

import type { Context } from "../../../context.ts";
import { closingFiguresOf } from "../../closing/closing-figures.ts";
import { lineTermsOf } from "../../closing/line-terms-of.ts";
import type { DocumentInputs } from "../../documents/document-kinds.ts";
import type { Signer } from "../../documents/placed-field.ts";
import { plannedTimeline } from "../../rescission/hold-days.ts";
import { policyOfDecision } from "../../underwriting/policy.ts";
import { privacyNotice } from "../privacy-notice.ts";
import { bureauInLetters, distributionOf, scoreInLetters, sourcesOf } from "./credit-sources.ts";
import { missingWords } from "./missing-words.ts";
import type { Distributed } from "./score-distributions.ts";

/** Everything that a notice is written from. */
export interface NoticeFacts {
  readonly ctx: Context;
  readonly file: LoanFile;
  readonly now: Date;
  readonly today: LocalDate;
  readonly name: PersonName;
  readonly applicationNumber: string;
  /** Of the notice about the score. */
  readonly scored?: Distributed;
  /** To whom a notice goes that each owner has for themselves; the borrower where absent. */
  readonly owner?: { readonly signer: Signer; readonly language: Language };
}

type NoticeInputs = {
  readonly [Kind in NoticeKind]: (given: NoticeFacts) => DocumentInputs[Kind];
};

/** What each notice says of this application. Throws where its ground is not there: it is written only while it is due. */
export const noticeInputs: NoticeInputs = {
  GLBA_NOTICE: ({ today }) => privacyNotice(today),
  SOFT_CREDIT_AUTHORIZATION: (given) => ({ ...letter(given), bureaus: bureausOf(given.file) }),
  HARD_CREDIT_AUTHORIZATION: (given) => {
    const { consents, offer } = given.file.facts;
    const consent = needed(consents.findLast(({ type }) => type === "HARD_CREDIT"));
    const { line, ratePercent, termYears } = needed(offer);
    return {
      ...letter(given),
      bureaus: bureausOf(given.file),
      given: { at: consent.at, textVersion: consent.textVersion },
      chosen: { creditLimit: line, ratePercent, termMonths: termYears * MONTHS_PER_YEAR },
    };
  },
  CREDIT_SCORE_NOTICE: (given) => {
    const report = needed(given.scored);
    return { ...letter(given), score: needed(scoreInLetters(report)), distribution: needed(distributionOf(report)) };
  },
  NO_CREDIT_SCORE_NOTICE: (given) => {
    const { softCredit } = given.file.facts;
    const report = reliedCredit(given.file.facts)?.report;
    const bureau = report?.bureau ?? (softCredit && "bureau" in softCredit ? softCredit.bureau : undefined);
    return { ...letter(given), bureau: bureauInLetters(needed(bureau)) };
  },
  COUNSELLOR_LIST: (given) => {
    const { zip, listedOn, agencies, inPlaceOf } = needed(given.file.facts.counsellors);
    return {
      ...letter(given),
      zip,
      inPlaceOf: inPlaceOf ?? null,
      fetchedOn: listedOn,
      agencies: agencies.map(({ milesAway, ...agency }) => ({ ...agency, miles: milesAway.toFixed(1) })),
    };
  },
  RIGHT_TO_RECEIVE_VALUATION: (given) => ({ ...letter(given), property: theHome(given.file).address }),
  VALUATION_COPY: (given) => ({
    ...letter(given),
    property: theHome(given.file).address,
    valuations: valuationsToCopy(given.file.facts).map(({ valuation, of }) => ({
      method: valuation.source,
      value: statedValue(valuation),
      range: { from: valuation.low, to: valuation.high },
      asOf: valuation.asOf,
      madeBy: valuation.model,
      ...(of && { of }),
    })),
    valueUsed: valueOf(given.file.facts) ?? null,
  }),
  TEXAS_50G_NOTICE: (given) => ({
    preparedOn: given.today,
    applicationNumber: given.applicationNumber,
    property: theHome(given.file).address,
    owners: [ownerOf(given)],
    discussedIn: given.owner?.language ?? given.file.facts.answers.language ?? "en",
  }),
  TEXAS_FINAL_ITEMIZATION: (given) => {
    const { file, ctx, now, today } = given;
    const lender = ctx.lenders.byOrgCode(file.orgCode);
    const closing = closingFiguresOf(file.facts, lender);
    const fundedOn = plannedTimeline(ctx, file, now.toISOString()).fundingDate ?? today;
    return {
      preparedOn: today,
      loanNumber: file.loanNumber,
      property: theHome(file).address,
      owners: [ownerOf(given)],
      terms: lineTermsOf(file.facts, fundedOn),
      closing,
      // Every charge that the lender requires counts, whoever is paid, unless the lender bears it.
      countedCosts: closing.costs.map(({ name }) => name),
      earliestClosingOn: expectedSigningDay(file.facts, today),
    };
  },
  ILLINOIS_REINVESTMENT_NOTICE: ({ today }) => ({
    preparedOn: today,
    departmentLines: [
      "Illinois Department of Financial and Professional Regulation",
      "Division of Banking",
      "555 West Monroe Street, Suite 500",
      "Chicago, IL 60661",
    ],
  }),
  COUNTEROFFER_NOTICE: (given) => {
    const { facts } = given.file;
    const { requestedLine, offered, reasons } = needed(counterofferOf(given.file));
    const findings = reasons.map(
      ({ code }): Finding => (code === "COLLATERAL_NOT_SUFFICIENT" ? "EQUITY" : "PAYMENT_ROOM"),
    );
    return {
      ...letter(given),
      requestedLine,
      offered: {
        creditLimit: offered.totalLine,
        initialDraw: offered.initialDraw,
        ratePercent: offered.ratePercent,
        termMonths: offered.termYears * MONTHS_PER_YEAR,
        monthlyPayment: offered.monthlyPayment,
      },
      reasons: reasons.map((reason) => reasonWords(reason).en),
      sources: sourcesOf(facts, findings),
    };
  },
  ADVERSE_ACTION_NOTICE: (given) => {
    const { ctx, file } = given;
    const { facts } = file;
    const { reasons } = needed(adverseActionOf(file));
    const { decision } = facts;
    const lender = ctx.lenders.byOrgCode(file.orgCode);
    return {
      ...letter(given),
      appliedOn: appliedOn(given),
      requestedLine: facts.offer?.line ?? null,
      reasons: reasons.map((reason) => reasonWords(reason).en),
      sources: sourcesOf(
        facts,
        reasons.map(({ finding }) => finding),
      ),
      // What staff declined for is no figure that another line would change.
      waysOn:
        decision && !facts.declined
          ? waysOn(decision.input, policyOfDecision(ctx, lender, decision)).map(({ en }) => en)
          : [],
    };
  },
  INCOMPLETENESS_NOTICE: (given) => {
    const { missing, respondBy } = needed(given.file.facts.incompleteness);
    return {
      ...letter(given),
      appliedOn: appliedOn(given),
      missing: missing.map((item) => missingWords[item]),
      dueOn: respondBy,
    };
  },
};

function letter({ file, today, name, applicationNumber }: NoticeFacts) {
  return {
    preparedOn: today,
    applicationNumber,
    applicantName: fullName(name),
    applicantAddress: needed(residenceOf(file.facts)),
  };
}

const ownerOf = ({ file, name, owner }: NoticeFacts): Signer =>
  owner?.signer ?? { id: file.identityUuid, role: "borrower", name: fullName(name) };

function theHome({ facts }: LoanFile): Parcel {
  return needed(homeOf(facts));
}

/** The application of Regulation B; before one, the day on which it was begun. */
const appliedOn = ({ file }: NoticeFacts): LocalDate => dayAtHome(file.facts, file.facts.receivedAt ?? file.createdAt);

/** The bureau that was asked. */
function bureausOf({ facts }: LoanFile): readonly string[] {
  const { softCredit } = facts;
  const bureau =
    reliedCredit(facts)?.report.bureau ?? (softCredit && "bureau" in softCredit ? softCredit.bureau : undefined);
  return [needed(bureau).name];
}

function needed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("a notice is written that is not due");
  return value;
}
