import { look, type Notice } from "./notice-shape.ts";

/** Of those who sign beside the borrower. */
export const signerNotices = {
  "signer-asks": {
    title: {
      en: "Somebody who signs with you asks you for a document",
      es: "Quien firma con usted le pide un documento",
    },
    description: {
      en: "They say that you have it. Send it, or say that you do not have it.",
      es: "Dice que usted lo tiene. Envíelo o diga que no lo tiene.",
    },
    act: { en: "See which", es: "Ver cuál" },
    route: "conditions",
  },
  "signer-sent": {
    title: { en: "What you handed over has come", es: "Llegó lo que usted encargó" },
    description: {
      en: "Who signs beside you sent it. We look at it now.",
      es: "Lo envió quien firma con usted. Ahora lo revisamos.",
    },
    act: look,
    route: "conditions",
  },
  "signer-has-not": {
    title: { en: "What you handed over came back to you", es: "Lo que usted encargó volvió a usted" },
    description: {
      en: "Who signs beside you says that they do not have it. See what else you can do.",
      es: "Quien firma con usted dice que no lo tiene. Vea qué más puede hacer.",
    },
    act: { en: "See what is needed", es: "Ver qué hace falta" },
    route: "conditions",
  },
  "signer-declined": {
    title: { en: "Somebody who was to sign said no", es: "Alguien que debía firmar dijo que no" },
    description: {
      en: "Without that signature the line cannot open. See what you can do.",
      es: "Sin esa firma la línea no puede abrirse. Vea qué puede hacer.",
    },
    act: { en: "See what I can do", es: "Ver qué puedo hacer" },
    route: "signingAdditional",
  },
  "signer-lapsed": {
    title: { en: "An invitation to sign has expired", es: "Una invitación a firmar venció" },
    description: {
      en: "Nobody followed it in time. You can send another.",
      es: "Nadie la siguió a tiempo. Puede enviar otra.",
    },
    act: { en: "Send another", es: "Enviar otra" },
    route: "signingAdditional",
  },
  "signer-misdirected": {
    title: { en: "An invitation to sign reached somebody else", es: "Una invitación a firmar llegó a otra persona" },
    description: {
      en: "Tell us where we reach who is to sign.",
      es: "Díganos cómo contactar a quien debe firmar.",
    },
    act: { en: "Tell us where", es: "Decir dónde" },
    route: "signingAdditional",
  },
} as const satisfies Readonly<Record<string, Notice>>;
