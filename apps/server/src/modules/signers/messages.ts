import type { Words } from "@gable/domain/language.ts";
import type { NotaryMeeting } from "@gable/domain/notary/notary-meeting.ts";
import type { MessageTopic } from "@gable/domain/notifications/topics.ts";

type Message = { readonly subject: Words; readonly paragraphs: readonly Words[] };
/** With what it is about: reminders and moves may be declined. */
export type ToSigner = Message & { readonly topic: MessageTopic };

/** Tex. Const. art. XVI, s. 50(a)(6)(N): a homestead's line is closed at no other place. */
const atOffice: Words = {
  en: "In Texas you sign at the office of the lender, an attorney or a title company, together with whoever else signs. Behind the link you show your ID and can read everything beforehand; we write to you when and where you sign.",
  es: "En Texas se firma en la oficina del prestamista, de un abogado o de una compañía de títulos, junto con los demás que firman. En el enlace muestra su identificación y puede leer todo antes; le escribimos cuándo y dónde firma.",
};

/** A mailbox may be read by two people: the first name stands first in everything. */
export const invitation = (to: string, from: string, street: string, meeting: NotaryMeeting): ToSigner => ({
  topic: "file",
  subject: {
    en: `${to}, ${from} asks you to sign for ${street}`,
    es: `${to}, ${from} le pide firmar por ${street}`,
  },
  paragraphs: [
    {
      en: `${to}: ${from} is opening a line of credit secured by the home at ${street}. Your signature is needed on the document that makes the home the security.`,
      es: `${to}: ${from} está abriendo una línea de crédito garantizada por la casa en ${street}. Su firma es necesaria en el documento que pone la casa como garantía.`,
    },
    {
      en: "You do not borrow and you do not promise to repay. We ask you for an ID, and for nothing about your income or credit. You can read everything first, and you can say no.",
      es: "Usted no toma el préstamo ni promete pagarlo. Le pedimos una identificación, y nada sobre sus ingresos o su crédito. Puede leer todo antes, y puede decir que no.",
    },
    ...(meeting === "AT_OFFICE" ? [atOffice] : []),
    {
      en: "Open this link on your own phone or computer within 14 days, or type the code below where it leads. If this is not for you, say so there: nothing happens without you.",
      es: "Abra este enlace en su propio teléfono o computadora dentro de 14 días, o escriba allí el código de abajo. Si esto no es para usted, dígalo allí: nada ocurre sin usted.",
    },
  ],
});

export const invitationText = (to: string, from: string): Words => ({
  en: `${to}, ${from} asks you to sign for their home. You do not borrow. Open within 14 days`,
  es: `${to}, ${from} le pide firmar por su casa. Usted no toma el préstamo. Abra dentro de 14 días`,
});

export const reminder = (to: string, from: string, meeting: NotaryMeeting): ToSigner => ({
  topic: "reminders",
  subject: { en: `${to}, your signature is still needed`, es: `${to}, aún falta su firma` },
  paragraphs: [
    {
      en: `${to}: ${from} cannot go on without your signature. It takes about ten minutes, on your own phone or computer. You can also say no there.`,
      es: `${to}: ${from} no puede seguir sin su firma. Toma unos diez minutos, en su propio teléfono o computadora. Allí también puede decir que no.`,
    },
    ...(meeting === "AT_OFFICE" ? [atOffice] : []),
  ],
});

export const digits = (to: string, code: string): Message => ({
  subject: { en: `${to}, ${code} is your code`, es: `${to}, ${code} es su código` },
  paragraphs: [
    {
      en: `${to}: enter this code where you follow your invitation. It is good for 10 minutes. It is yours alone: give it to nobody, at home either.`,
      es: `${to}: ingrese este código donde sigue su invitación. Es válido por 10 minutos. Es solo suyo: no se lo dé a nadie, tampoco en casa.`,
    },
  ],
});

export const digitsText = (to: string, code: string): Words => ({
  en: `${to}, ${code} is your code. It is yours alone: give it to nobody.`,
  es: `${to}, ${code} es su código. Es solo suyo: no se lo dé a nadie.`,
});

