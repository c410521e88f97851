import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Acts about what goes and comes by post: their name on a button, and what is asserted by them. */
export const paperActWords = {
  "record-posted": {
    name: { en: "It is posted …", es: "Está enviada …" },
    means: {
      en: "The letter went out by first-class mail on this day. It counts as received three days later, without Sundays and federal holidays.",
      es: "La carta salió por correo de primera clase ese día. Se da por recibida tres días después, sin domingos ni feriados federales.",
    },
  },
  "take-borrower-to-paper": {
    name: { en: "They want paper …", es: "Quiere papel …" },
    means: {
      en: "The borrower withdrew the consent to electronic records. From now on every notice and document goes by mail and is signed by hand; what was signed stays valid. They are told by mail.",
      es: "El solicitante retiró su consentimiento a los registros electrónicos. Desde ahora todo va por correo postal y se firma a mano; lo ya firmado sigue valiendo. Se le avisa por correo electrónico.",
    },
  },
  "book-office-visit": {
    name: { en: "Book the office …", es: "Reservar la oficina …" },
    means: {
      en: "They told me when they can come. In Texas everybody who signs does it there on that day; a notary is found for the time, and the borrower is told by mail. They bring the posted papers unsigned.",
      es: "Me dijeron cuándo pueden venir. En Texas todos firman allí ese día; se busca un notario para la hora y se avisa al solicitante por correo. Traen sin firmar los documentos enviados.",
    },
  },
  "confirm-originals": {
    name: { en: "Confirm the originals", es: "Confirmar los originales" },
    means: {
      en: "I opened each scan and compared the signatures, the days and, on a deed, the notary with what a colleague recorded. They count as signed on the latest of these days, and the days to cancel run from then or from the receipt of the notices, whichever is later.",
      es: "Abrí cada imagen y comparé las firmas, los días y, en la escritura, el notario con lo que anotó un colega. Cuentan como firmados en el último de esos días, y el plazo para cancelar corre desde entonces o desde que se recibieron los avisos, lo que sea posterior.",
    },
  },
  "draw-closing-again": {
    name: { en: "Draw the papers anew …", es: "Preparar de nuevo los documentos …" },
    means: {
      en: "What was posted is lost, spoilt or out of date. It goes out of force, and new papers wait to be posted and signed.",
      es: "Lo enviado se perdió, se dañó o quedó desactualizado. Deja de valer, y los documentos nuevos esperan envío y firma.",
    },
  },
  "record-rescission": {
    name: { en: "An owner cancels …", es: "Un dueño cancela …" },
    means: {
      en: "An owner wrote or called to cancel within their days. A letter counts by its postmark, whenever it came. The line ends for all of them and is unwound within twenty days from its receipt.",
      es: "Un dueño escribió o llamó para cancelar dentro de sus días. Una carta cuenta por su matasellos, llegue cuando llegue. La línea termina para todos y se deshace en veinte días desde que se recibió.",
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly means: Words }>>;

export const paperWords = catalogue({
  lead: {
    en: "They take no electronic records, have not agreed to the new words about them yet, or asked for a copy. Print each letter from the documents, post it, and write the day down.",
    es: "No aceptan registros electrónicos, aún no aceptaron las nuevas palabras sobre ellos o pidieron una copia. Imprima cada carta, envíela y anote el día.",
  },
  toHome: { en: (who: string) => `To ${who}, at the home`, es: (who: string) => `Para ${who}, a la casa` },
  to: {
    en: (who: string, address: string) => `To ${who}, ${address}`,
    es: (who: string, address: string) => `Para ${who}, ${address}`,
  },
  ofSigner: {
    en: "Lay in a copy of the account-opening statement of the line: every owner is given it.",
    es: "Incluya una copia del estado de apertura de la línea: se entrega a cada dueño.",
  },
  copyAsked: {
    en: (day: string) => `a paper copy, asked for ${day}, free of charge`,
    es: (day: string) => `una copia en papel, pedida el ${day}, sin costo`,
  },
  written: { en: (day: string) => `written ${day}`, es: (day: string) => `escrita el ${day}` },
  none: {
    en: "Every letter is posted. What the borrower signs comes back on paper.",
    es: "Todas las cartas están enviadas. Lo que firme el solicitante vuelve en papel.",
  },
  together: {
    en: (letters: number) =>
      `These ${letters} letters are to be posted. What goes in one envelope is recorded at once.`,
    es: (letters: number) => `Hay ${letters} cartas por enviar. Lo que va en un mismo sobre se anota de una vez.`,
  },
  all: { en: "All of them went in one envelope", es: "Todas salieron en un mismo sobre" },
  copies: {
    en: "Print the notice of the right to cancel twice: each owner keeps a copy. Lay a stamped return envelope in.",
    es: "Imprima dos veces el aviso del derecho a cancelar: cada dueño conserva una copia. Incluya un sobre de respuesta franqueado.",
  },
  originals: { en: "Signed by hand", es: "Firmado a mano" },
  originalsLead: {
    en: "These papers come back signed by hand. Record each from the original; a second person compares them.",
    es: "Estos documentos vuelven firmados a mano. Anote cada uno desde el original; otra persona los compara.",
  },
  office: { en: "Office", es: "Oficina" },
  officeDay: { en: "Day", es: "Día" },
  officeFrom: { en: "Not before", es: "No antes de las" },
  officeTo: { en: "Not after", es: "No después de las" },
  timeHint: { en: (zone: string) => `As 14:00, in ${zone}`, es: (zone: string) => `Como 14:00, en ${zone}` },
  firstDay: {
    en: (day: string) => `The first day on which they may sign is ${day}.`,
    es: (day: string) => `El primer día en que pueden firmar es el ${day}.`,
  },
  noFirstDay: {
    en: "They may not sign yet: a notice that starts a wait is still to be posted.",
    es: "Aún no pueden firmar: falta enviar un aviso que inicia una espera.",
  },
  atOffice: {
    en: "These papers are signed at the office, on the day of the appointment. Posted and booked, they are recorded from the originals.",
    es: "Estos documentos se firman en la oficina, el día de la cita. Enviados y con cita, se anotan desde los originales.",
  },
  notPosted: { en: "not posted yet", es: "aún sin enviar" },
  posted: { en: (day: string) => `posted ${day}`, es: (day: string) => `enviado el ${day}` },
  returned: {
    en: (day: string, by: string) => `signed ${day}, recorded by ${by}`,
    es: (day: string, by: string) => `firmado el ${day}, anotado por ${by}`,
  },
  before: { en: (notary: string) => `before ${notary}`, es: (notary: string) => `ante ${notary}` },
  record: { en: "It came back …", es: "Volvió …" },
  recordAgain: { en: "Correct …", es: "Corregir …" },
  recordMeans: {
    en: "I have the original in hand. It is whole, and every place for a signature is filled.",
    es: "Tengo el original en la mano. Está completo y firmado en todos los lugares.",
  },
  late: {
    en: "Nothing came back from the office within ten days of the appointment. What was signed there on its day still counts, however late it comes: record it with the reason for the delay.",
    es: "No volvió nada de la oficina en los diez días tras la cita. Lo firmado allí ese día sigue valiendo, llegue cuando llegue: anótelo con la razón del retraso.",
  },
  lateSome: {
    en: "Not everything came back from the office within ten days of the appointment. What was signed there on its day still counts, however late it comes: record it with the reason for the delay.",
    es: "No volvió todo de la oficina en los diez días tras la cita. Lo firmado allí ese día sigue valiendo, llegue cuando llegue: anótelo con la razón del retraso.",
  },
  lateReason: { en: "Why it comes so late", es: "Por qué llega tan tarde" },
  lateReasonHint: {
    en: "Where it was, and who handed it over. It is kept with the paper.",
    es: "Dónde estuvo y quién lo entregó. Se guarda con el documento.",
  },
  signedOn: { en: "Day beside the signature", es: "Día junto a la firma" },
  notaryName: { en: "Notary’s name", es: "Nombre del notario" },
  commissionNumber: { en: "Commission number", es: "Número de comisión" },
  commissionState: { en: "State of the commission", es: "Estado de la comisión" },
  stateHint: { en: "Two letters, as TX", es: "Dos letras, como TX" },
  commissionExpiresOn: { en: "Commission ends on", es: "La comisión termina el" },
  scan: { en: "Scan of every page", es: "Imagen de todas las páginas" },
  recordNow: { en: "Record it", es: "Anotarlo" },
  recorded: { en: "Recorded", es: "Anotado" },
  otherPerson: {
    en: "Everything is back. A colleague other than who recorded it confirms.",
    es: "Todo volvió. Confirma un colega distinto de quien lo anotó.",
  },
  why: { en: "Why", es: "Por qué" },
  on: { en: "Day of posting", es: "Día del envío" },
  owner: { en: "Who cancels", es: "Quién cancela" },
  records: { en: "Electronic records", es: "Registros electrónicos" },
  recordsLead: {
    en: "The borrower reads and signs on the screen, and may ask for paper at any time, free of charge.",
    es: "El solicitante lee y firma en pantalla, y puede pedir papel en cualquier momento sin costo.",
  },
  MAIL: { en: "By email", es: "Por correo electrónico" },
  how: { en: "How it came", es: "Cómo llegó" },
  POST: { en: "By letter", es: "Por carta" },
  PHONE: { en: "By phone", es: "Por teléfono" },
  came: { en: "Day on which it reached us", es: "Día en que nos llegó" },
  cameHint: {
    en: "A call reaches us on its own day. The twenty days run from here.",
    es: "Una llamada llega el mismo día. Desde aquí corren los veinte días.",
  },
  postmark: { en: "Day of the postmark or the call", es: "Día del matasellos o de la llamada" },
  note: { en: "What they said", es: "Qué dijeron" },
});
