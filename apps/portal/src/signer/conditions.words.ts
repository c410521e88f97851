import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { conditionTitle } from "@gable/domain/conditions/condition-titles.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const signerConditionsWords = catalogue({
  loading: { en: "Looking up what we asked you for", es: "Consultando lo que le pedimos" },
  title: { en: "What we still need from you", es: "Lo que aún necesitamos de usted" },
  none: { en: "No extra papers are asked of you", es: "No se le piden documentos adicionales" },
  noneLead: {
    en: "Your own steps stand where you left them. If we need anything else, we write to you.",
    es: "Sus propios pasos siguen donde los dejó. Si necesitamos algo más, le escribimos.",
  },
  others: { en: "With the borrower", es: "Con quien solicita" },
  go: { en: "Do this now", es: "Hacerlo ahora" },
  back: { en: "Go on where you were", es: "Seguir donde estaba" },
  uploadLead: { en: "A PDF or pictures of every page.", es: "Un PDF o fotos de cada página." },
  file: { en: "Your document", es: "Su documento" },
  sent: { en: "We have it", es: "Lo recibimos" },
  all: { en: "All requests", es: "Todas las peticiones" },
});

const titles: Readonly<Record<ConditionCategory, Words>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: { en: "A bank statement", es: "Un estado de cuenta" },
  FALSE_OWNERSHIP_TYPE_REVIEW: { en: "How the home is owned", es: "Cómo se tiene la casa" },
  GENERIC_DOCUMENT_REQUEST: { en: "A document", es: "Un documento" },
  HARD_CREDIT_INQUIRY_REVIEW: { en: "A credit inquiry", es: "Una consulta de crédito" },
  HELOC_MANUAL_PAYSTUB_UPLOAD: { en: "Pay stubs", es: "Comprobantes de pago" },
  ID_VERIFICATION_FAILURE: { en: "Your ID once more", es: "Su identificación otra vez" },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: { en: "Your ID once more", es: "Su identificación otra vez" },
  MISSING_PHONE_NUMBER: { en: "A phone number", es: "Un número de teléfono" },
  PROPERTY_LEGAL_DESCRIPTION: { en: "Pages of the deed", es: "Páginas de la escritura" },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: { en: "Evidence of ownership", es: "Prueba de propiedad" },
  REVIEW_TRUST_REQUIREMENTS: { en: "Pages of the trust", es: "Páginas del fideicomiso" },
};

/** What a request is called to somebody who signs. Nobody reads that they are suspected of anything. */
export const signerConditionTitle = (category: string): Words => conditionTitle(category, titles);
