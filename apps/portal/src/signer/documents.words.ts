import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const signerDocumentsWords = catalogue({
  title: { en: "Your documents", es: "Sus documentos" },
  done: { en: "Done. You have signed everything", es: "Listo. Usted firmó todo" },
  doneLead: { en: "Thank you. There is nothing more for you to do.", es: "Gracias. No tiene que hacer nada más." },
  mayConfirm: {
    en: "Thank you. You have done your part; one thing more is up to you.",
    es: "Gracias. Usted hizo su parte; queda algo que depende de usted.",
  },
  lead: {
    en: "Yours alone, and what every owner is given to read. The borrower's own papers are not among them.",
    es: "Los suyos, y lo que se da a leer a todo dueño. Los documentos propios de quien pide el préstamo no están aquí.",
  },
  fromUs: { en: "From us", es: "De nosotros" },
  fromYou: { en: "From you", es: "De usted" },
  none: { en: "None yet. They come when it is your turn to sign.", es: "Aún no hay. Llegan cuando le toque firmar." },
  cancelTitle: { en: "You can still cancel", es: "Todavía puede cancelar" },
  cancelBody: {
    en: (day: string) =>
      `By yourself, without a reason, until midnight at the end of ${day}. That ends the line for everybody.`,
    es: (day: string) => `Por su cuenta, sin dar razones, hasta la medianoche del ${day}. Termina la línea para todos.`,
  },
  cancel: { en: "Cancel the line", es: "Cancelar la línea" },
  sure: { en: "Cancel the line of credit?", es: "¿Cancelar la línea de crédito?" },
  sureBody: {
    en: (who: string) =>
      `It ends for ${who} too, and no money is paid. Our claim on the home is void. This cannot be taken back here.`,
    es: (who: string) =>
      `Termina también para ${who} y no se paga dinero. Nuestro gravamen queda sin efecto. No se puede deshacer aquí.`,
  },
  keep: { en: "Keep it", es: "Conservarla" },
  back: { en: "Go on where you were", es: "Seguir donde estaba" },
  backToEnd: { en: "Back", es: "Volver" },
});
