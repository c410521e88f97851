import { catalogue } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";

export const completeWords = catalogue({
  signed: { en: (day: string) => `Signed ${day}`, es: (day: string) => `Firmado el ${day}` },
  title: { en: "Your money is sent on", es: "Su dinero se envía el" },
  titleExpected: { en: "We expect to send your money on", es: "Esperamos enviar su dinero el" },
  titleSent: { en: "Your money was sent on", es: "Su dinero se envió el" },
  arrives: {
    en: (day: string) => `It should be there by ${day}.`,
    es: (day: string) => `Debe estar allí a más tardar el ${day}.`,
  },
  trace: {
    en: (number: string) => `If it is not there by then, your bank can find it by its trace number: ${number}.`,
    es: (number: string) => `Si para entonces no está, su banco puede hallarlo por su número de rastreo: ${number}.`,
  },
  traceOnly: {
    en: (number: string) => `Your bank can find it by its trace number: ${number}.`,
    es: (number: string) => `Su banco puede hallarlo por su número de rastreo: ${number}.`,
  },
  restWaits: {
    en: (amount: string) =>
      `Your creditors left ${amount} over for you. It goes to another account than the rest of your money, so two of us compare that account once more before it is sent. We write to you then.`,
    es: (amount: string) =>
      `Sus acreedores dejaron ${amount} para usted. Van a otra cuenta que el resto de su dinero, así que dos de nosotros comparamos esa cuenta una vez más antes de enviarlos. Le escribiremos entonces.`,
  },
  titleOpen: { en: "Your part is done", es: "Su parte está hecha" },
  leadOpen: {
    en: "The day on which the money is sent cannot be told yet. We write to you as soon as it can.",
    es: "Todavía no se puede decir qué día se envía el dinero. Le escribimos en cuanto se sepa.",
  },
  titleAwaited: { en: "Your money waits for you", es: "Su dinero le espera a usted" },
  leadAwaited: {
    en: "Everything else is done. We tell you the day on which the money is sent once we have what is missing.",
    es: "Todo lo demás está hecho. Le decimos qué día se envía el dinero en cuanto tengamos lo que falta.",
  },
  leadRelease: {
    en: "All that was needed is here. We compare the amounts and the account once more before money leaves, and write to you when it is sent. You need do nothing.",
    es: "Está todo lo necesario. Comparamos una vez más los montos y la cuenta antes de que salga dinero, y le escribimos cuando se envíe. Usted no tiene que hacer nada.",
  },
  lead: {
    en: (amount: string, bank: string, mask: string) => `${amount} goes to ${bank}, account ending ${mask}.`,
    es: (amount: string, bank: string, mask: string) => `${amount} va a ${bank}, cuenta terminada en ${mask}.`,
  },
  leadUnless: {
    en: (amount: string, bank: string, mask: string) =>
      `${amount} goes to ${bank}, account ending ${mask}, unless an owner cancels.`,
    es: (amount: string, bank: string, mask: string) =>
      `${amount} va a ${bank}, cuenta terminada en ${mask}, a menos que un dueño cancele.`,
  },
  loading: { en: "Looking up your dates", es: "Consultando sus fechas" },
  daysTitle: { en: "The days until then", es: "Los días hasta entonces" },
  daysPastTitle: { en: "The days you had to cancel", es: "Los días que tuvo para cancelar" },
  whatTitle: { en: "What happens when", es: "Qué pasa y cuándo" },
  bracket: { en: "Three business days to cancel", es: "Tres días hábiles para cancelar" },
  notCounted: {
    en: (days: string, one: boolean) => `${days} ${one ? "is" : "are"} not counted`,
    es: (days: string, one: boolean) => `${days} no ${one ? "cuenta" : "cuentan"}`,
  },
  howCounted: { en: "How the days are counted", es: "Cómo se cuentan los días" },
  countRule: {
    en: "The law gives three business days, counted from the day after signing. Saturdays count; Sundays and federal holidays do not. The right ends at midnight where the home is.",
    es: "La ley da tres días hábiles, contados desde el día después de la firma. Los sábados cuentan; los domingos y feriados federales no. El derecho termina a la medianoche donde está la casa.",
  },
  dayNumber: { en: (number: number) => `Day ${number}`, es: (number: number) => `Día ${number}` },
  uncounted: { en: "Not counted", es: "No cuenta" },
  midnight: { en: (day: string) => `${day}, midnight`, es: (day: string) => `${beginning(day)}, medianoche` },
  about: { en: (day: string) => `about ${day}`, es: (day: string) => `hacia el ${day}` },
  later: { en: "Not dated yet", es: "Aún sin fecha" },
  signedMoment: { en: "Documents signed", es: "Documentos firmados" },
  othersSigned: { en: "Everybody else signed", es: "Firmaron los demás" },
  attorneyRead: { en: "Deed read by a lawyer", es: "Escritura leída por un abogado" },
  notarised: { en: "Deed notarized", es: "Escritura firmada ante notario" },
  holdOver: { en: "No cancellation came by mail", es: "No llegó ninguna cancelación por correo" },
  recordedMoment: { en: "Deed recorded", es: "Escritura inscrita" },
  sentMoment: { en: "Money sent", es: "Dinero enviado" },
  debtsPaid: { en: "Debts paid", es: "Deudas pagadas" },
  debts: { en: "Your debts", es: "Sus deudas" },
  debt: { en: "Creditor", es: "Acreedor" },
  amount: { en: "Amount", es: "Monto" },
  debtsKeep: {
    en: "Go on paying the usual amounts until an account shows a zero balance.",
    es: "Siga pagando lo de siempre hasta que cada cuenta muestre un saldo de cero.",
  },
  debtName: {
    en: (creditor: string, lastFour: string) => `${creditor}, ending ${lastFour}`,
    es: (creditor: string, lastFour: string) => `${creditor}, terminada en ${lastFour}`,
  },
  LAID_ASIDE: { en: "We pay it with your money", es: "La pagamos con su dinero" },
  ASKED_AGAIN: { en: "We ask the creditor for its figure of the day", es: "Pedimos al acreedor su cifra del día" },
  RISEN: {
    en: "The creditor asks for more than you signed for. We call you; nothing goes to it until then",
    es: "El acreedor pide más de lo que usted firmó. Le llamamos; hasta entonces no recibe nada",
  },
  SENT: { en: "Paid", es: "Pagada" },
  CAME_BACK: {
    en: "Its bank did not take the money. We keep it for this debt, and send it again or mail a check",
    es: "Su banco no aceptó el dinero. Lo reservamos para esta deuda y lo enviamos de nuevo o mandamos un cheque",
  },
  BY_CHEQUE: { en: "We mail a check", es: "Enviaremos un cheque por correo" },
  CHEQUE_SENT: {
    en: "We mailed a check. It counts once the creditor has cashed it",
    es: "Ya enviamos un cheque por correo. Cuenta cuando el acreedor lo cobre",
  },
  CHEQUE_BACK: {
    en: "The check came back to us. We keep the money for this debt, and mail another",
    es: "El cheque volvió a nosotros. Reservamos el dinero para esta deuda y enviaremos otro",
  },
  NOT_OWED: {
    en: "The creditor knows of no debt: the money is yours",
    es: "El acreedor no registra deuda: el dinero es suyo",
  },
  LEFT: { en: "Stays open: go on paying it", es: "Queda abierta: siga pagándola" },
  moveBorrower: { en: "Your move.", es: "Le toca a usted." },
  moveOthers: { en: "The move of whoever signs with you.", es: "Le toca a quien firma con usted." },
  moveLender: { en: "Our move.", es: "Nos toca a nosotros." },
  moveCounty: {
    en: "The county’s move. It puts the deed on its record.",
    es: "Le toca al condado, que inscribe la escritura.",
  },
  moveBank: {
    en: "We send it; your bank shows it, often the same day.",
    es: "Nosotros lo enviamos; su banco lo muestra, a menudo el mismo día.",
  },
  moveRelease: {
    en: "Our move: we compare the amounts and the account once more.",
    es: "Nos toca a nosotros: comparamos una vez más los montos y la cuenta.",
  },
  moveNobody: {
    en: "Each owner can cancel until then. It costs nothing and needs no reason.",
    es: "Cada dueño puede cancelar hasta entonces. No cuesta nada y no hace falta una razón.",
  },
  moveHold: {
    en: "One that was mailed in time may still arrive. It ends sooner if everybody who could cancel confirms that they did not.",
    es: "Una enviada a tiempo aún puede llegar. Termina antes si todos los que podían cancelar confirman que no lo hicieron.",
  },
  firstPayment: {
    en: (amount: string) => `First payment, ${amount}`,
    es: (amount: string) => `Primer pago, ${amount}`,
  },
  byAutopay: {
    en: (bank: string, mask: string) => `Autopay is on, from ${bank} ending ${mask}.`,
    es: (bank: string, mask: string) => `El pago automático está activo, desde ${bank} terminada en ${mask}.`,
  },
  byHand: {
    en: "You pay each month yourself. We send a statement before each payment.",
    es: "Usted paga cada mes. Enviamos un estado de cuenta antes de cada pago.",
  },
  documents: { en: "Your documents", es: "Sus documentos" },
  allDocuments: { en: "See all your documents", es: "Ver todos sus documentos" },
  line: { en: "Your line", es: "Su línea" },
  lineAmount: { en: "Line", es: "Línea" },
  fee: { en: "Origination fee", es: "Cargo de apertura" },
  costs: { en: "Recording and other costs", es: "Registro y otros costos" },
  payoffs: { en: "For your creditors", es: "Para sus acreedores" },
  cash: { en: "Cash to you", es: "Efectivo para usted" },
  rate: { en: "APR", es: "APR" },
  rateNote: { en: "APR does not include fees", es: "La APR no incluye cargos" },
  payments: { en: (count: number) => `${count} payments of`, es: (count: number) => `${count} pagos de` },
  next: { en: "What happens next", es: "Qué sigue" },
  wait: { en: "Nothing for you to do", es: "Usted no tiene que hacer nada" },
  doAsked: { en: "Send what we still need", es: "Envíe lo que aún necesitamos" },
  asked: {
    en: (count: number) => (count === 1 ? "We need one thing from you" : `We need ${count} things from you`),
    es: (count: number) => (count === 1 ? "Necesitamos algo de usted" : `Necesitamos ${count} cosas de usted`),
  },
  askedFirst: {
    en: "The money is not sent before. If it takes longer, the day moves, and we write to you.",
    es: "El dinero no se envía antes. Si tarda más, el día cambia y le escribimos.",
  },
  seeAsked: { en: "See what is needed", es: "Ver qué se necesita" },
  waitBody: {
    en: "If a date moves, we tell you the same day and say why.",
    es: "Si una fecha cambia, se lo decimos el mismo día y explicamos por qué.",
  },
  insured: { en: "Keep your home insured", es: "Mantenga su casa asegurada" },
  insuredBody: {
    en: "Ask your agent to list us as loss payee.",
    es: "Pida a su agente que nos incluya como beneficiario.",
  },
  wording: { en: "Copy the wording", es: "Copiar el texto" },
  redraw: { en: "Draw again as you repay", es: "Vuelva a usarla al pagar" },
  redrawBody: {
    en: "Your agreement says until when, and at which rate.",
    es: "Su contrato dice hasta cuándo y a qué tasa.",
  },
  mind: { en: "Changed your mind?", es: "¿Cambió de opinión?" },
  mindBody: {
    en: (day: string) => `Cancel by midnight on ${day}, and the line ends as if it had never begun.`,
    es: (day: string) => `Cancele antes de la medianoche del ${day} y la línea termina como si nunca hubiera empezado.`,
  },
  cancel: { en: "Cancel the loan", es: "Cancelar el préstamo" },
  keep: { en: "Keep the loan", es: "Conservar el préstamo" },
  sure: { en: "Cancel the loan?", es: "¿Cancelar el préstamo?" },
  sureBody: {
    en: "No money is sent, and our claim on your home ends. Whatever you have paid us comes back within 20 days. It counts for every owner and cannot be undone; you can apply again.",
    es: "No se envía dinero y nuestro gravamen sobre su casa termina. Lo que nos haya pagado se le devuelve dentro de 20 días. Vale para todos los dueños y no se puede deshacer; puede solicitar de nuevo.",
  },
  byMail: {
    en: "You can also sign your notice of right to cancel and mail it to the address on it by the same day.",
    es: "También puede firmar su aviso del derecho a cancelar y enviarlo por correo a la dirección que indica, hasta el mismo día.",
  },
  cancelled: { en: "The loan is cancelled", es: "El préstamo está cancelado" },
  noRight: {
    en: "The three-day right to cancel covers a main home only, so it does not apply to this line.",
    es: "El derecho a cancelar de tres días cubre solo la vivienda principal, así que no se aplica a esta línea.",
  },
});
