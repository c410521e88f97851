import { describe, expect, it } from "vitest";
import { type DestinationRow, pathOf } from "./destination.ts";
import { addedEvents, eventOrder, eventsWithOurTrigger, specifiedEvents } from "./events.ts";
import { redirectsWithin } from "./redirects.ts";
import { routeNames, routes, screenOf } from "./routes.ts";
import { stateRoutes } from "./state-routes.ts";
import { states, statesNeverEntered } from "./states.ts";
import { leftToClientMachine, stepRoutes } from "./step-routes.ts";
import { stepNames } from "./steps.ts";
import { transitions } from "./transitions.ts";
import { triggers } from "./triggers.ts";

/** Words of a text, in alphabetical order. The lists below were copied by hand from the specification. */
function words(text: string): string[] {
  return text.trim().split(/\s+/).toSorted();
}

function sortedLines(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .toSorted();
}

/** Lines of `NAME,OTHER_NAME target`, as a table of name to target. */
function targets(text: string): Record<string, string> {
  const pairs = sortedLines(text).flatMap((line) => {
    const [names = "", target = ""] = line.split(" ");
    return names.split(",").map((name) => [name, target]);
  });
  return Object.fromEntries(pairs);
}

function targetOf(row: DestinationRow | "stay"): string {
  if (typeof row === "function") return "condition";
  if (row === "stay") return "stays";
  return row === "root" ? "root" : pathOf(row, "uuid").replace("/uuid/", "");
}

describe("census of the steps", () => {
  const enumerated = `
    APP_SUBMISSION ASSETS_PREQUAL ATTORNEY_REVIEW AUTOPAY_ACCOUNT BPO_ORDER_REQUEST CANCELLED
    CLTV_LIEN_POSITION_REQUALIFY COLLECT_ADDITIONAL_INFO COMPLETE CO_DEED_REQ CREDIT_ERROR CREDIT_MINOR
    CREDIT_NO_MATCH CREDIT_NO_MATCH_SSN DECLINED DEED_SIGNING DELINQUENCY_REVIEW DIRECT_DEBT_PAYOFF
    DISBURSEMENT_ACCOUNT EMPLOYMENT_VERIFICATION FACTA_REVIEW FINAL_OFFER FUNDABLE FUNDING_DECISION
    HARD_CREDIT_LOCKED_OR_FROZEN HARD_CREDIT_PULL HMDA IDENTITY_VERIFICATION INCOME_VERIFICATION IN_PROGRESS
    MANUAL_DEED_SIGNING MULTIPLE_PROPERTIES NOTARY_WAITING_PERIOD NOTE_SIGNING NO_AVM_FOUND NO_PROPERTY_FOUND
    OFFER_SELECTION PAYOFF_REQUEST_PENDING PREQUAL_TITLE RECORDING RESCISSION REVISED_OFFER_SELECTION
    SOFT_CREDIT_LOCKED_OR_FROZEN TRUST_AND_INSURANCE UNKNOWN VERIFIED_AUTOPAY_ACCOUNT`;
  const families = `
    FINAL_TITLE_ORDERED FINAL_TITLE_PROCESSING
    GEN_PRE_SOFT_CREDIT_DISCLOSURE GEN_APPLICATION_DISCLOSURES GEN_CLOSING_DISCLOSURES GEN_NOTE_SIGNING
    GEN_NOTARY_DISCLOSURES GEN_RESCISSION
    LIEN_VERIFICATION LIEN_MERCHANT_REVIEW LIEN_ATTESTATION
    NAV_BPO_ORDERED NAV_BPO_PROCESSING NAV_RESI_EVAL_ORDERED NAV_RESI_EVAL_PROCESSING
    WAITING_FOR_SOFT_CREDIT WAITING_FOR_PROPERTY WAITING_FOR_VALUATION WAITING_FOR_UNDERWRITING WAITING_FOR_INCOME
    WAITING_FOR_ACCOUNT WAITING_FOR_EMPLOYMENT WAITING_FOR_IDENTITY WAITING_FOR_FLOOD_CERT WAITING_FOR_INSURANCE
    WAITING_FOR_DISBURSEMENT`;
  const namedInTheRouteTableOnly = "SUMMARY_DISCLOSURE NOTARY_DISCLOSURE";

  it("has the 46 enumerated steps, 26 members of families and 2 of the route table, and no other", () => {
    expect(words(enumerated)).toHaveLength(46);
    expect(words(families)).toHaveLength(26);
    expect(stepNames.toSorted()).toEqual(words(`${enumerated} ${families} ${namedInTheRouteTableOnly}`));
  });
});

