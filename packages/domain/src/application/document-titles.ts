import type { Words } from "../language.ts";
import type {
  evidenceDocuments,
  identityDocumentBacks,
  identityDocumentFronts,
  vendorDocuments,
} from "./document-types.ts";

/** A document that somebody else wrote; what the product writes has its own title in it. */
export type ForeignDocument =
  | (typeof identityDocumentFronts)[number]
  | (typeof identityDocumentBacks)[number]
  | (typeof evidenceDocuments)[number]
  | (typeof vendorDocuments)[number];

export const foreignTitles: Readonly<Record<ForeignDocument, Words>> = {
  DRIVERS_LICENSE_FRONT: { en: "Driver's license, front", es: "Licencia de conducir, frente" },
  DRIVERS_LICENSE_BACK: { en: "Driver's license, back", es: "Licencia de conducir, reverso" },
  ID_CARD_FRONT: { en: "State ID card, front", es: "Tarjeta de identificación estatal, frente" },
  ID_CARD_BACK: { en: "State ID card, back", es: "Tarjeta de identificación estatal, reverso" },
  PASSPORT_FRONT: { en: "Passport", es: "Pasaporte" },
  PERMANENT_RESIDENT_FRONT: { en: "Permanent resident card, front", es: "Tarjeta de residente permanente, frente" },
  PERMANENT_RESIDENT_BACK: { en: "Permanent resident card, back", es: "Tarjeta de residente permanente, reverso" },
  PORTRAIT: { en: "Your picture", es: "Su foto" },
  BANK_STATEMENT: { en: "Bank statement", es: "Estado de cuenta bancario" },
  CERTIFICATE_OF_TRUST: { en: "Certificate of trust", es: "Certificado de fideicomiso" },
  PROPERTY_DESCRIPTION_SOURCE: { en: "Description of the property", es: "Descripción de la propiedad" },
  USER_UPLOADED_PAYSTUB: { en: "Pay stub", es: "Comprobante de pago" },
  W2: { en: "Form W-2", es: "Formulario W-2" },
  TAX_RETURN: { en: "Tax return", es: "Declaración de impuestos" },
  AWARD_LETTER: { en: "Award letter", es: "Carta de beneficios" },
  PROOF_OF_HAZARD_INSURANCE: { en: "Homeowner's insurance", es: "Seguro de vivienda" },
  PROOF_OF_FLOOD_INSURANCE: { en: "Flood insurance", es: "Seguro contra inundaciones" },
  VALUATION_EVIDENCE: { en: "What shows the home’s value", es: "Lo que muestra el valor de la casa" },
  OWNERSHIP_EVIDENCE: { en: "Evidence of ownership", es: "Prueba de propiedad" },
  LIEN_PAYOFF_EVIDENCE: { en: "Evidence that a lien was paid", es: "Prueba de pago de un gravamen" },
  OTHER_EVIDENCE: { en: "Other document", es: "Otro documento" },
  BROKER_PRICE_OPINION: { en: "Broker price opinion", es: "Opinión de precio de un corredor" },
  RESIDENTIAL_EVALUATION: { en: "Residential evaluation", es: "Evaluación residencial" },
  APPRAISAL_REPORT: { en: "Appraisal", es: "Tasación" },
  PAYOFF_STATEMENT: { en: "Payoff statement", es: "Estado de liquidación" },
  FLOOD_DETERMINATION: { en: "Flood zone determination", es: "Determinación de zona de inundación" },
  NOTARIAL_CERTIFICATE: { en: "Notarial certificate", es: "Certificado notarial" },
  RECORDING_RECEIPT: { en: "Recording receipt", es: "Recibo de registro" },
  SIGNED_ORIGINAL: { en: "Signed on paper", es: "Firmado en papel" },
};

/** Whether somebody else wrote it, so that its title is ours to give. */
export const isForeignDocument = (type: string): type is ForeignDocument => Object.hasOwn(foreignTitles, type);
