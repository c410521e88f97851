import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const timeoutWords = catalogue({
  reference: { en: "Your reference number", es: "Su número de referencia" },
  safe: {
    en: "Everything you have told us is saved, and nothing has been decided against you.",
    es: "Todo lo que nos dijo está guardado y no se ha decidido nada en su contra.",
  },
  again: { en: "Try again", es: "Intentar de nuevo" },
  look: { en: "Look again", es: "Ver de nuevo" },
  askSoft: { en: "Ask the bureau again (soft check)", es: "Preguntar de nuevo (consulta suave)" },
  askHard: { en: "Ask the bureau again (full check)", es: "Preguntar de nuevo (consulta completa)" },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  dashboard: { en: "Go to dashboard", es: "Ir al panel" },
  hours: { en: (hours: string) => `We answer ${hours}.`, es: (hours: string) => `Atendemos: ${hours}.` },
});

export type HoldReason =
  | "slow"
  | "documents"
  | "records"
  | "CREDIT_MINOR"
  | "CREDIT_ERROR"
  | "CREDIT_NOT_FOUND"
  | "FACTA_REVIEW";

type HoldWords = {
  readonly title: Words;
  readonly body: Words;
  /** It goes on by itself; nobody need call. */
  readonly isWaiting: boolean;
};

/** Why the borrower is here. */
export const holdWords: Readonly<Record<HoldReason, HoldWords>> = {
  slow: {
    title: { en: "This takes longer than it should", es: "Esto tarda más de lo debido" },
    body: {
      en: "One of the services that we ask has not answered in time. We keep asking; you can wait again, or come back later.",
      es: "Uno de los servicios que consultamos no respondió a tiempo. Seguimos preguntando; puede esperar de nuevo o volver más tarde.",
    },
    isWaiting: false,
  },
  documents: {
    title: { en: "We’re writing your closing documents", es: "Estamos redactando sus documentos de cierre" },
    body: {
      en: "This page goes on by itself when they are ready to read and sign. You can leave it.",
      es: "Esta página avanza sola cuando estén listos para leer y firmar. Puede salir.",
    },
    isWaiting: true,
  },
  records: {
    title: { en: "County records are slow today", es: "Los registros del condado están lentos hoy" },
    body: {
      en: "We have your home, and the county has not sent its record yet. We look again and write to you when it is there.",
      es: "Tenemos su casa y el condado aún no envía su registro. Volvemos a mirar y le escribimos cuando llegue.",
    },
    isWaiting: true,
  },
  CREDIT_MINOR: {
    title: { en: "We need to speak with you", es: "Necesitamos hablar con usted" },
    body: {
      en: "We cannot go on with this application online. A person at our office looks at it. If your date of birth was wrong, call us and give the reference number below: we correct it with you.",
      es: "No podemos seguir con esta solicitud en línea. Una persona de nuestra oficina la revisa. Si su fecha de nacimiento estaba mal, llámenos e indique el número de referencia: la corregimos con usted.",
    },
    isWaiting: false,
  },
  CREDIT_ERROR: {
    title: { en: "The credit bureau could not answer", es: "La agencia de crédito no pudo responder" },
    body: {
      en: "That is no decision about you. A person at our office looks at it. You can also have the bureau asked again yourself, or call us.",
      es: "No es una decisión sobre usted. Una persona de nuestra oficina lo revisa. También puede pedir que se pregunte de nuevo, o llamarnos.",
    },
    isWaiting: false,
  },
  CREDIT_NOT_FOUND: {
    title: { en: "The full check did not find your credit file", es: "La consulta completa no halló su expediente" },
    body: {
      en: "That is no decision about you. A person at our office compares your name, birth date and number with what the bureau has. If one of them was wrong, call us: we correct it with you.",
      es: "No es una decisión sobre usted. Una persona de nuestra oficina compara su nombre, fecha de nacimiento y número con lo que tiene la agencia. Si algo estaba mal, llámenos: lo corregimos con usted.",
    },
    isWaiting: false,
  },
  FACTA_REVIEW: {
    title: { en: "We call you before we go on", es: "Le llamamos antes de seguir" },
    body: {
      en: "Your credit file asks lenders to confirm by phone that it is really you before they open credit. Choose when we call, or call us.",
      es: "Su historial pide que confirmemos por teléfono que es usted antes de abrir un crédito. Elija cuándo le llamamos, o llámenos.",
    },
    isWaiting: true,
  },
};
