import { z } from "zod";
import { ConsentType } from "../application/enumerations.ts";
import type { Words } from "../language.ts";

/** A consent as given: the exact text is found by its version, and its hash proves which words were on the screen. */
export interface Consent {
  readonly type: ConsentType;
  readonly textVersion: string;
  readonly textSha256: string;
  readonly language: "en" | "es";
  /** ISO instant. */
  readonly at: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Of the consent to electronic records: how it was shown that such documents open there. 15 USC 7001(c)(1)(C)(ii) */
  readonly demonstration?: Demonstration;
}

/** A sample in the form in which documents come was opened, and the digits that stand in it were typed. */
export interface Demonstration {
  /** Of the sample: version of its wording, and its bytes. */
  readonly documentVersion: string;
  readonly documentSha256: string;
  /** ISO instant. */
  readonly openedAt: string;
  readonly typed: string;
}

/** The consent to electronic records that was given last, up to an instant; undefined where there is none. */
export const electronicRecordsConsent = (consents: readonly Consent[], until: string): Consent | undefined =>
  consents.findLast(({ type, at }) => type === "ELECTRONIC_RECORDS" && at <= until);

export interface ConsentText {
  readonly version: string;
  readonly text: Words;
  /** Whether it can be taken back. */
  readonly revocable: boolean;
  /** Whether its own words say so; else the screen does. */
  readonly saysRevocable?: true;
}

/**
 * The words of each consent, by type. `{lender}` stands for the lender's name. A change of words is a new version.
 * Sources: FCRA 604(a)(2) (written instructions for a report), 15 USC 7001(c), 47 CFR 64.1200, 12 CFR 1005.10(b).
 */
export const consentTexts = {
  SOFT_CREDIT: {
    version: "2026-11-1",
    revocable: false,
    text: {
      en: "I give {lender} written instructions to obtain my credit report from a consumer reporting agency, to check my identity and show me offers. This is a soft inquiry: it does not affect my credit score.",
      es: "Doy a {lender} instrucciones por escrito para obtener mi informe de crédito de una agencia de informes del consumidor, comprobar mi identidad y mostrarme ofertas. Es una consulta suave: no afecta mi puntaje de crédito.",
    },
  },
  HARD_CREDIT: {
    version: "2026-11-1",
    revocable: false,
    text: {
      en: "I give {lender} written instructions to obtain my full credit report when I submit this application. This is a hard inquiry: other lenders can see it, and it may lower my score by a few points.",
      es: "Doy a {lender} instrucciones por escrito para obtener mi informe de crédito completo cuando envíe esta solicitud. Es una consulta formal: otros prestamistas pueden verla y puede bajar mi puntaje unos puntos.",
    },
  },
  ELECTRONIC_RECORDS: {
    version: "2026-11-2",
    revocable: true,
    saysRevocable: true,
    text: {
      en: "I agree to receive the notices and documents of this application electronically and to sign electronically. I can open PDF files on this device. I may ask for a paper copy of any document, free of charge, beside the document itself, by message or by phone. I may withdraw this consent at any time in settings or by phone; {lender} then continues on paper.",
      es: "Acepto recibir los avisos y documentos de esta solicitud en forma electrónica y firmar electrónicamente. Puedo abrir archivos PDF en este dispositivo. Puedo pedir una copia en papel de cualquier documento, sin costo, junto al documento mismo, por mensaje o por teléfono. Puedo retirar este consentimiento en cualquier momento en la configuración o por teléfono; {lender} continúa entonces en papel.",
    },
  },
  TEXT_MESSAGES: {
    version: "2026-11-1",
    revocable: true,
    saysRevocable: true,
    text: {
      en: "Send me text messages about this application. Message and data rates may apply. I can reply STOP at any time. Saying no changes nothing about my application.",
      es: "Envíenme mensajes de texto sobre esta solicitud. Pueden aplicarse tarifas de mensajes y datos. Puedo responder STOP en cualquier momento. Decir que no no cambia nada en mi solicitud.",
    },
  },
  EMPLOYMENT_VERIFICATION: {
    version: "2026-11-1",
    revocable: false,
    text: {
      en: "I allow {lender} to ask my employer to confirm that I work there, since when, and in which position. {lender} says only that I asked for a confirmation of employment.",
      es: "Permito que {lender} pida a mi empleador que confirme que trabajo allí, desde cuándo y en qué puesto. {lender} dice solamente que pedí una confirmación de empleo.",
    },
  },
  AUTOPAY: {
    version: "2026-11-1",
    revocable: true,
    saysRevocable: true,
    text: {
      en: "I authorize {lender} to debit my monthly payment from this account on its due date. I can stop this by telling {lender} at least three business days before a payment. Autopay is not required to get this line of credit.",
      es: "Autorizo a {lender} a debitar mi pago mensual de esta cuenta en su fecha de vencimiento. Puedo detenerlo avisando a {lender} al menos tres días hábiles antes de un pago. El pago automático no es requisito para obtener esta línea de crédito.",
    },
  },
  TERMS_OF_USE: {
    version: "2026-11-1",
    revocable: false,
    text: {
      en: "I accept {lender}'s terms of use and have been given its privacy notice.",
      es: "Acepto los términos de uso de {lender} y he recibido su aviso de privacidad.",
    },
  },
  BANK_ACCOUNT_READING: {
    version: "2026-11-1",
    revocable: true,
    saysRevocable: true,
    text: {
      en: "I allow {lender} to read the owner names, numbers, balances and deposits of the accounts that I choose at my bank, for this application only. {lender} never sees my password. I can revoke this at any time.",
      es: "Permito que {lender} lea los titulares, números, saldos y depósitos de las cuentas que elija en mi banco, solo para esta solicitud. {lender} nunca ve mi contraseña. Puedo revocarlo en cualquier momento.",
    },
  },
  PAYROLL_READING: {
    version: "2026-11-1",
    revocable: true,
    saysRevocable: true,
    text: {
      en: "I allow {lender} to read my employer's name, my pay and my start date from my payroll account, for this application only. {lender} never sees my password. I can revoke this at any time.",
      es: "Permito que {lender} lea el nombre de mi empleador, mi salario y mi fecha de inicio en mi cuenta de nómina, solo para esta solicitud. {lender} nunca ve mi contraseña. Puedo revocarlo en cualquier momento.",
    },
  },
  TAX_TRANSCRIPT: {
    version: "2026-11-1",
    revocable: true,
    text: {
      en: "I allow {lender} to obtain transcripts of my last two federal tax returns from the IRS, for this application only.",
      es: "Permito que {lender} obtenga del IRS las transcripciones de mis dos últimas declaraciones federales de impuestos, solo para esta solicitud.",
    },
  },
  LIEN_ATTESTATION: {
    version: "2026-11-1",
    revocable: false,
    text: {
      en: "I state that the contractor named here has not filed and will not file a lien against my home for this work.",
      es: "Declaro que el contratista aquí nombrado no ha inscrito ni inscribirá un gravamen contra mi casa por este trabajo.",
    },
  },
} as const satisfies Record<ConsentType, ConsentText>;

