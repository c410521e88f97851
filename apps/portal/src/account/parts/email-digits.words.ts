import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const emailDigitsWords = catalogue({
  digits: { en: "Six digits", es: "Seis dígitos" },
  check: { en: "Confirm", es: "Confirmar" },
  none: { en: "No message, or an older one?", es: "¿Ningún mensaje, o uno anterior?" },
  send: { en: "Mail me new digits", es: "Envíenme dígitos nuevos" },
  sent: {
    en: "They are on their way. Look into your spam folder too.",
    es: "Van en camino. Mire también en el correo no deseado.",
  },
  sendFailed: { en: "They could not be sent. Try again.", es: "No se pudieron enviar. Intente de nuevo." },
});
