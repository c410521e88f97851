import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const payoffHoldWords = catalogue({
  title: { en: "We are asking your creditors what is owed", es: "Preguntamos a sus acreedores cuánto se debe" },
  lead: {
    en: "Each creditor tells us the exact amount that closes your account, and until which day it is good.",
    es: "Cada acreedor nos dice el monto exacto que cierra su cuenta y hasta qué día vale.",
  },
  creditors: { en: "Your creditors", es: "Sus acreedores" },
  asked: { en: "Asked; no answer yet", es: "Preguntado; aún sin respuesta" },
  good: {
    en: (amount: string, day: string) => `${amount}, good through ${day}`,
    es: (amount: string, day: string) => `${amount}, vale hasta el ${day}`,
  },
  first: { en: "The creditor answers", es: "El acreedor responde" },
  firstBody: {
    en: "Their move. Most answer within a few business days.",
    es: "Les toca a ellos. La mayoría responde en unos días hábiles.",
  },
  second: { en: "We put the figures in your documents", es: "Ponemos las cifras en sus documentos" },
  secondBody: {
    en: "Our move. If a figure changes what you receive, you see it before you sign.",
    es: "Nos toca a nosotros. Si una cifra cambia lo que recibe, la ve antes de firmar.",
  },
  third: { en: "Keep paying until then", es: "Siga pagando hasta entonces" },
  thirdBody: {
    en: "Your move. Pay the usual amounts until we write that the debt is paid.",
    es: "Le toca a usted. Pague lo de siempre hasta que le escribamos que la deuda está pagada.",
  },
});
