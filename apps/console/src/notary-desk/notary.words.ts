import type { DeskSession } from "@gable/contract/calls/notary-room.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const notaryWords = catalogue({
  title: { en: "Notary", es: "Notario" },
  lead: {
    en: "Sessions by video and visits, in the time zone of the home.",
    es: "Sesiones por video y visitas, en la zona horaria de la vivienda.",
  },
  failed: { en: "The sessions could not be loaded.", es: "No se pudieron cargar las sesiones." },
  roomFailed: { en: "This session could not be loaded.", es: "No se pudo cargar esta sesión." },
  again: { en: "Try again", es: "Intentar de nuevo" },
  toCome: { en: "By video: to come, and going on", es: "Por video: por venir y en curso" },
  noneToCome: { en: "No session by video is booked.", es: "No hay sesiones por video reservadas." },
  broken: { en: "By video: came to nothing", es: "Por video: sin resultado" },
  brokenLead: {
    en: "The borrower was told, and chooses another time.",
    es: "El solicitante fue avisado y elige otra hora.",
  },
  who: { en: "Who signs", es: "Quién firma" },
  when: { en: "When", es: "Cuándo" },
  where: { en: "Home in", es: "Vivienda en" },
  state: { en: "State", es: "Estado" },
  holder: { en: "Notary", es: "Notario" },
  network: { en: "The network’s", es: "De la red" },
  why: { en: "Why", es: "Por qué" },
  until: { en: (moment: string) => `locked until ${moment}`, es: (moment: string) => `bloqueado hasta ${moment}` },
  toDesk: { en: "All sessions", es: "Todas las sesiones" },
  toFile: { en: "Open the file", es: "Abrir el expediente" },
  roomTitle: { en: (name: string) => `Session with ${name}`, es: (name: string) => `Sesión con ${name}` },
  ofNetwork: {
    en: "A notary of the network holds this session unless one of yours takes it.",
    es: "Un notario de la red lleva esta sesión, salvo que la tome uno de los suyos.",
  },
  ofOther: {
    en: (name: string) => `${name} holds this session.`,
    es: (name: string) => `${name} lleva esta sesión.`,
  },
  forYou: { en: "Handed over to you", es: "Entregadas a usted" },
  offered: {
    en: (name: string, note: string) => `${name} hands this session over: ${note}`,
    es: (name: string, note: string) => `${name} entrega esta sesión: ${note}`,
  },
  offeredTo: {
    en: (name: string) => `Offered to ${name}, who has not taken it yet.`,
    es: (name: string) => `Ofrecida a ${name}, que aún no la toma.`,
  },
  anyone: { en: "any of your notaries", es: "cualquiera de sus notarios" },
  anyoneChoice: { en: "Any of your notaries", es: "Cualquiera de sus notarios" },
  handTo: { en: "To", es: "A" },
  handNote: { en: "What they should know", es: "Lo que debe saber" },
  ending: { en: "What happened", es: "Qué pasó" },
  next: { en: "Your next step", es: "Su siguiente paso" },
  notInYet: {
    en: "They are not in the room yet. They answer the identity questions first.",
    es: "Aún no está en la sala. Primero contesta las preguntas de identidad.",
  },
  lookAtId: {
    en: "Ask them to hold their ID up to the camera, and compare face, name and date.",
    es: "Pídale que muestre su identificación a la cámara y compare rostro, nombre y fecha.",
  },
  awaitSignature: {
    en: "The deed is open before them. Answer what they ask, and look on while they sign.",
    es: "Tiene la escritura abierta. Conteste lo que pregunte y observe mientras firma.",
  },
  signed: {
    en: "They have signed. Notarize the deed if it was of their own will.",
    es: "Ha firmado. Certifique la escritura si fue por su propia voluntad.",
  },
  filmComes: {
    en: "They have signed. The last seconds of the recording are on their way; then you notarize the deed.",
    es: "Ha firmado. Los últimos segundos de la grabación están por llegar; después certifica la escritura.",
  },
  notOnFilm: {
    en: (names: string) => `The recording does not show the signature of ${names}`,
    es: (names: string) => `La grabación no muestra la firma de ${names}`,
  },
  notOnFilmBody: {
    en: "It broke off before that moment was kept, so this deed cannot be notarized. Tell them, and end the session: they sign again in another one.",
    es: "Se interrumpió antes de guardar ese momento; por eso esta escritura no se puede certificar. Dígaselo y termine la sesión: firmará de nuevo en otra.",
  },
  together: {
    en: "They sit together before one camera. Whoever you cannot see there, you cannot let to the deed.",
    es: "Se sientan juntos ante una cámara. A quien no vea allí, no puede dejarle firmar.",
  },
  seen: {
    en: (name: string) => `I have seen ${name} and their ID`,
    es: (name: string) => `He visto a ${name} y su identificación`,
  },
  notIn: { en: "Has not answered the questions yet", es: "Aún no contesta las preguntas" },
  toBeSeen: { en: "Waits to be seen", es: "Espera a que le vea" },
  maySign: { en: "May sign", es: "Puede firmar" },
  hasSigned: { en: "Has signed", es: "Ha firmado" },
  completed: { en: "The certificate is being drawn.", es: "Se está preparando el certificado." },
  notarised: { en: "The deed is notarized", es: "La escritura está certificada" },
  notarisedState: { en: "Notarized", es: "Certificada" },
  notarisedBody: {
    en: "It is sealed, and goes to the county once the right to cancel is over.",
    es: "Está sellada y va al condado cuando termine el derecho a cancelar.",
  },
  journal: { en: "Journal", es: "Libro de actas" },
  entry: {
    en: (moment: string, signer: string) =>
      `${moment}: acknowledgment by ${signer}, identified by an ID and questions, by video. SHA-256 of the deed:`,
    es: (moment: string, signer: string) =>
      `${moment}: reconocimiento de ${signer}, identificación con documento y preguntas, por video. SHA-256 de la escritura:`,
  },
  over: { en: "This session came to nothing", es: "Esta sesión quedó sin resultado" },
  call: { en: "Video with the signer", es: "Video con el firmante" },
  other: { en: "The signer", es: "El firmante" },
  self: { en: "You", es: "Usted" },
  mute: { en: "Mute me", es: "Silenciarme" },
  unmute: { en: "Unmute me", es: "Activar mi sonido" },
  hide: { en: "Turn my camera off", es: "Apagar mi cámara" },
  show: { en: "Turn my camera on", es: "Encender mi cámara" },
  alone: { en: "The signer is not here yet.", es: "El firmante aún no está." },
  connecting: {
    en: "The signer is here. Picture and sound are starting.",
    es: "El firmante está aquí. Inicia el video.",
  },
  interrupted: { en: "The connection broke. Looking for another way.", es: "Se cortó la conexión. Buscando otra vía." },
  reconnect: { en: "Connect again", es: "Conectar de nuevo" },
  asking: { en: "Allow camera and microphone.", es: "Permita cámara y micrófono." },
  noMedia: {
    en: "The browser gives no camera or no microphone. Allow both beside the address, or connect them, and try again.",
    es: "El navegador no da cámara o micrófono. Permita ambos junto a la dirección, o conéctelos, e intente de nuevo.",
  },
});

