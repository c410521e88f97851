import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Alerts are worded by the specification (part 2, section 8). */
export const chatWords = catalogue({
  title: { en: (brand: string) => `Chat with ${brand}`, es: (brand: string) => `Chat con ${brand}` },
  close: { en: "Close the chat window", es: "Cerrar la ventana del chat" },
  opening: { en: "Opening the chat", es: "Abriendo el chat" },
  menu: { en: "More", es: "Más" },
  end: { en: "End chat", es: "Terminar el chat" },
  transcript: { en: "Save the conversation", es: "Guardar la conversación" },
  welcome: {
    en: (brand: string) =>
      `Welcome. ${brand}’s people answer here. Please do not send your Social Security number or banking information. This chat may be monitored and kept.`,
    es: (brand: string) =>
      `Le damos la bienvenida. Aquí responde el personal de ${brand}. No envíe su número de Seguro Social ni datos bancarios. Este chat puede ser supervisado y guardado.`,
  },
  hours: { en: "Chat hours", es: "Horario del chat" },
  opensAt: {
    en: (day: string, time: string) => `We are back on ${day} at ${time}.`,
    es: (day: string, time: string) => `Volvemos el ${day}, ${time}.`,
  },
  closedNow: {
    en: "Our people are away just now. Your messages can be sent when the chat is open; the assistant answers at any time.",
    es: "Nuestro personal no está disponible ahora. Podrá escribirnos cuando el chat abra; el asistente responde a toda hora.",
  },
  closedMeanwhile: {
    en: "Our people have just left. What you wrote stays here until they are back; the assistant answers at any time.",
    es: "Nuestro personal acaba de irse. Lo que escribió queda aquí hasta que vuelva; el asistente responde a toda hora.",
  },
  assistantIsRead: {
    en: "Whoever answers reads what you asked the assistant just now, so you need not say it again.",
    es: "Quien le atienda leerá lo que acaba de preguntar al asistente; no hace falta que lo repita.",
  },
  askAssistant: { en: "Ask the assistant", es: "Preguntar al asistente" },
  name: { en: "Your name", es: "Su nombre" },
  email: { en: "Your email", es: "Su correo electrónico" },
  emailWhy: {
    en: "We write there when you are answered after you have left.",
    es: "Le escribimos ahí cuando le respondan después de que se haya ido.",
  },
  start: { en: "Start chat", es: "Iniciar el chat" },
  messages: { en: "Messages", es: "Mensajes" },
  earlier: { en: "Show earlier messages", es: "Ver mensajes anteriores" },
  you: { en: "You", es: "Usted" },
  message: { en: "Your message", es: "Su mensaje" },
  placeholder: { en: "Write a message", es: "Escriba un mensaje" },
  send: { en: "Send", es: "Enviar" },
  keys: { en: "Enter sends, Shift+Enter begins a new line.", es: "Intro envía; Mayús+Intro empieza una línea." },
  openFile: { en: "Open", es: "Abrir" },
  sending: { en: "Sending", es: "Enviando" },
  notSent: { en: "Not sent.", es: "No se envió." },
  resend: { en: "Send again", es: "Enviar de nuevo" },
  waiting: {
    en: "Someone will be with you shortly",
    es: "Alguien le atenderá en un momento",
  },
  away: {
    en: "Our people are away just now. Your message stays with them, and we write to your email when somebody has answered.",
    es: "Nuestro personal no está disponible ahora. Su mensaje les queda, y le escribiremos a su correo cuando alguien haya respondido.",
  },
  awayWithoutEmail: {
    en: "Our people are away just now. Your message stays with them: look here again for the answer, in this browser.",
    es: "Nuestro personal no está disponible ahora. Su mensaje les queda: vuelva a mirar aquí la respuesta, en este navegador.",
  },
  awayTooLong: {
    en: "Our people are away just now, and this chat is over six hours after your last message. Please write to us again, or call, when we are back.",
    es: "Nuestro personal no está disponible ahora, y este chat termina seis horas después de su último mensaje. Escríbanos de nuevo o llámenos cuando volvamos.",
  },
  unanswered: {
    en: "Nobody has answered your last message yet. It stays with our people, and we write to your email when somebody has answered.",
    es: "Nadie ha respondido aún a su último mensaje. Les queda a nuestro equipo, y le escribiremos a su correo cuando alguien haya respondido.",
  },
  unansweredVisitor: {
    en: "Nobody answered your last message before this chat was over. Please start a new chat, or call us.",
    es: "Nadie respondió a su último mensaje antes de que terminara este chat. Inicie otro chat o llámenos.",
  },
  typing: { en: (name: string) => `${name} is writing`, es: (name: string) => `${name} está escribiendo` },
  joined: { en: (name: string) => `${name} is with you now.`, es: (name: string) => `${name} está con usted.` },
  transferred: {
    en: (name: string | null) => (name === null ? "A colleague will go on with you." : `${name} goes on with you.`),
    es: (name: string | null) =>
      name === null ? "Una persona del equipo seguirá con usted." : `${name} sigue con usted.`,
  },
  closedByAgent: {
    en: (name: string | null) => `${name ?? "Our team"} ended the chat.`,
    es: (name: string | null) => `${name ?? "Nuestro equipo"} terminó el chat.`,
  },
  closedByBorrower: { en: "You ended the chat.", es: "Usted terminó el chat." },
  privateNumber: {
    en: "Nothing was sent. Your message holds what looks like a Social Security, card or bank account number: remove the number, then send the message.",
    es: "No se envió nada. Su mensaje contiene lo que parece un número de Seguro Social, de tarjeta o de cuenta bancaria: quite el número y después envíe el mensaje.",
  },
  privateFile: {
    en: "Nothing was sent. The file holds what looks like a Social Security, card or bank account number: take the file out, then send the message.",
    es: "No se envió nada. El archivo contiene lo que parece un número de Seguro Social, de tarjeta o de cuenta bancaria: quite el archivo y después envíe el mensaje.",
  },
  privateRefused: {
    en: "Not delivered: this looks like a Social Security, card or bank account number. Write it again without the number.",
    es: "No se entregó: esto parece un número de Seguro Social, de tarjeta o de cuenta bancaria. Escríbalo de nuevo sin el número.",
  },
  thanks: { en: "Thank you for chatting with us", es: "Gracias por escribirnos" },
  ended: { en: "This chat has ended.", es: "Este chat terminó." },
  startNew: { en: "Start new chat", es: "Iniciar otro chat" },
  survey: { en: "How did we do?", es: "¿Cómo lo hicimos?" },
  rating: {
    en: (stars: number) => ["Very poor", "Poor", "Fair", "Good", "Very good"][stars - 1] ?? "",
    es: (stars: number) => ["Muy mal", "Mal", "Regular", "Bien", "Muy bien"][stars - 1] ?? "",
  },
  rated: { en: "Thank you. Your answer helps us.", es: "Gracias. Su respuesta nos ayuda." },
  notRated: { en: "Your answer did not reach us.", es: "Su respuesta no nos llegó." },
  begun: { en: "You had begun to write", es: "Había empezado a escribir" },
  begunGoesOn: {
    en: "It was not sent. Start a new chat, and it is there to send.",
    es: "No se envió. Inicie otro chat y ahí estará para enviarlo.",
  },
  again: { en: "Try again", es: "Intentar de nuevo" },
  earlierFailed: {
    en: "Earlier messages could not be fetched.",
    es: "No se pudieron traer los mensajes anteriores.",
  },
  fileFailed: { en: "This file could not be opened.", es: "No se pudo abrir este archivo." },
  connecting: { en: "Connecting", es: "Conectando" },

  lost: {
    en: "Connection lost. Attempting to reconnect.",
    es: "Se perdió la conexión. Intentando reconectar.",
  },
  wrong: {
    en: "Something went wrong. Please try again later.",
    es: "Algo salió mal. Inténtelo más tarde.",
  },
  token: { en: "Token state is invalid.", es: "El estado del token no es válido." },
  resendAlert: {
    en: "Something went wrong. Please try resending the message.",
    es: "Algo salió mal. Intente enviar el mensaje de nuevo.",
  },
});

