import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const joinWaitlistWords = catalogue({
  title: {
    en: (lender: string, state: string) => `Hear when ${lender} lends in ${state}`,
    es: (lender: string, state: string) => `Sepa cuándo ${lender} preste en ${state}`,
  },
  email: { en: "Email address", es: "Correo electrónico" },
  hint: {
    en: "We keep this address and the state. Nothing else of what you answered goes with it.",
    es: "Guardamos esta dirección y el estado. Nada más de lo que respondió va con ella.",
  },
  send: {
    en: (lender: string, state: string) => `Tell me when ${lender} lends in ${state}`,
    es: (lender: string, state: string) => `Avísenme cuando ${lender} preste en ${state}`,
  },
  done: {
    en: (lender: string, state: string) => `We will write to you once, as soon as ${lender} may lend in ${state}`,
    es: (lender: string, state: string) =>
      `Le escribiremos una sola vez, en cuanto ${lender} pueda prestar en ${state}`,
  },
  doneBody: {
    en: (email: string) => `One email goes to ${email}, with a link to begin and one to be taken off the list.`,
    es: (email: string) => `Un solo correo va a ${email}, con un enlace para empezar y otro para salir de la lista.`,
  },
  before: {
    en: (phone: string) => `To be taken off before that, call ${phone}.`,
    es: (phone: string) => `Para salir antes de la lista, llame al ${phone}.`,
  },
});

/** The codes of this form. */
export const joinWaitlistCodes: CodeWords = {
  "waitlist-consent": {
    en: "Tick the box: we write to you only if you agree.",
    es: "Marque la casilla: solo le escribimos si está de acuerdo.",
  },
  "lends-there": {
    en: "You can apply for a home in this state now. Load the page again and go on.",
    es: "Ya puede solicitar por una casa en este estado. Vuelva a cargar la página y siga.",
  },
  "too-many": {
    en: "That was often. Wait a minute and try again.",
    es: "Fueron muchas veces. Espere un minuto e inténtelo de nuevo.",
  },
};
