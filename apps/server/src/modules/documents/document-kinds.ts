import { type DisclosureDocument, disclosureDocuments } from "@gable/domain/application/document-types.ts";
import type { Template } from "./draft.ts";
import { accountOpeningDisclosure } from "./templates/account-opening-disclosure.ts";
import { adverseActionNotice } from "./templates/adverse-action-notice.ts";
import { applicationSummary } from "./templates/application-summary.ts";
import { autopayAuthorization } from "./templates/autopay-authorization.ts";
import { confirmationOfNonRescission } from "./templates/confirmation-of-non-rescission.ts";
import { counsellorList } from "./templates/counsellor-list.ts";
import { counterofferNotice } from "./templates/counteroffer-notice.ts";
import { creditAgreement } from "./templates/credit-agreement.ts";
import { creditScoreNotice } from "./templates/credit-score-notice.ts";
import { earlyHelocDisclosure } from "./templates/early-heloc-disclosure.ts";
import { esignDisclosure } from "./templates/esign-disclosure.ts";
import { floodNotice } from "./templates/flood-notice.ts";
import { glbaNotice } from "./templates/glba-notice.ts";
import { hardCreditAuthorisation } from "./templates/hard-credit-authorisation.ts";
import { helocBooklet } from "./templates/heloc-booklet.ts";
import { illinoisReinvestmentNotice } from "./templates/illinois-reinvestment-notice.ts";
import { incompletenessNotice } from "./templates/incompleteness-notice.ts";
import { insuranceRequirements } from "./templates/insurance-requirements.ts";
import { lienAttestation } from "./templates/lien-attestation.ts";
import { noCreditScoreNotice } from "./templates/no-credit-score-notice.ts";
import { payoffAuthorization } from "./templates/payoff-authorization.ts";
import { rightNotToClose } from "./templates/right-not-to-close.ts";
import { rightToCancel } from "./templates/right-to-cancel.ts";
import { rightToReceiveValuation } from "./templates/right-to-receive-valuation.ts";
import { securityInstrument } from "./templates/security-instrument.ts";
import { signerStatement } from "./templates/signer-statement.ts";
import { signingCertificate } from "./templates/signing-certificate.ts";
import { softCreditAuthorisation } from "./templates/soft-credit-authorisation.ts";
import { statementOfLoan } from "./templates/statement-of-loan.ts";
import { texas50gNotice } from "./templates/texas-50g-notice.ts";
import { texasFairMarketValue } from "./templates/texas-fair-market-value.ts";
import { texasFinalItemization } from "./templates/texas-final-itemization.ts";
import { valuationCopy } from "./templates/valuation-copy.ts";

/** How each document that the product writes is written, by the type under which it is stored and sent. */
export const templates = {
  ESIGN_DISCLOSURE: esignDisclosure,
  SOFT_CREDIT_AUTHORIZATION: softCreditAuthorisation,
  HARD_CREDIT_AUTHORIZATION: hardCreditAuthorisation,
  EARLY_HELOC_DISCLOSURE: earlyHelocDisclosure,
  CFPB_HELOC_BOOKLET: helocBooklet,
  GLBA_NOTICE: glbaNotice,
  CREDIT_SCORE_NOTICE: creditScoreNotice,
  NO_CREDIT_SCORE_NOTICE: noCreditScoreNotice,
  RIGHT_TO_RECEIVE_VALUATION: rightToReceiveValuation,
  VALUATION_COPY: valuationCopy,
  APPLICATION_SUMMARY: applicationSummary,
  STATEMENT_OF_LOAN: statementOfLoan,
  COUNSELLOR_LIST: counsellorList,
  TEXAS_50G_NOTICE: texas50gNotice,
  TEXAS_FINAL_ITEMIZATION: texasFinalItemization,
  TEXAS_FAIR_MARKET_VALUE: texasFairMarketValue,
  ILLINOIS_REINVESTMENT_NOTICE: illinoisReinvestmentNotice,
  RIGHT_NOT_TO_CLOSE: rightNotToClose,
  FLOOD_NOTICE: floodNotice,
  INSURANCE_REQUIREMENTS: insuranceRequirements,
  ACCOUNT_OPENING_DISCLOSURE: accountOpeningDisclosure,
  CREDIT_AGREEMENT: creditAgreement,
  SECURITY_INSTRUMENT: securityInstrument,
  SIGNER_STATEMENT: signerStatement,
  RIGHT_TO_CANCEL: rightToCancel,
  CONFIRMATION_OF_NON_RESCISSION: confirmationOfNonRescission,
  PAYOFF_AUTHORIZATION: payoffAuthorization,
  AUTOPAY_AUTHORIZATION: autopayAuthorization,
  LIEN_ATTESTATION: lienAttestation,
  COUNTEROFFER_NOTICE: counterofferNotice,
  ADVERSE_ACTION_NOTICE: adverseActionNotice,
  INCOMPLETENESS_NOTICE: incompletenessNotice,
  SIGNING_CERTIFICATE: signingCertificate,
} satisfies Record<DisclosureDocument, unknown>;

export type DocumentKind = DisclosureDocument;

/** What each kind is made from. */
export type DocumentInputs = {
  readonly [Kind in DocumentKind]: (typeof templates)[Kind] extends Template<infer Input> ? Input : never;
};

export const documentKinds: readonly DocumentKind[] = disclosureDocuments;
