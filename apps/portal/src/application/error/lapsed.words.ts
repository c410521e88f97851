import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What a borrower reads when a time ran out: no decision was made against them. */
export const lapsedWords = catalogue({
  title: { en: "Your application is closed", es: "Su solicitud está cerrada" },
  loading: { en: "Looking up why", es: "Buscando por qué" },
  incomplete: {
    en: (until: string) =>
      `It was not complete. We had written to you what was missing, and waited for it until ${until}.`,
    es: (until: string) => `No estaba completa. Le habíamos escrito qué faltaba y lo esperamos hasta el ${until}.`,
  },
  incompletePlain: {
    en: "It was not complete, and what was missing did not come in time.",
    es: "No estaba completa, y lo que faltaba no llegó a tiempo.",
  },
  notAccepted: {
    en: "You were approved, and the documents were not signed in the time in which the offer stood.",
    es: "Fue aprobado, y los documentos no se firmaron en el tiempo en que la oferta estuvo vigente.",
  },
  counteroffer: {
    en: "The time in which you could accept our other offer has passed. The notice that came with it has the reasons and your rights.",
    es: "Pasó el plazo para aceptar nuestra otra oferta. El aviso que vino con ella tiene las razones y sus derechos.",
  },
  noDecline: {
    en: "This is not a decline, and you owe nothing.",
    es: "Esto no es un rechazo y no debe nada.",
  },
  oweNothing: { en: "You owe nothing.", es: "No debe nada." },
  closedOn: { en: "Closed on", es: "Cerrada el" },
  reference: { en: "Your reference number", es: "Su número de referencia" },
  letter: { en: "What we wrote to you", es: "Lo que le escribimos" },
  next: { en: "What you can do", es: "Lo que puede hacer" },
  again: { en: "Apply again whenever you like", es: "Solicite de nuevo cuando quiera" },
  againBody: {
    en: "It takes some minutes. A look at offers leaves your credit score as it is; rates are those of that day.",
    es: "Toma unos minutos. Ver ofertas no cambia su puntaje de crédito; las tasas son las de ese día.",
  },
  sent: { en: "You did send it?", es: "¿Sí lo envió?" },
  sentBody: {
    en: "Call us. If it came in time, a person puts this right with you.",
    es: "Llámenos. Si llegó a tiempo, una persona lo corrige con usted.",
  },
  start: { en: "Apply again", es: "Solicitar de nuevo" },
  papers: { en: "See your documents", es: "Ver sus documentos" },
});