/** Why a chat cannot be begun, or be answered about. */
export const chatCodes = {
  "no-chat-provider": {
    en: "Something went wrong. Please try again later. The chat cannot be reached just now: the assistant answers, and you can call us.",
    es: "Algo salió mal. Inténtelo más tarde. Ahora no se puede llegar al chat: el asistente responde y puede llamarnos.",
  },
  "identity-exists": {
    en: "Something went wrong. Please try again later. The chat does not know you yet: the assistant answers, and you can call us.",
    es: "Algo salió mal. Inténtelo más tarde. El chat aún no le reconoce: el asistente responde y puede llamarnos.",
  },
  nonce: {
    en: "We could not confirm that this is you. Press Start chat again; if it goes on, log in again.",
    es: "No pudimos confirmar que es usted. Pulse Iniciar el chat otra vez; si continúa, inicie sesión de nuevo.",
  },
  "no-contact": { en: "This survey is over.", es: "Esta encuesta terminó." },
} as const;

/** Of the form before the chat, as the specification words them (part 2, section 5). */
export const preChatCodes = {
  "friendlyName-required": { en: "Required", es: "Obligatorio" },
  "too-long": { en: "Cannot be more than 128 characters", es: "No puede tener más de 128 caracteres" },
  "email-invalid": {
    en: "Enter a valid email, like name@example.com",
    es: "Escriba un correo válido, como nombre@example.com",
  },
  "private-number": {
    en: "Take out what looks like a Social Security or account number",
    es: "Quite lo que parece un número de Seguro Social o de cuenta",
  },
} as const;
