import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const waitlistWords = catalogue({
  leaving: { en: "Taking you off the list", es: "Le quitamos de la lista" },
  left: { en: "You are off the list", es: "Ya no está en la lista" },
  leftLead: {
    en: (lender: string) =>
      `We deleted your address from every list of ${lender}, and what a loan officer wrote down of you. No further e-mail of this kind comes to you.`,
    es: (lender: string) =>
      `Borramos su dirección de todas las listas de ${lender}, y lo que un oficial anotó de usted. No le llegará ningún otro correo de este tipo.`,
  },
  again: { en: "Where we may lend", es: "Dónde podemos prestar" },
  broken: { en: "This link is not whole", es: "Este enlace no está completo" },
  brokenLead: {
    en: (phone: string) =>
      `Open it from the e-mail again; some programs cut long links. Or call ${phone}, and we take you off the list.`,
    es: (phone: string) =>
      `Ábralo de nuevo desde el correo; algunos programas cortan los enlaces largos. O llame al ${phone} y le quitamos de la lista.`,
  },
  failed: { en: "You are still on the list", es: "Sigue en la lista" },
  failedLead: {
    en: (phone: string) => `We could not be reached just now. Try again, or call ${phone}.`,
    es: (phone: string) => `No pudimos responder ahora. Inténtelo de nuevo o llame al ${phone}.`,
  },
  retry: { en: "Try again", es: "Intentar de nuevo" },
});