export const contactChanged = (to: string): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, your invitation now goes elsewhere`, es: `${to}, su invitación va ahora a otro lugar` },
  paragraphs: [
    {
      en: "The invitation that we sent here is void. A new one went to another mailbox or phone. If that is wrong, call us.",
      es: "La invitación que enviamos aquí ya no sirve. Una nueva fue a otro buzón o teléfono. Si eso no es correcto, llámenos.",
    },
  ],
});

/** Tex. Const. art. XVI, s. 50(g): each owner has twelve days with it. */
export const rightsInTexas = (to: string): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, your rights as an owner in Texas`, es: `${to}, sus derechos como propietario en Texas` },
  paragraphs: [
    {
      en: `${to}: a notice of your rights lies among your documents. Texas law gives you twelve days with it before anybody signs. Please read it and keep a copy.`,
      es: `${to}: entre sus documentos hay un aviso de sus derechos. La ley de Texas le da doce días con él antes de que alguien firme. Léalo y guarde una copia.`,
    },
  ],
});

export const papersReady = (to: string): ToSigner => ({
  topic: "moves",
  subject: { en: `${to}, your documents are ready`, es: `${to}, sus documentos están listos` },
  paragraphs: [
    {
      en: `${to}: you can read and sign your documents now. Please do it today: the dates in them are today's.`,
      es: `${to}: ya puede leer y firmar sus documentos. Hágalo hoy, por favor: las fechas en ellos son de hoy.`,
    },
  ],
});

export const onPaper = (to: string): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, your papers come by mail`, es: `${to}, sus documentos llegan por correo postal` },
  paragraphs: [
    {
      en: `${to}: you take no electronic records, and that costs nothing. Once the line is opened we post what you sign to the home, with a stamped envelope for the way back. The deed you sign by hand before a notary: bring a photo ID. If another address is better, call us.`,
      es: `${to}: usted no acepta registros electrónicos, y eso no tiene costo. Cuando la línea esté abierta enviaremos lo que usted firma a la casa, con un sobre franqueado para la devolución. La escritura la firma a mano ante un notario: lleve una identificación con foto. Si prefiere otra dirección, llámenos.`,
    },
  ],
});

export const notaryBooked = (to: string, when: Words): ToSigner => ({
  topic: "appointments",
  subject: { en: `${to}, you meet the notary on ${when.en}`, es: `${to}, se reúne con el notario el ${when.es}` },
  paragraphs: [
    {
      en: `${to}: have your ID at hand, and a phone or computer with a camera. You join with your own log-in. Most notaries see each of you on a device of your own, wherever you are; if this one sees you side by side, we write to you.`,
      es: `${to}: tenga a mano su identificación y un teléfono o computadora con cámara. Entra con su propio acceso. La mayoría de los notarios ve a cada persona en su propio dispositivo, esté donde esté; si este los ve juntos, le escribimos.`,
    },
  ],
});

/** A notary of the lender's has taken the session: everybody sits before the borrower's camera. */
export const sitBeside = (to: string, borrower: string, when: Words): ToSigner => ({
  topic: "appointments",
  subject: {
    en: `${to}, sit beside ${borrower} on ${when.en}`,
    es: `${to}, siéntese junto a ${borrower} el ${when.es}`,
  },
  paragraphs: [
    {
      en: `${to}: the notary who took your session sees you and ${borrower} by one camera, so be where ${borrower} is, with your ID. You answer your questions and sign on your own phone or computer. If you cannot be together then, call us before.`,
      es: `${to}: el notario que tomó su sesión los ve a usted y a ${borrower} por una cámara, así que esté donde esté ${borrower}, con su identificación. Contesta sus preguntas y firma en su propio teléfono o computadora. Si no pueden estar juntos, llámenos antes.`,
    },
  ],
});

/** Where the notary comes, or an office: a place in person. */
export const visitBooked = (to: string, when: Words, place: string): ToSigner => ({
  topic: "appointments",
  subject: { en: `${to}, you meet the notary on ${when.en}`, es: `${to}, se reúne con el notario el ${when.es}` },
  paragraphs: [
    {
      en: `${to}: you sign the deed by hand, at ${place}. Bring a photo ID that has not expired. If you cannot come, call us: everybody who signs must be there.`,
      es: `${to}: firma la escritura a mano, en ${place}. Lleve una identificación vigente con foto. Si no puede ir, llámenos: deben estar todos los que firman.`,
    },
  ],
});

const ahead = {
  day: { en: "tomorrow", es: "mañana" },
  hour: { en: "in an hour", es: "en una hora" },
} as const;

export const notaryAhead = (to: string, when: Words, how: keyof typeof ahead): ToSigner => ({
  topic: "appointments",
  subject: {
    en: `${to}, you meet the notary ${ahead[how].en}`,
    es: `${to}, se reúne con el notario ${ahead[how].es}`,
  },
  paragraphs: [
    {
      en: `${to}: it begins on ${when.en}. Have a photo ID at hand that has not expired. Without you it cannot be signed: if you cannot come, call us.`,
      es: `${to}: comienza el ${when.es}. Tenga a mano una identificación vigente con foto. Sin usted no se puede firmar: si no puede, llámenos.`,
    },
  ],
});

/** The papers of a signer stand; what was done in the session counts in that session alone. */
export const notaryMissed = (to: string, from: string, came: "signed" | "answered" | undefined): ToSigner => ({
  topic: "appointments",
  subject: {
    en: `${to}, the notary session ended without a deed`,
    es: `${to}, la sesión con el notario terminó sin escritura`,
  },
  paragraphs: [
    {
      en: `${to}: the papers that you signed before the session stay signed. ${again[came ?? "none"].en}${from} chooses another time, and we write to you.`,
      es: `${to}: los documentos que firmó antes de la sesión siguen firmados. ${again[came ?? "none"].es}${from} elige otro momento y le escribimos.`,
    },
  ],
});

const again = {
  signed: {
    en: "The deed is drawn anew: in the next session you answer the notary’s questions and sign it once more. ",
    es: "La escritura se prepara de nuevo: en la próxima sesión contesta las preguntas del notario y la firma otra vez. ",
  },
  answered: {
    en: "In the next session you answer the notary’s questions once more. ",
    es: "En la próxima sesión contesta otra vez las preguntas del notario. ",
  },
  none: { en: "", es: "" },
} as const satisfies Readonly<Record<string, Words>>;

/** To somebody whom the borrower had named and names no more. */
export const notAskedAnyMore = (to: string, from: string): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, you are not asked to sign any more`, es: `${to}, ya no se le pide que firme` },
  paragraphs: [
    {
      en: `${to}: ${from} no longer names you among those who sign for the line of credit. The link that we sent leads nowhere now. You need do nothing, and your share in the home is as it was. What you gave us is kept only as long as the law asks.`,
      es: `${to}: ${from} ya no le nombra entre quienes firman por la línea de crédito. El enlace que enviamos ya no lleva a ninguna parte. No tiene que hacer nada y su parte de la casa está como estaba. Lo que nos dio se guarda solo el tiempo que pide la ley.`,
    },
  ],
});

