import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../../shell/use-explain.ts";

/** What can be wrong with what is typed here alone. */
export const smallDepositCodes: CodeWords = {
  "deposit-invalid": {
    en: "Enter an amount from $0.01 to $0.99, as your bank shows it.",
    es: "Escriba un monto de $0.01 a $0.99, como lo muestra su banco.",
  },
};

export const smallDepositWords = catalogue({
  title: { en: "Or show it with two small deposits", es: "O demuéstrelo con dos depósitos pequeños" },
  lead: {
    en: "We send two deposits of less than a dollar each to this account. When your bank shows them, you type both amounts here. They are yours to keep.",
    es: "Enviamos a esta cuenta dos depósitos de menos de un dólar cada uno. Cuando su banco los muestre, escriba aquí los dos montos. Se quedan con usted.",
  },
  ask: { en: "Send me two small deposits", es: "Enviarme dos depósitos pequeños" },
  askAgain: { en: "Send me another two", es: "Enviarme otros dos" },
  sending: { en: "We are sending the two deposits", es: "Estamos enviando los dos depósitos" },
  sendingBody: {
    en: "That usually takes a few minutes. You can close this page.",
    es: "Suele tomar unos minutos. Puede cerrar esta página.",
  },
  sent: { en: "Two deposits are on their way", es: "Dos depósitos van en camino" },
  sentBody: {
    en: (on: string, until: string) =>
      `Your bank should show them on ${on} or the business day after. Type both amounts by ${until}.`,
    es: (on: string, until: string) =>
      `Su banco debería mostrarlos el ${on} o el día hábil siguiente. Escriba los dos montos a más tardar el ${until}.`,
  },
  first: { en: "One deposit", es: "Un depósito" },
  second: { en: "The other deposit", es: "El otro depósito" },
  amountHint: { en: "Such as $0.32. The order does not matter.", es: "Por ejemplo $0.32. El orden no importa." },
  confirm: { en: "These are the amounts", es: "Estos son los montos" },
  wrong: { en: "Those are not the amounts", es: "Esos no son los montos" },
  left: {
    en: (count: number) => `Look at your statement again. You can try ${count === 1 ? "once" : `${count} times`} more.`,
    es: (count: number) =>
      `Mire de nuevo su estado de cuenta. Puede intentarlo ${count === 1 ? "una vez" : `${count} veces`} más.`,
  },
  EXPIRED: { en: "The time for these deposits is over", es: "El plazo de estos depósitos terminó" },
  TOO_MANY_TRIES: { en: "Three tries did not fit", es: "Tres intentos no coincidieron" },
  NOT_SENT: { en: "The deposits could not be sent", es: "No se pudieron enviar los depósitos" },
  again: {
    en: "We can send another two, once. Or send a statement above, or call us.",
    es: "Podemos enviar otros dos, una sola vez. O envíe un estado de cuenta arriba, o llámenos.",
  },
  over: {
    en: "Send a statement above, or call us: a person looks at it, and nothing is lost.",
    es: "Envíe un estado de cuenta arriba o llámenos: una persona lo revisa y no se pierde nada.",
  },
});
