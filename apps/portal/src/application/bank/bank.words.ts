import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What the screens about accounts say alike. */
export const bankWords = catalogue({
  link: { en: "Connect my bank", es: "Conectar mi banco" },
  linkHint: {
    en: "Fast, and nothing to type. You log in at your bank, not here.",
    es: "Rápido y sin escribir nada. Inicia sesión en su banco, no aquí.",
  },
  typed: { en: "I would rather type the account numbers", es: "Prefiero escribir los números de la cuenta" },
  typedHint: { en: "From a check or your bank's app.", es: "De un cheque o la aplicación de su banco." },
  ending: { en: (mask: string) => `ending in ${mask}`, es: (mask: string) => `terminada en ${mask}` },
  CHECKING: { en: "Checking", es: "Cuenta corriente" },
  SAVINGS: { en: "Savings", es: "Cuenta de ahorros" },
  routing: { en: "Routing number", es: "Número de ruta" },
  routingHint: {
    en: "Nine digits, at the bottom left of a check.",
    es: "Nueve dígitos, abajo a la izquierda de un cheque.",
  },
  bankFound: { en: (bank: string) => `This is ${bank}.`, es: (bank: string) => `Es ${bank}.` },
  bankUnknown: {
    en: "We do not know this bank. Check the digits.",
    es: "No conocemos este banco. Revise los dígitos.",
  },
  account: { en: "Account number", es: "Número de cuenta" },
  accountAgain: { en: "Account number again", es: "Número de cuenta otra vez" },
  kind: { en: "Kind of account", es: "Tipo de cuenta" },
  nickname: { en: "Your name for this account", es: "Su nombre para esta cuenta" },
  nicknameHint: {
    en: "Such as “Household”. You see it where we name the account.",
    es: "Por ejemplo, «Gastos de la casa». Lo verá donde nombramos la cuenta.",
  },
  security: {
    en: "We show only the last four digits from here on. A change of this account later is checked again.",
    es: "De aquí en adelante mostramos solo los últimos cuatro dígitos. Un cambio posterior de esta cuenta se verifica de nuevo.",
  },
});