/** As `coDeedEnded`, where the borrower had signed already. */
export const signedCoDeedEnded = (who: string, by: Words): Message => ({
  subject: { en: "Your line of credit is cancelled", es: "Su línea de crédito está cancelada" },
  paragraphs: [
    {
      en: `Without the signature of ${who} the home cannot secure the line that you signed, so we cancelled it. No money is sent. By ${by.en} we give up our claim on your home and return whatever you paid. Call us if something has changed.`,
      es: `Sin la firma de ${who} la casa no puede garantizar la línea que usted firmó, así que la cancelamos. No se envía dinero. A más tardar el ${by.es} renunciamos a nuestro gravamen sobre su casa y le devolvemos lo que haya pagado. Llámenos si algo cambió.`,
    },
  ],
});

export const askedFor = (to: string): ToSigner => ({
  topic: "moves",
  subject: { en: `${to}, we need something from you`, es: `${to}, necesitamos algo de usted` },
  paragraphs: [
    {
      en: `${to}: somebody at our side asks you for something. Nobody but you reads what it is about. Log in to see it and to answer.`,
      es: `${to}: alguien de nuestro equipo le pide algo. Nadie más que usted lee de qué se trata. Inicie sesión para verlo y responder.`,
    },
  ],
});

/** A day and more after something was asked of them, and nothing has come. */
export const stillAsked = (to: string): ToSigner => ({
  topic: "reminders",
  subject: { en: `${to}, we still need something from you`, es: `${to}, todavía necesitamos algo de usted` },
  paragraphs: [
    {
      en: `${to}: it cannot go on without it. Log in to see what it is and how to send it. If something stands in the way, tell us there: we find another way.`,
      es: `${to}: sin ello no se puede seguir. Inicie sesión para ver qué es y cómo enviarlo. Si algo lo impide, díganoslo allí: buscamos otra forma.`,
    },
  ],
});

/** A day and more after they came, and have not shown who they are. */
export const stillToIdentify = (to: string, from: string): ToSigner => ({
  topic: "reminders",
  subject: { en: `${to}, your ID is still needed`, es: `${to}, aún falta su identificación` },
  paragraphs: [
    {
      en: `${to}: ${from} cannot finish without you, and what comes next is to show your ID. It takes about five minutes with a phone. Log in to go on where you were; there you can also say that you do not sign. If something stands in the way, call us.`,
      es: `${to}: ${from} no puede terminar sin usted, y lo que sigue es mostrar su identificación. Toma unos cinco minutos con un teléfono. Inicie sesión para seguir donde estaba; allí también puede decir que no firma. Si algo lo impide, llámenos.`,
    },
  ],
});

