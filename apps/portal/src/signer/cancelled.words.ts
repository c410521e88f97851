import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const cancelledWords = catalogue({
  declined: { en: "You said that you do not sign", es: "Usted dijo que no firma" },
  declinedLead: {
    en: (who: string) => `${who} knows, and can invite you again if you change your mind. You need do nothing more.`,
    es: (who: string) => `${who} lo sabe y puede invitarle de nuevo si cambia de opinión. No tiene que hacer nada más.`,
  },
  rescinded: { en: "The line of credit is cancelled", es: "La línea de crédito está cancelada" },
  rescindedBy: {
    en: (who: string) => `${who} used the right that every owner has by law.`,
    es: (who: string) => `${who} ejerció el derecho que la ley da a cada dueño.`,
  },
  rescindedLead: {
    en: "That counts for everybody. Our claim on the home is void, and whatever was paid is returned within 20 days. You need do nothing more.",
    es: "Eso vale para todos. Nuestro gravamen sobre la casa queda sin efecto y lo pagado se devuelve dentro de 20 días. No tiene que hacer nada más.",
  },
  withdrawn: { en: "There is nothing to sign any more", es: "Ya no hay nada que firmar" },
  withdrawnLead: {
    en: "The application has ended. Your share in the home is as it was, and you need do nothing more.",
    es: "La solicitud terminó. Su parte de la casa está como estaba y no tiene que hacer nada más.",
  },
  "not-approved": { en: "There is nothing to sign any more", es: "Ya no hay nada que firmar" },
  signed: { en: "The line for which you signed has ended", es: "La línea por la que firmó ha terminado" },
  signedLead: {
    en: "No money was sent, and what you signed is not used. You owe nothing and need do nothing more.",
    es: "No se envió dinero y lo que firmó no se usa. No debe nada ni tiene que hacer nada más.",
  },
  claimBy: {
    en: (day: string) =>
      `No money was sent, and what you signed is not used. By ${day} we give up our claim on the home. You owe nothing and need do nothing more.`,
    es: (day: string) =>
      `No se envió dinero y lo que firmó no se usa. A más tardar el ${day} renunciamos a nuestro gravamen sobre la casa. No debe nada ni tiene que hacer nada más.`,
  },
  claimGone: {
    en: (day: string) => `No money was sent. Since ${day} we have no claim on the home. You need do nothing more.`,
    es: (day: string) =>
      `No se envió dinero. Desde el ${day} no tenemos gravamen sobre la casa. No tiene que hacer nada más.`,
  },
  papers: { en: "Read my documents", es: "Leer mis documentos" },
  call: { en: (phone: string) => `Call us: ${phone}`, es: (phone: string) => `Llámenos: ${phone}` },
});
