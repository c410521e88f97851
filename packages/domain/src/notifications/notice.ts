import { ConditionCategory } from "../application/enumerations.ts";
import { conditionTitles } from "../conditions/condition-titles.ts";
import type { Language, Words } from "../language.ts";
import { look, type Notice } from "./notice-shape.ts";
import { signerNotices } from "./signer-notices.ts";

export const notices = {
  "offers-ready": {
    title: { en: "Your offers are ready", es: "Sus ofertas están listas" },
    description: { en: "Compare them and choose one.", es: "Compárelas y elija una." },
    act: { en: "See my offers", es: "Ver mis ofertas" },
    route: "productSelect",
  },
  "offer-revised": {
    title: { en: "Your offer has changed", es: "Su oferta ha cambiado" },
    description: {
      en: "Something that we learned changes what we can offer. See what changed and why.",
      es: "Algo que supimos cambia lo que podemos ofrecer. Vea qué cambió y por qué.",
    },
    act: { en: "See what changed", es: "Ver qué cambió" },
    route: "productSelect",
  },
  "offer-prepared": {
    title: { en: "An offer was prepared for you", es: "Le prepararon una oferta" },
    description: {
      en: "Look it over. Nothing is chosen until you choose.",
      es: "Revísela. Nada queda elegido hasta que usted elija.",
    },
    act: { en: "Look at it", es: "Verla" },
    route: "productSelect",
  },
  "answers-prepared": {
    title: { en: "We wrote down what you told us", es: "Anotamos lo que nos dijo" },
    description: {
      en: "It stands in your page. Check each answer. Nothing counts until you send it.",
      es: "Está en su página. Revise cada respuesta. Nada cuenta hasta que usted lo envíe.",
    },
    act: { en: "Check it", es: "Revisarlo" },
    route: "applicationIndex",
  },
  "credit-frozen": {
    title: { en: "A credit file is frozen", es: "Un expediente de crédito está congelado" },
    description: {
      en: "Lift the freeze with the bureau, then ask us to look again.",
      es: "Levante el bloqueo con la agencia y pídanos consultar de nuevo.",
    },
    act: { en: "See how", es: "Ver cómo" },
    route: "applicationIndex",
  },
  "alert-call": {
    title: { en: "We call you at the hour you chose", es: "Le llamamos a la hora que eligió" },
    description: {
      en: "It is about the fraud alert on your credit file. You can choose another hour.",
      es: "Es por la alerta de fraude de su expediente de crédito. Puede elegir otra hora.",
    },
    act: { en: "See when", es: "Ver cuándo" },
    route: "applicationIndex",
  },
  "income-verified": {
    title: { en: "Your income is verified", es: "Sus ingresos están verificados" },
    description: { en: "Nothing more is needed for it.", es: "No hace falta nada más." },
    act: look,
    route: "applicationIndex",
  },
  "task-asked": {
    title: { en: "We need something from you", es: "Necesitamos algo de usted" },
    description: { en: "Your application waits for it.", es: "Su solicitud lo espera." },
    act: { en: "See what is needed", es: "Ver qué hace falta" },
    route: "applicationIndex",
  },
  "papers-ready": {
    title: { en: "Your documents are ready to sign", es: "Sus documentos están listos para firmar" },
    description: { en: "Read them in your own time, then sign.", es: "Léalos con calma y fírmelos." },
    act: { en: "Read and sign", es: "Leer y firmar" },
    route: "signingIntro",
  },
  "notary-ready": {
    title: { en: "It is time for the notary", es: "Es el momento del notario" },
    description: { en: "Choose when, and have your ID at hand.", es: "Elija cuándo y tenga su identificación a mano." },
    act: { en: "Choose a time", es: "Elegir hora" },
    route: "applicationIndex",
  },
  "right-to-cancel": {
    title: { en: "Everything is signed", es: "Todo está firmado" },
    description: {
      en: "You may cancel until the third business day. Then the money is sent.",
      es: "Puede cancelar hasta el tercer día hábil. Después se envía el dinero.",
    },
    act: look,
    route: "applicationIndex",
  },
  complete: {
    title: { en: "Your line is open", es: "Su línea está abierta" },
    description: { en: "Your documents are kept for you here.", es: "Sus documentos se guardan aquí para usted." },
    act: look,
    route: "applicationIndex",
  },
  declined: {
    title: { en: "A decision was made", es: "Se tomó una decisión" },
    description: {
      en: "Read what was decided, why, and what you can do.",
      es: "Lea qué se decidió, por qué y qué puede hacer.",
    },
    act: { en: "Read the decision", es: "Leer la decisión" },
    route: "applicationIndex",
  },
  cancelled: {
    title: { en: "The application was cancelled", es: "La solicitud fue cancelada" },
    description: { en: "Nothing more happens with it.", es: "No se hará nada más con ella." },
    act: look,
    route: "applicationIndex",
  },
  "goes-on": {
    title: { en: "Your application goes on", es: "Su solicitud sigue adelante" },
    description: { en: "What was in question is settled.", es: "Lo que estaba en duda quedó resuelto." },
    act: look,
    route: "applicationIndex",
  },
  "income-returned": {
    title: { en: "Please show your income in another way", es: "Demuestre sus ingresos de otra forma" },
    description: {
      en: "We could not use the papers that you sent. See why, and what else will do.",
      es: "No pudimos usar los documentos que envió. Vea por qué y qué más sirve.",
    },
    act: { en: "See what will do", es: "Ver qué sirve" },
    route: "incomeReview",
  },
  "deposits-answered": {
    title: { en: "We looked at your deposits again", es: "Revisamos de nuevo sus depósitos" },
    description: { en: "See what counts now, and why.", es: "Vea qué cuenta ahora y por qué." },
    act: { en: "See what counts", es: "Ver qué cuenta" },
    route: "startAnswers",
  },
  "identity-asked-again": {
    title: { en: "Please take the pictures of your ID again", es: "Tome de nuevo las fotos de su identificación" },
    description: {
      en: "A person could not use the ones that you sent. See why.",
      es: "Una persona no pudo usar las que envió. Vea por qué.",
    },
    act: { en: "Take them again", es: "Tomarlas de nuevo" },
    route: "identity",
  },
  answered: {
    title: { en: "We wrote to you about what we asked for", es: "Le escribimos sobre lo que pedimos" },
    description: { en: "You can answer there.", es: "Allí puede responder." },
    act: { en: "Read it", es: "Leerlo" },
    route: "conditions",
  },
  ...signerNotices,
  "home-corrected": {
    title: { en: "The address of your home was corrected", es: "Se corrigió la dirección de su casa" },
    description: {
      en: "Read it, and call us if it is not right.",
      es: "Léala y llámenos si no es correcta.",
    },
    act: { en: "Read it", es: "Leerla" },
    route: "startAnswers",
  },
  "home-not-seen": {
    title: { en: "Nobody could get to see your home", es: "Nadie pudo ver su casa" },
    description: {
      en: "Tell us what stood in the way, and somebody comes again.",
      es: "Díganos qué lo impidió y alguien va de nuevo.",
    },
    act: { en: "Say how it can be seen", es: "Decir cómo se puede ver" },
    route: "applicationIndex",
  },
  "value-stays": {
    title: { en: "We looked at the value of your home again", es: "Volvimos a ver el valor de su casa" },
    description: { en: "It stays as it was. You can read why.", es: "Queda como estaba. Puede leer por qué." },
    act: { en: "Read why", es: "Leer por qué" },
    route: "bpoEstimateValue",
  },
  "value-answered": {
    title: { en: "We looked at the value of your home again", es: "Volvimos a ver el valor de su casa" },
    description: { en: "See what was found, and what counts now.", es: "Vea qué se encontró y qué cuenta ahora." },
    act: { en: "See what was found", es: "Ver qué se encontró" },
    route: "bpoEstimateValue",
  },
  "small-deposits": {
    title: { en: "Two small deposits are on their way", es: "Dos depósitos pequeños van en camino" },
    description: {
      en: "When your bank shows both, type the amounts, and the account is confirmed.",
      es: "Cuando su banco muestre los dos, escriba los montos y la cuenta queda confirmada.",
    },
    act: { en: "Type the amounts", es: "Escribir los montos" },
    route: "conditions",
  },
  "account-needed": {
    title: { en: "We need another account for your money", es: "Necesitamos otra cuenta para su dinero" },
    description: {
      en: "The one that you chose cannot be used. Choose another, and we go on at once.",
      es: "La que eligió no se puede usar. Elija otra y seguimos enseguida.",
    },
    act: { en: "Choose another", es: "Elegir otra" },
    route: "applicationIndex",
  },
  "autopay-account-needed": {
    title: { en: "We need another account for your payments", es: "Necesitamos otra cuenta para sus pagos" },
    description: {
      en: "The one that you typed cannot be debited. Name another, or pay by hand. Your money does not wait for this.",
      es: "De la que escribió no se puede debitar. Indique otra o pague manualmente. Su dinero no espera por esto.",
    },
    act: { en: "Name another", es: "Indicar otra" },
    route: "bankAutopayManual",
  },
  "autopay-off": {
    title: { en: "You make your payments by hand", es: "Usted hace sus pagos manualmente" },
    description: {
      en: "No account was confirmed for automatic payments, so none will be debited.",
      es: "No se confirmó ninguna cuenta para los pagos automáticos; no se debitará de ninguna.",
    },
    act: look,
    route: "complete",
  },
  "may-confirm": {
    title: { en: "Your time to cancel has ended", es: "Terminó su plazo para cancelar" },
    description: {
      en: "We wait for what may be in the mail. You may confirm that you did not cancel; you do not have to.",
      es: "Esperamos lo que pueda venir por correo. Puede confirmar que no canceló; no está obligado.",
    },
    act: { en: "Read it", es: "Leerlo" },
    route: "complete",
  },
  "papers-posted": {
    title: { en: "Your papers are in the mail", es: "Sus papeles van por correo postal" },
    description: { en: "See what to do with them.", es: "Vea qué hacer con ellos." },
    act: look,
    route: "applicationIndex",
  },
  "appointment-booked": {
    title: { en: "Your notary is booked", es: "Su notario está reservado" },
    description: { en: "See when, and what to have at hand.", es: "Vea cuándo y qué tener a mano." },
    act: { en: "See the appointment", es: "Ver la cita" },
    route: "applicationIndex",
  },
  "appointment-failed": {
    title: { en: "Your notary appointment came to nothing", es: "Su cita con el notario no se realizó" },
    description: {
      en: "What you signed before stays signed. See why, and choose another time.",
      es: "Lo que firmó antes sigue firmado. Vea por qué y elija otro momento.",
    },
    act: { en: "See what to do", es: "Ver qué hacer" },
    route: "applicationIndex",
  },
  "insurance-returned": {
    title: { en: "Your home’s insurance needs a change", es: "El seguro de su casa necesita un cambio" },
    description: { en: "See what is missing. The money waits for it.", es: "Vea qué falta. El dinero espera." },
    act: { en: "See what is missing", es: "Ver qué falta" },
    route: "applicationIndex",
  },
  "cancel-days": {
    title: { en: "Your days to cancel have begun", es: "Empezaron sus días para cancelar" },
    description: {
      en: "Nothing is paid before they end. How to cancel is with your documents.",
      es: "No se paga nada antes de que terminen. Cómo cancelar está con sus documentos.",
    },
    act: look,
    route: "documentDisclosures",
  },
  "recording-returned": {
    title: { en: "The county sent your deed back", es: "El condado devolvió su escritura" },
    description: {
      en: "We put it right and send it again. You need do nothing unless we call you.",
      es: "La corregimos y la enviamos de nuevo. No tiene que hacer nada salvo que le llamemos.",
    },
    act: look,
    route: "applicationIndex",
  },
  "money-sent": {
    title: { en: "Your money was sent", es: "Se envió su dinero" },
    description: { en: "See the day on which it arrives.", es: "Vea el día en que llega." },
    act: look,
    route: "complete",
  },
  "money-later": {
    title: { en: "Your money takes longer", es: "Su dinero tarda más" },
    description: {
      en: "We compare the amounts and the account once more. You need do nothing.",
      es: "Comparamos una vez más los montos y la cuenta. No tiene que hacer nada.",
    },
    act: look,
    route: "complete",
  },
  "line-gone": {
    title: { en: "Your other line on this home is cancelled", es: "Se canceló su otra línea sobre esta casa" },
    description: {
      en: "It no longer counts among your debts. What you signed for this one stands.",
      es: "Ya no cuenta entre sus deudas. Lo que firmó para esta sigue en pie.",
    },
    act: look,
    route: "applicationIndex",
  },
  "payoff-news": {
    title: { en: "News of the debts that we pay off", es: "Novedades de las deudas que liquidamos" },
    description: {
      en: "See what each creditor got, and whether to go on paying it.",
      es: "Vea qué recibió cada acreedor y si debe seguir pagándole.",
    },
    act: { en: "See my debts", es: "Ver mis deudas" },
    route: "complete",
  },
} as const satisfies Readonly<Record<string, Notice>>;

export type NoticeKind = keyof typeof notices;

const nothingLeft: Words = { en: "Nothing is left to do about it.", es: "Ya no queda nada por hacer." };

/** The words of a notice; where something is asked, with what it is. `isOver`: it was done meanwhile, and is asked for no more. */
export function noticeWords(
  kind: NoticeKind,
  about: readonly string[],
  isOver = false,
): Pick<Notice, "title" | "description"> {
  const { title } = notices[kind];
  const description = isOver ? nothingLeft : notices[kind].description;
  const asked = about.flatMap((category) => ConditionCategory.safeParse(category).data ?? []);
  if (asked.length === 0) return { title, description };
  const say = (language: Language): string =>
    `${asked.map((category) => conditionTitles[category][language]).join("; ")}. ${description[language]}`;
  return { title, description: { en: say("en"), es: say("es") } };
}
