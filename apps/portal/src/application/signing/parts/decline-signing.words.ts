import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const declineSigningWords = catalogue({
  open: { en: "I decide not to sign", es: "Decido no firmar" },
  title: { en: "Do you want to end it here?", es: "¿Quiere terminar aquí?" },
  body: {
    en: "Your application is then closed. You owe nothing, there is no claim on your home, and what you have signed today is void. It cannot be undone, but you may apply again.",
    es: "Su solicitud queda entonces cerrada. No debe nada, no hay gravamen sobre su casa y lo que firmó hoy queda sin efecto. No se puede deshacer, pero puede volver a solicitar.",
  },
  back: { en: "Back to the document", es: "Volver al documento" },
  end: { en: "End my application", es: "Terminar mi solicitud" },
});