describe("census of the client machine", () => {
  it("has the 39 states, one of which is never entered", () => {
    const specified = words(`
      profile ssnCredit errorCredit incorrectPin noCredit noProperty datatreeError uwReview assetDepletion liens product
      moreProfile hmda waitSummary appSummary docVerify documents manualPaystubUpload incomeReview emplVerify
      waitMerchant lienAttestation autopay manualAutopay ach waitSign sign codeed waitNotary notary insurance waitFund
      declined dtiDeclined creditScoreDeclined delinquency complete bpo bpoProcessing`);
    expect(specified).toHaveLength(39);
    expect(states.toSorted()).toEqual(specified);
    expect(statesNeverEntered).toEqual(["manualAutopay"]);
  });

  const specifiedTransitions = `
    softCreditNoMatch profile,liens,product ssnCredit
    creditLocked any errorCredit
    creditFrozen any errorCredit
    creditIncorrectPin any incorrectPin
    softCreditNoCredit any noCredit
    repullSoftCredit profile product
    propertyNoMatch any noProperty
    datatreeNoMatch any datatreeError
    lienInfo profile liens
    underwrite any product
    assetDepletionDtiDecline product assetDepletion
    selectProduct product moreProfile
    addProfileInfo moreProfile hmda
    addHmdaInfo hmda waitSummary
    summarySigning waitSummary appSummary
    summarySigned appSummary incomeReview
    incomeVerified incomeReview ach
    disbursementAch autopay,ach docVerify
    idDocsUploaded docVerify waitSign
    bpoEscalate docVerify,incomeReview bpo
    bpoProcessWaiting any bpoProcessing
    idReUpload any docVerify
    adHocDocRequired any documents
    incomePartialVerified any manualPaystubUpload
    manualDisburseSetup any autopay
    manualDisburseManualPay any docVerify
    merchantReviewed any lienAttestation
    lienAttestation any waitSign
    employerVerification any emplVerify
    noteSigning waitSign sign
    signed sign codeed
    coDeedConfirmed codeed waitNotary
    deedSigning any notary
    enotarySigned notary insurance
    manualEnotarySigned notary insurance
    insuranceConfirmed insurance waitFund
    finish any waitFund
    inactive any declined
    decline any declined
    dtiDecline any dtiDeclined
    creditScoreDecline any creditScoreDeclined
    delinquencyReview any delinquency
    fund any complete`;
  const ourTransitions = `
    merchantReview any waitMerchant
    underwritingReview any uwReview`;
  it("has the 43 specified transitions and two of our own", () => {
    expect(sortedLines(specifiedTransitions)).toHaveLength(43);
    const written = Object.entries(transitions).map(
      ([event, { from, to }]) => `${event} ${typeof from === "string" ? from : from.join(",")} ${to}`,
    );
    expect(written.toSorted()).toEqual(sortedLines(specifiedTransitions + ourTransitions));
  });

  it("has a trigger for each event: 27 specified, 16 of our reading, 2 for our own events", () => {
    const withSpecifiedTrigger = words(`
      lienInfo underwrite assetDepletionDtiDecline selectProduct addProfileInfo addHmdaInfo summarySigning summarySigned
      incomeVerified incomePartialVerified manualDisburseSetup disbursementAch idDocsUploaded bpoEscalate noteSigning
      signed coDeedConfirmed deedSigning enotarySigned insuranceConfirmed finish employerVerification bpoProcessWaiting
      datatreeNoMatch creditIncorrectPin dtiDecline creditScoreDecline`);
    expect(withSpecifiedTrigger).toHaveLength(27);
    expect(specifiedEvents.toSorted()).toEqual(withSpecifiedTrigger);
    expect(eventsWithOurTrigger).toHaveLength(16);
    expect(addedEvents.toSorted()).toEqual(["merchantReview", "underwritingReview"]);
    expect(Object.keys(triggers).toSorted()).toEqual(Object.keys(transitions).toSorted());
  });

  it("asks every event once, in the settled order", () => {
    const settled = `
      lienInfo repullSoftCredit underwrite assetDepletionDtiDecline selectProduct addProfileInfo addHmdaInfo
      summarySigning summarySigned incomeVerified incomePartialVerified manualDisburseSetup manualDisburseManualPay
      disbursementAch idReUpload idDocsUploaded bpoEscalate lienAttestation noteSigning signed coDeedConfirmed
      deedSigning enotarySigned manualEnotarySigned insuranceConfirmed finish employerVerification bpoProcessWaiting
      adHocDocRequired merchantReview merchantReviewed underwritingReview delinquencyReview softCreditNoMatch
      propertyNoMatch datatreeNoMatch softCreditNoCredit creditLocked creditFrozen creditIncorrectPin inactive decline
      dtiDecline creditScoreDecline fund`;
    expect(eventOrder).toEqual(settled.trim().split(/\s+/));
    expect(new Set(eventOrder).size).toBe(45);
  });

  it("can enter every state but the one that is never entered", () => {
    const entered = new Set<string>(["profile", ...Object.values(transitions).map((transition) => transition.to)]);
    expect(states.filter((state) => !entered.has(state))).toEqual(statesNeverEntered);
  });
});

