import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const notAcceptingWords = catalogue({
  title: {
    en: "Applications here start with your loan officer",
    es: "Las solicitudes comienzan con su oficial de préstamos",
  },
  lead: {
    en: (lender: string) =>
      `We are not accepting applications on this page. At ${lender} a loan officer opens yours and sends you a link.`,
    es: (lender: string) =>
      `No aceptamos solicitudes en esta página. En ${lender} un oficial de préstamos abre la suya y le envía un enlace.`,
  },
  link: {
    en: "If you have such a link, open it again from the message: it names your loan officer.",
    es: "Si ya tiene ese enlace, ábralo de nuevo desde el mensaje: en él está su oficial de préstamos.",
  },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  write: { en: "Write to us", es: "Escribirnos" },
  hours: { en: (hours: string) => `We answer ${hours}.`, es: (hours: string) => `Atendemos: ${hours}.` },
  begun: { en: "Already began an application?", es: "¿Ya comenzó una solicitud?" },
  logIn: { en: "Log in", es: "Iniciar sesión" },
});
