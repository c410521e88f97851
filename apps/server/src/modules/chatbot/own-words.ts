import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import type { Words } from "@gable/domain/language.ts";
import type { Moment, TimelineEntry } from "@gable/domain/workflow/timeline/moment.ts";

/** What goes on until each moment of the timeline. */
export const stretches: Readonly<Record<Moment, Words>> = {
  opened: { en: "your first answers", es: "sus primeras respuestas" },
  "offer-chosen": { en: "choosing your offer", es: "elegir su oferta" },
  submitted: { en: "completing and submitting the application", es: "completar y enviar la solicitud" },
  "income-verified": { en: "verifying your income", es: "verificar sus ingresos" },
  "identity-verified": {
    en: "verifying your accounts, employment and identity",
    es: "verificar sus cuentas, su empleo y su identidad",
  },
  "home-valued": { en: "somebody’s look at your home", es: "la visita de quien valora su casa" },
  "signing-opens": { en: "the days that the law makes you wait", es: "los días que la ley le hace esperar" },
  "documents-signed": { en: "preparing and signing your documents", es: "preparar y firmar sus documentos" },
  "others-signed": { en: "the signature of whoever signs with you", es: "la firma de quien firma con usted" },
  "attorney-reviewed": { en: "a lawyer’s review of the deed", es: "la revisión de la escritura por un abogado" },
  "deed-notarised": { en: "meeting the notary", es: "la cita con el notario" },
  "rescission-ends": { en: "the days in which you may still cancel", es: "los días en que aún puede cancelar" },
  "hold-ends": {
    en: "a wait for cancellations that may be in the mail",
    es: "una espera por cancelaciones que pueden estar en el correo",
  },
  recorded: { en: "recording the deed with the county", es: "registrar la escritura en el condado" },
  funded: { en: "sending the money", es: "enviar el dinero" },
  "debts-paid": { en: "paying your creditors", es: "pagar a sus acreedores" },
};

/** Whose move it is. */
export const movers: Readonly<Record<TimelineEntry["mover"], Words>> = {
  borrower: {
    en: "It is your move: your dashboard leads you there.",
    es: "Le toca a usted: su panel le lleva allí.",
  },
  others: {
    en: "Whoever signs with you has not signed yet; your dashboard shows how far that is.",
    es: "Quien firma con usted aún no ha firmado; su panel muestra cómo va.",
  },
  lender: { en: "It is our move; you need do nothing.", es: "Nos toca a nosotros; usted no tiene que hacer nada." },
  county: {
    en: "The county has to act; you need do nothing.",
    es: "Le toca al condado; usted no tiene que hacer nada.",
  },
  nobody: { en: "Nobody has to do anything: the days run.", es: "Nadie tiene que hacer nada: los días corren." },
};

/** What each condition wants. */
export const wants: Readonly<Record<ConditionCategory, Words>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    en: "a bank statement that shows that the account is yours",
    es: "un estado de cuenta que muestre que la cuenta es suya",
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    en: "who owns the home, as the records say something else",
    es: "quién es dueño de la casa, pues los registros dicen otra cosa",
  },
  GENERIC_DOCUMENT_REQUEST: { en: "a document", es: "un documento" },
  HARD_CREDIT_INQUIRY_REVIEW: {
    en: "a word about recent credit inquiries",
    es: "una explicación sobre consultas recientes de crédito",
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: { en: "your recent pay stubs", es: "sus talones de pago recientes" },
  ID_VERIFICATION_FAILURE: {
    en: "another try at verifying your identity",
    es: "otro intento de verificar su identidad",
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    en: "a second document that shows who you are",
    es: "un segundo documento que muestre quién es usted",
  },
  MISSING_PHONE_NUMBER: {
    en: "a phone number at which we reach you",
    es: "un número de teléfono en el que le encontremos",
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    en: "a paper with the legal description of the home, such as the deed",
    es: "un papel con la descripción legal de la casa, como la escritura",
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    en: "a paper that shows that you own the home",
    es: "un papel que muestre que la casa es suya",
  },
  REVIEW_TRUST_REQUIREMENTS: {
    en: "the certificate of trust, and who the trustees are",
    es: "el certificado de fideicomiso y quiénes son los fiduciarios",
  },
};
