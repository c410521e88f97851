import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the lender's own documents are headed in each language, as of this migration. */
const inEnglish: readonly string[] = [
  "Consent to electronic records and signatures",
  "Authorization for a soft credit check",
  "Authorization for a hard credit check",
  "Important terms of our home equity line of credit",
  "What you should know about home equity lines of credit",
  "Privacy notice",
  "Your credit score and the price you pay for credit",
  "Credit scores and the price you pay for credit",
  "Your right to a copy of the valuation",
  "Copy of your home’s valuation",
  "Your application",
  "Statement of your line of credit",
  "Housing counselors near you",
  "Texas home equity notice",
  "Final itemized costs of your Texas line",
  "Acknowledgment of fair market value",
  "State of Illinois Community Reinvestment Notice",
  "You do not have to sign",
  "Notice of special flood hazards and availability of federal disaster relief assistance",
  "Insurance on your home",
  "Account-opening disclosure",
  "Home equity line of credit agreement",
  "What you sign, and what you do not promise",
  "Notice of right to cancel",
  "Confirmation that you did not cancel",
  "Authorization to pay off debts",
  "Automatic payment authorization",
  "Statement about the contractor’s lien",
  "A different offer for you",
  "Our decision on your application",
  "Your application is not complete",
  "Certificate of electronic signing",
];
const inSpanish: readonly string[] = [
  "Consentimiento para registros y firmas electrónicos",
  "Autorización para una consulta de crédito suave",
  "Autorización para una consulta de crédito dura",
  "Términos importantes de nuestra línea de crédito con garantía hipotecaria",
  "Lo que debe saber sobre las líneas de crédito con garantía hipotecaria",
  "Aviso de privacidad",
  "Su puntaje de crédito y el precio que paga por el crédito",
  "Los puntajes de crédito y el precio que paga por el crédito",
  "Su derecho a una copia de la tasación",
  "Copia de la tasación de su casa",
  "Su solicitud",
  "Estado de su línea de crédito",
  "Asesores de vivienda cerca de usted",
  "Aviso de Texas sobre el valor neto de la vivienda",
  "Costos finales detallados de su línea en Texas",
  "Reconocimiento del valor justo de mercado",
  "Aviso de reinversión comunitaria del Estado de Illinois",
  "Usted no está obligado a firmar",
  "Aviso de peligro especial de inundación y de ayuda federal en desastres",
  "El seguro de su casa",
  "Información de apertura de la cuenta",
  "Contrato de línea de crédito con garantía hipotecaria",
  "Instrumento que garantiza una línea de crédito con su casa",
  "Lo que usted firma y lo que no promete",
  "Aviso del derecho a cancelar",
  "Confirmación de que no canceló",
  "Autorización para pagar deudas",
  "Autorización de pago automático",
  "Declaración sobre el gravamen del contratista",
  "Una oferta distinta para usted",
  "Nuestra decisión sobre su solicitud",
  "Su solicitud no está completa",
  "Certificado de firma electrónica",
];
/** The deed is named after what its state calls it. */
const DEED = "% securing a home equity line of credit";

/**
 * What a document is written in. Of those on file the heading says it, which is in the language that they were drawn in; vendors write in
 * English. It stays unknown of what people sent, and of a lender's own form whose heading is another.
 */
export const documentLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table documents add column language text check (language in ('en', 'es'))`.execute(db);
    await sql`
      update documents set language = 'es'
      where origin = 'lender' and regexp_replace(title, '^(Firmado en papel|Signed on paper): ', '') = any(${[...inSpanish]}::text[])
    `.execute(db);
    await sql`
      update documents set language = 'en'
      where language is null and ((origin = 'vendor' and title <> 'Deleted') or (origin = 'lender' and (
        regexp_replace(title, '^(Firmado en papel|Signed on paper): ', '') = any(${[...inEnglish]}::text[])
        or title like ${DEED})))
    `.execute(db);
  },
};