/** Words that others have replaced: whoever consented to them consented to these. */
const earlierTexts: Readonly<Partial<Record<ConsentType, readonly ConsentText[]>>> = {
  ELECTRONIC_RECORDS: [
    {
      version: "2026-11-1",
      revocable: true,
      text: {
        en: "I agree to receive the notices and documents of this application electronically and to sign electronically. I can open PDF files on this device. I may ask for paper copies free of charge, and I may withdraw this consent at any time in settings or by phone; {lender} then continues on paper.",
        es: "Acepto recibir los avisos y documentos de esta solicitud en forma electrónica y firmar electrónicamente. Puedo abrir archivos PDF en este dispositivo. Puedo pedir copias en papel sin costo y retirar este consentimiento en cualquier momento en la configuración o por teléfono; {lender} continúa entonces en papel.",
      },
    },
  ],
};

/**
 * What is said before the consent to electronic records (15 USC 7001(c)(1)(B), (C)), the machines and programs that are needed among it: the
 * version of that document, and since when the words of the consent and the document are in force. Another document calls for another
 * version of the consent, and everybody with an open application is asked again.
 */
export const electronicRecordsInForce = { disclosure: "2026-11-23", since: "2026-11-23T00:00:00.000Z" } as const;

/** Whether the consent to electronic records was given to words that others have replaced: it is asked for again (rule ). */
export function isElectronicConsentOutdated(consents: readonly Pick<Consent, "type" | "textVersion">[]): boolean {
  const last = consents.findLast(({ type }) => type === "ELECTRONIC_RECORDS");
  return last !== undefined && last.textVersion !== consentTexts.ELECTRONIC_RECORDS.version;
}

/** The words of a consent as the person reads them. */
export function consentWords(type: ConsentType, language: "en" | "es", lender: string): string {
  return withLender(consentTexts[type], language, lender);
}

/** The words of a version as the person read them; undefined of a version that never was. */
export function wordsOfVersion(
  { type, textVersion, language }: Pick<Consent, "type" | "textVersion" | "language">,
  lender: string,
): string | undefined {
  const text = [consentTexts[type], ...(earlierTexts[type] ?? [])].find(({ version }) => version === textVersion);
  return text && withLender(text, language, lender);
}

const withLender = ({ text }: ConsentText, language: "en" | "es", lender: string): string =>
  text[language].replaceAll("{lender}", lender);

/** A consent as the browser sends it; the server refuses a version that is not the one in force. */
export const ConsentGiven = z.strictObject({
  type: ConsentType,
  textVersion: z.string(),
  language: z.enum(["en", "es"]),
});
export type ConsentGiven = z.infer<typeof ConsentGiven>;
