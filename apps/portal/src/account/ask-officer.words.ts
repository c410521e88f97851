import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../shell/use-explain.ts";

export const askOfficerWords = catalogue({
  title: {
    en: (officer: string) => `Leave your name with ${officer}`,
    es: (officer: string) => `Deje su nombre a ${officer}`,
  },
  lead: {
    en: "You need not apply yet. Ask what you want to know first. Nobody looks at your credit.",
    es: "Aún no tiene que solicitar. Pregunte primero lo que quiera saber. Nadie consulta su crédito.",
  },
  first: { en: "First name", es: "Nombre" },
  last: { en: "Last name", es: "Apellido" },
  email: { en: "Email address", es: "Correo electrónico" },
  how: { en: "How should we answer?", es: "¿Cómo le respondemos?" },
  call: { en: "Call me", es: "Llámenme" },
  mail: { en: "By email", es: "Por correo" },
  phone: { en: "Phone number", es: "Número de teléfono" },
  send: { en: "Send", es: "Enviar" },
  done: {
    en: (officer: string) => `${officer} has your message`,
    es: (officer: string) => `${officer} tiene su mensaje`,
  },
  doneDesk: {
    en: (lender: string) => `${lender} has your message`,
    es: (lender: string) => `${lender} tiene su mensaje`,
  },
  hasLeft: {
    en: (officer: string) => `${officer} does not work here any more. A colleague answers you.`,
    es: (officer: string) => `${officer} ya no trabaja aquí. Le responderá un colega.`,
  },
  doneCall: {
    en: (hours: string) => `You will be called. Hours: ${hours}.`,
    es: (hours: string) => `Le llamaremos. Horario: ${hours}.`,
  },
  doneMail: {
    en: (email: string) => `The answer comes to ${email}.`,
    es: (email: string) => `La respuesta llega a ${email}.`,
  },
  begin: { en: "See what I could get", es: "Ver qué podría obtener" },
  unknown: { en: "This link leads to no loan officer of ours", es: "Este enlace no lleva a ningún oficial nuestro" },
  unknownLead: {
    en: (phone: string) =>
      `The officer may have left, or part of the link is missing. Go on without one, or call ${phone}.`,
    es: (phone: string) =>
      `Puede que el oficial ya no trabaje aquí o que falte una parte del enlace. Siga sin oficial, o llame al ${phone}.`,
  },
});

/** The codes of this form. */
export const askOfficerCodes: CodeWords = {
  "request-consent": {
    en: "Tick the box: we get in touch only if you agree.",
    es: "Marque la casilla: solo le contactamos si está de acuerdo.",
  },
  "too-many": {
    en: "That was often. Wait a minute and try again.",
    es: "Fueron muchas veces. Espere un minuto e inténtelo de nuevo.",
  },
};