describe("census of the routes", () => {
  const topLevel = `
    / /bank-link-oauth-success /register /register/account-setup /register/support /heloc-signer/resume
    /heloc-signer/login /heloc-signer/cancelled /heloc-signer/identity /heloc-signer/intro /heloc-signer/error
    /heloc-signer/sign /heloc-signer/documents /heloc-signer/conditions /heloc-signer/conditions/upload-document
    /heloc-signer/conditions/identity /terms /communications /privacy /licenses /coming-soon`;
  const belowTheApplication = `
    bank/autopay bank/autopay-manual bank/confirm bank/disburse bank/manual-disburse
    credit/social credit/error
    complete
    conditions conditions/upload-document conditions/phone-number
    document/disclosures
    error/decline error/credit error/income error/timeout error/flood-cert
    income/review income/link/:type income/pointserv-callback income/upload/:type income/employer-verification
    identity
    insurance/upload insurance/requirements
    liens
    merchant/review merchant/lien-attestation
    notary/intro notary/schedule-manual notary/reserve-manual notary/session notary/error
    product/assets product/select product/prequal-winback
    signing/intro signing/sign signing/additional signing/support
    start/profile start/contact start/hmda start/app-summary
    review-app/incorrect-pin review-app/no-credit review-app/property review-app/uw review-app/delinquency
    review-app/incorrect-ownership review-app/datatree review-app/signdocs
    payoff/hold
    bpo/condition bpo/hold bpo/waiting bpo/estimate-value bpo/order-bpo`;

  /** What the specification asks for and names no place for: correcting an answer after submission. */
  const ours = "start/answers";

  it("has the 21 top-level routes, the index, the 58 routes of an application, one of our own and no other", () => {
    expect(words(topLevel)).toHaveLength(21);
    expect(words(belowTheApplication)).toHaveLength(58);
    const below = [...words(belowTheApplication), ...words(ours)].map((path) => `/:uuid/${path}`);
    const expected = [...words(topLevel), "/:uuid", ...below];
    expect(routeNames.map((name) => routes[name].path as string).toSorted()).toEqual(expected.toSorted());
  });

  it("has a screen for every route, and shows the time-out page on the two that have none", () => {
    expect(routeNames.filter((name) => screenOf(name) !== name)).toEqual(["reviewDatatree", "reviewSigndocs"]);
    expect(screenOf("reviewDatatree")).toBe("errorTimeout");
    expect(screenOf("reviewSigndocs")).toBe("errorTimeout");
  });

  it("leads the index of every group that has no page of its own to its parent", () => {
    const groups = new Set(
      routeNames
        .map((name) => /^(\/:uuid\/[^/]+)\//.exec(routes[name].path)?.[1])
        .filter((group) => group !== undefined && group !== routes.conditions.path),
    );
    expect([...groups].filter((group) => redirectsWithin[group ?? ""] !== "applicationIndex")).toEqual([]);
    expect(redirectsWithin["/:uuid/income/link"]).toBe("incomeReview");
    expect(redirectsWithin["/heloc-signer"]).toBe("signerLogin");
  });
});

describe("census of the two route tables", () => {
  it("sends each step where the specification says, and leaves every other one to the client machine", () => {
    const specified = targets(`
      CREDIT_NO_MATCH credit/social
      CREDIT_NO_MATCH_SSN review-app/no-credit
      SOFT_CREDIT_LOCKED_OR_FROZEN,HARD_CREDIT_LOCKED_OR_FROZEN credit/error
      NO_PROPERTY_FOUND,MULTIPLE_PROPERTIES review-app/property
      DECLINED error/decline
      COLLECT_ADDITIONAL_INFO start/contact
      HMDA start/hmda
      DELINQUENCY_REVIEW review-app/delinquency
      GEN_CLOSING_DISCLOSURES condition
      NOTE_SIGNING,FINAL_OFFER signing/intro
      REVISED_OFFER_SELECTION,OFFER_SELECTION product/select
      GEN_NOTE_SIGNING review-app/signdocs
      APP_SUBMISSION,SUMMARY_DISCLOSURE start/app-summary
      INCOME_VERIFICATION income/review
      IDENTITY_VERIFICATION identity
      ASSETS_PREQUAL product/assets
      CLTV_LIEN_POSITION_REQUALIFY product/prequal-winback
      DISBURSEMENT_ACCOUNT condition
      AUTOPAY_ACCOUNT,VERIFIED_AUTOPAY_ACCOUNT bank/autopay
      NO_AVM_FOUND,NAV_RESI_EVAL_ORDERED,NAV_RESI_EVAL_PROCESSING bpo/estimate-value
      PAYOFF_REQUEST_PENDING payoff/hold
      BPO_ORDER_REQUEST condition
      NAV_BPO_ORDERED,NAV_BPO_PROCESSING,FINAL_TITLE_ORDERED,FINAL_TITLE_PROCESSING bpo/hold
      RESCISSION,RECORDING,FUNDABLE,DIRECT_DEBT_PAYOFF,FUNDING_DECISION complete
      DEED_SIGNING condition
      UNKNOWN,CREDIT_ERROR,FACTA_REVIEW,CREDIT_MINOR error/timeout
      LIEN_VERIFICATION liens
      CO_DEED_REQ signing/additional
      NOTARY_DISCLOSURE,ATTORNEY_REVIEW,NOTARY_WAITING_PERIOD notary/intro
      MANUAL_DEED_SIGNING notary/reserve-manual
      EMPLOYMENT_VERIFICATION income/employer-verification
      COMPLETE,CANCELLED root`);
    expect(Object.keys(specified)).toHaveLength(53);
    const written = Object.entries(stepRoutes).flatMap(([step, row]) =>
      row === leftToClientMachine ? [] : [[step, targetOf(row)]],
    );
    expect(Object.fromEntries(written)).toEqual(specified);
  });

  it("sends each state where the specification says", () => {
    const specified = targets(`
      profile stays
      ssnCredit credit/social
      errorCredit credit/error
      incorrectPin review-app/incorrect-pin
      noCredit review-app/no-credit
      noProperty review-app/property
      datatreeError review-app/datatree
      delinquency review-app/delinquency
      uwReview review-app/uw
      liens liens
      product product/select
      assetDepletion product/assets
      moreProfile start/contact
      hmda start/hmda
      waitSummary,appSummary start/app-summary
      docVerify identity
      manualPaystubUpload income/upload/MANUAL_PAYSTUB
      incomeReview income/review
      emplVerify income/employer-verification
      waitMerchant merchant/review
      lienAttestation merchant/lien-attestation
      ach condition
      autopay bank/autopay
      manualAutopay bank/autopay-manual
      waitSign,sign signing/intro
      codeed signing/additional
      waitNotary,notary condition
      insurance insurance/upload
      waitFund complete
      declined error/decline
      dtiDeclined error/income
      creditScoreDeclined error/credit
      bpo bpo/condition
      bpoProcessing bpo/hold
      documents,complete root`);
    expect(Object.keys(specified)).toHaveLength(39);
    expect(Object.fromEntries(Object.entries(stateRoutes).map(([state, row]) => [state, targetOf(row)]))).toEqual(
      specified,
    );
  });
});