/** A day and more after their documents were ready to be signed. */
export const stillToSign = (to: string, from: string): ToSigner => ({
  topic: "reminders",
  subject: { en: `${to}, your documents wait for your signature`, es: `${to}, sus documentos esperan su firma` },
  paragraphs: [
    {
      en: `${to}: ${from} has signed, and the line of credit cannot be opened without your signature. Log in to read your documents and to sign them: they then bear the date of that day. If something in them is not clear, call us before you sign.`,
      es: `${to}: ${from} ya firmó, y la línea de crédito no puede abrirse sin su firma. Inicie sesión para leer sus documentos y firmarlos: llevarán la fecha de ese día. Si algo en ellos no está claro, llámenos antes de firmar.`,
    },
  ],
});

export const handedOver = (to: string, from: string): ToSigner => ({
  topic: "moves",
  subject: { en: `${to}, ${from} asks you for a document`, es: `${to}, ${from} le pide un documento` },
  paragraphs: [
    {
      en: `${to}: ${from} says that you have a document that we need for the home. Log in to see which, and to send it or to say that you do not have it. ${from} does not see what you send.`,
      es: `${to}: ${from} dice que usted tiene un documento que necesitamos para la casa. Inicie sesión para ver cuál es y enviarlo, o decir que no lo tiene. ${from} no ve lo que usted envía.`,
    },
  ],
});

export const picturesAgain = (to: string): ToSigner => ({
  topic: "moves",
  subject: { en: `${to}, please show your ID once more`, es: `${to}, muestre otra vez su identificación` },
  paragraphs: [
    {
      en: `${to}: a person looked at your pictures and needs new ones. Log in to read why. It takes two minutes.`,
      es: `${to}: una persona miró sus imágenes y necesita otras. Inicie sesión para leer por qué. Toma dos minutos.`,
    },
  ],
});

/** To the borrower. */
export const declined = (who: string): Message => ({
  subject: { en: `${who} does not want to sign`, es: `${who} no quiere firmar` },
  paragraphs: [
    {
      en: `${who} told us that they do not sign. Your application cannot go on without their signature. Talk with them: you can invite them again, or call us. After 14 days we close the application.`,
      es: `${who} nos dijo que no firma. Su solicitud no puede seguir sin su firma. Hable con esa persona: puede invitarla de nuevo o llamarnos. Después de 14 días cerramos la solicitud.`,
    },
  ],
});

export const lapsed = (who: string): Message => ({
  subject: { en: `The invitation of ${who} has expired`, es: `La invitación de ${who} venció` },
  paragraphs: [
    {
      en: `${who} did not follow the invitation within 14 days. Check the mailbox or phone number and send another, or tell us what stands in the way.`,
      es: `${who} no siguió la invitación dentro de 14 días. Revise el buzón o el número de teléfono y envíe otra, o díganos qué lo impide.`,
    },
  ],
});

export const wrongPerson = (who: string): Message => ({
  subject: { en: `The invitation of ${who} reached somebody else`, es: `La invitación de ${who} llegó a otra persona` },
  paragraphs: [
    {
      en: `Somebody told us that they are not ${who}. We voided the link. Give us the right mailbox or phone number, and we invite them again.`,
      es: `Alguien nos dijo que no es ${who}. Anulamos el enlace. Díganos el buzón o teléfono correcto y la invitamos de nuevo.`,
    },
  ],
});

export const coDeedEnded = (who: string): Message => ({
  subject: { en: "Your application is closed", es: "Su solicitud está cerrada" },
  paragraphs: [
    {
      en: `Without the signature of ${who} the home cannot secure a line of credit, so we closed your application. It cost you nothing, and your home is as it was. Call us if something has changed.`,
      es: `Sin la firma de ${who} la casa no puede garantizar una línea de crédito, así que cerramos su solicitud. No le costó nada y su casa está como estaba. Llámenos si algo cambió.`,
    },
  ],
});

export const answered = (to: string): ToSigner => ({
  topic: "moves",
  subject: { en: `${to}, we wrote to you`, es: `${to}, le escribimos` },
  paragraphs: [
    {
      en: `${to}: there is a message for you beside what we asked of you. You can answer there, send a file, or say that it does not apply to you.`,
      es: `${to}: hay un mensaje para usted junto a lo que le pedimos. Allí puede responder, enviar un archivo o decir que no le corresponde.`,
    },
  ],
});
