import type { Words } from "../language.ts";
import type { Step } from "./steps.ts";

/** The rows of the server's plan, in their order. The first that applies and is not done is where the application is. */
export const planRows = {
  1: { en: "Profile and consent", es: "Perfil y consentimiento" },
  2: { en: "Soft credit check", es: "Consulta de crédito sin impacto" },
  3: { en: "Property found", es: "Propiedad encontrada" },
  4: { en: "Home value", es: "Valor de la vivienda" },
  5: { en: "Liens confirmed", es: "Gravámenes confirmados" },
  6: { en: "Initial decision", es: "Decisión inicial" },
  7: { en: "Offer chosen", es: "Oferta elegida" },
  8: { en: "Additional information", es: "Información adicional" },
  9: { en: "Demographic questions", es: "Preguntas demográficas" },
  10: { en: "Title search", es: "Búsqueda de título" },
  11: { en: "Summary signed", es: "Resumen firmado" },
  12: { en: "Application submitted", es: "Solicitud enviada" },
  13: { en: "Income verified", es: "Ingresos verificados" },
  14: { en: "Account for the money", es: "Cuenta para el dinero" },
  15: { en: "Way of repayment", es: "Forma de pago" },
  16: { en: "Employment verified", es: "Empleo verificado" },
  17: { en: "Identity verified", es: "Identidad verificada" },
  18: { en: "Valuation accepted", es: "Tasación aceptada" },
  19: { en: "Title clear to close", es: "Título listo para el cierre" },
  20: { en: "Payoffs and attestations", es: "Liquidaciones y declaraciones" },
  21: { en: "Closing package ready", es: "Documentos de cierre listos" },
  22: { en: "Closing documents signed", es: "Documentos de cierre firmados" },
  23: { en: "Additional signers done", es: "Otros firmantes listos" },
  24: { en: "Deed signed and notarized", es: "Escritura firmada ante notario" },
  25: { en: "Insurance accepted", es: "Seguro aceptado" },
  26: { en: "Right to cancel has ended", es: "Plazo de cancelación terminado" },
  27: { en: "Deed sent for recording", es: "Escritura enviada a registro" },
  28: { en: "Money sent", es: "Dinero enviado" },
  29: { en: "Complete", es: "Completa" },
} as const satisfies Readonly<Record<number, Words>>;

export type PlanRow = keyof typeof planRows;

/** The row whose work a step belongs to; null where the step may stand in any row. */
export const rowOfStep: Readonly<Record<Step, PlanRow | null>> = {
  CREDIT_MINOR: 1,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 1,
  CREDIT_ERROR: 2,
  CREDIT_NO_MATCH: 2,
  CREDIT_NO_MATCH_SSN: 2,
  FACTA_REVIEW: 2,
  SOFT_CREDIT_LOCKED_OR_FROZEN: 2,
  WAITING_FOR_SOFT_CREDIT: 2,
  MULTIPLE_PROPERTIES: 3,
  NO_PROPERTY_FOUND: 3,
  WAITING_FOR_PROPERTY: 3,
  NO_AVM_FOUND: 4,
  WAITING_FOR_VALUATION: 4,
  LIEN_VERIFICATION: 5,
  ASSETS_PREQUAL: 6,
  CLTV_LIEN_POSITION_REQUALIFY: 6,
  DECLINED: 6,
  WAITING_FOR_UNDERWRITING: 6,
  OFFER_SELECTION: 7,
  REVISED_OFFER_SELECTION: 7,
  COLLECT_ADDITIONAL_INFO: 8,
  HMDA: 9,
  PREQUAL_TITLE: 10,
  GEN_APPLICATION_DISCLOSURES: 11,
  SUMMARY_DISCLOSURE: 11,
  APP_SUBMISSION: 12,
  DELINQUENCY_REVIEW: 12,
  HARD_CREDIT_LOCKED_OR_FROZEN: 12,
  HARD_CREDIT_PULL: 12,
  INCOME_VERIFICATION: 13,
  WAITING_FOR_INCOME: 13,
  DISBURSEMENT_ACCOUNT: 14,
  WAITING_FOR_ACCOUNT: 14,
  AUTOPAY_ACCOUNT: 15,
  VERIFIED_AUTOPAY_ACCOUNT: 15,
  EMPLOYMENT_VERIFICATION: 16,
  WAITING_FOR_EMPLOYMENT: 16,
  IDENTITY_VERIFICATION: 17,
  WAITING_FOR_IDENTITY: 17,
  BPO_ORDER_REQUEST: 18,
  NAV_BPO_ORDERED: 18,
  NAV_BPO_PROCESSING: 18,
  NAV_RESI_EVAL_ORDERED: 18,
  NAV_RESI_EVAL_PROCESSING: 18,
  FINAL_TITLE_ORDERED: 19,
  FINAL_TITLE_PROCESSING: 19,
  LIEN_ATTESTATION: 20,
  LIEN_MERCHANT_REVIEW: 20,
  PAYOFF_REQUEST_PENDING: 20,
  GEN_CLOSING_DISCLOSURES: 21,
  WAITING_FOR_FLOOD_CERT: 21,
  FINAL_OFFER: 22,
  GEN_NOTE_SIGNING: 22,
  NOTE_SIGNING: 22,
  CO_DEED_REQ: 23,
  ATTORNEY_REVIEW: 24,
  DEED_SIGNING: 24,
  GEN_NOTARY_DISCLOSURES: 24,
  MANUAL_DEED_SIGNING: 24,
  NOTARY_DISCLOSURE: 24,
  NOTARY_WAITING_PERIOD: 24,
  TRUST_AND_INSURANCE: 25,
  WAITING_FOR_INSURANCE: 25,
  GEN_RESCISSION: 26,
  RESCISSION: 26,
  RECORDING: 27,
  DIRECT_DEBT_PAYOFF: 28,
  FUNDABLE: 28,
  FUNDING_DECISION: 28,
  WAITING_FOR_DISBURSEMENT: 28,
  COMPLETE: 29,
  CANCELLED: null,
  IN_PROGRESS: null,
  UNKNOWN: null,
};

export const ROW_OF_HOME: PlanRow = 3;
export const ROW_OF_DECISION: PlanRow = 6;
export const ROW_OF_CHOICE: PlanRow = 7;
export const ROW_OF_EMPLOYMENT: PlanRow = 16;
export const ROW_OF_MONEY: PlanRow = 28;

/** The papers of the line are signed in the first of these rows, the deed before a notary in the last. */
export const ROW_OF_SIGNING: PlanRow = 22;
export const ROW_OF_NOTARY: PlanRow = 24;

/** From this row on every condition of credit is met, and only papers and money are left. */
export const FIRST_ROW_OF_CLOSING: PlanRow = 21;
