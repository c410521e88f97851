import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const confirmWords = catalogue({
  title: { en: "Your accounts and payments", es: "Sus cuentas y pagos" },
  lead: {
    en: "Look at the last four digits. No money moves before you have signed and the waiting period is over.",
    es: "Fíjese en los últimos cuatro dígitos. Nada se paga antes de que firme y termine el plazo de espera.",
  },
  paidIn: { en: "Paid to you", es: "Se le paga" },
  paidInBeforeCosts: {
    en: "Paid to you, before what others charge",
    es: "Se le paga, antes de lo que cobran terceros",
  },
  paidOut: { en: "Your monthly payment", es: "Su pago mensual" },
  onDay: {
    en: (account: string, day: number) => `From ${account}, on day ${day} of each month`,
    es: (account: string, day: number) => `De ${account}, el día ${day} de cada mes`,
  },
  byHand: { en: "You pay it yourself each month", es: "Lo paga usted mismo cada mes" },
  open: { en: "You choose next how it is paid", es: "A continuación elige cómo se paga" },
  first: { en: "First payment", es: "Primer pago" },
  firstNote: { en: "If the line is funded on the expected day", es: "Si la línea se desembolsa el día previsto" },
  none: { en: "No account is chosen yet", es: "Aún no eligió una cuenta" },
  noneBody: {
    en: "Connect your bank or type the numbers of an account.",
    es: "Conecte su banco o escriba los números de una cuenta.",
  },
  inReview: {
    en: "We are making sure that this account is yours",
    es: "Estamos comprobando que esta cuenta es suya",
  },
  inReviewBody: {
    en: "Its bank has not confirmed your name yet. You can go on meanwhile; no money goes there before it is settled.",
    es: "Su banco aún no confirmó su nombre. Puede seguir mientras tanto; no se envía dinero allí antes de resolverlo.",
  },
  seeWhatHelps: { en: "See what helps", es: "Ver qué ayuda" },
  use: {
    en: (mask: string) => `Use the account ending in ${mask}`,
    es: (mask: string) => `Usar la cuenta terminada en ${mask}`,
  },
  choose: { en: "Choose an account", es: "Elegir una cuenta" },
  toAutopay: { en: "Go on to the monthly payment", es: "Seguir al pago mensual" },
  change: { en: "Use another account", es: "Usar otra cuenta" },
});
