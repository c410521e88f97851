import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What the page before the documents and the page of each say alike. */
export const signingWords = catalogue({
  loading: { en: "Looking up your documents", es: "Consultando sus documentos" },
  done: { en: "Everything is signed", es: "Todo está firmado" },
  doneLead: {
    en: "Copies are in your documents. We take you on in a moment.",
    es: "Las copias están en sus documentos. Seguimos en un momento.",
  },
});

/** One plain sentence for each document of a closing package. */
export const summaryOf: Readonly<Record<string, Words>> = {
  CREDIT_AGREEMENT: {
    en: "Your contract: how much, at which rate, and how you repay.",
    es: "Su contrato: cuánto, a qué tasa y cómo paga.",
  },
  SECURITY_INSTRUMENT: {
    en: "Makes your home the security. You could lose it if you do not repay.",
    es: "Hace de su casa la garantía. Podría perderla si no paga.",
  },
  ACCOUNT_OPENING_DISCLOSURE: {
    en: "Every fee, the rate and how it is calculated.",
    es: "Cada cargo, la tasa y cómo se calcula.",
  },
  RIGHT_TO_CANCEL: {
    en: "You can cancel within three business days, at no cost.",
    es: "Puede cancelar dentro de tres días hábiles, sin costo.",
  },
  AUTOPAY_AUTHORIZATION: {
    en: "Lets us draw the monthly payment from your account. You can end it.",
    es: "Nos permite cobrar el pago mensual de su cuenta. Puede terminarlo.",
  },
  PAYOFF_AUTHORIZATION: {
    en: "Lets us pay the debts that you chose, in your name.",
    es: "Nos permite pagar en su nombre las deudas que eligió.",
  },
  STATEMENT_OF_LOAN: { en: "The line in figures.", es: "La línea en cifras." },
  FLOOD_NOTICE: {
    en: "Says that the home is in a flood zone and what insurance that asks for.",
    es: "Dice que la casa está en zona de inundación y qué seguro exige.",
  },
  INSURANCE_REQUIREMENTS: { en: "How the home must be insured.", es: "Cómo debe asegurarse la casa." },
  RIGHT_NOT_TO_CLOSE: { en: "You may still decide not to sign.", es: "Todavía puede decidir no firmar." },
  TEXAS_50G_NOTICE: { en: "Your rights as a Texas homeowner.", es: "Sus derechos como dueño de casa en Texas." },
  TEXAS_FINAL_ITEMIZATION: { en: "Every cost, as Texas asks.", es: "Cada costo, como lo pide Texas." },
  TEXAS_FAIR_MARKET_VALUE: {
    en: "What the home is worth, agreed by both sides.",
    es: "Cuánto vale la casa, acordado por ambas partes.",
  },
  SIGNER_STATEMENT: {
    en: "What your signature means for the home, and that you do not borrow.",
    es: "Qué significa su firma para la casa, y que usted no toma el préstamo.",
  },
  CONFIRMATION_OF_NON_RESCISSION: {
    en: "Says, after the period, that nobody has cancelled.",
    es: "Dice, tras el plazo, que nadie ha cancelado.",
  },
};