export const stateWords: Readonly<Record<DeskSession["state"], Words>> = {
  BOOKED: { en: "Booked", es: "Reservada" },
  WAITING: { en: "Waiting", es: "En espera" },
  QUESTIONS: { en: "Answers the questions", es: "Contesta las preguntas" },
  IN_SESSION: { en: "In the room", es: "En la sala" },
  FAILED: { en: "Came to nothing", es: "Sin resultado" },
};

/** Why a session came to nothing, by its wire name; a name that is not here is shown as it is. */
export const reasonWords: Readonly<Record<string, Words>> = {
  "signer-absent": { en: "The signer did not come", es: "El firmante no vino" },
  "notary-absent": { en: "No notary came", es: "No vino ningún notario" },
  "document-unreadable": { en: "The ID could not be read", es: "La identificación no se pudo leer" },
  "not-finished": { en: "It was left before the deed was signed", es: "Se dejó antes de firmar la escritura" },
  "others-absent": { en: "Not everybody who signs came", es: "No vinieron todos los que firman" },
  "office-unfinished": {
    en: "Not everything was signed at the office that day",
    es: "No se firmó todo ese día en la oficina",
  },
  "originals-late": {
    en: "Not all the signed papers came back from the office",
    es: "No volvieron todos los documentos firmados de la oficina",
  },
  "deed-not-ready": { en: "The deed was not ready", es: "La escritura no estaba lista" },
  "papers-lost": { en: "What was signed was lost", es: "Se perdió lo que se firmó" },
  "connection-lost": { en: "The connection was lost", es: "Se perdió la conexión" },
  "signer-unwilling": { en: "The signer did not want to sign", es: "El firmante no quiso firmar" },
  "questions-failed": { en: "The questions went wrong twice", es: "Las preguntas fallaron dos veces" },
  "no-one-available": { en: "No notary was free then", es: "Ningún notario estaba libre" },
  rejected: { en: "The notary refused the deed", es: "El notario rechazó la escritura" },
  cancelled: { en: "It was cancelled", es: "Se canceló" },
  "application-ended": {
    en: "The application has ended, and nothing more is signed for it",
    es: "La solicitud terminó, y ya no se firma nada para ella",
  },
};
