import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const conditionWords = catalogue({
  title: { en: "What we still need", es: "Lo que aún necesitamos" },
  lead: {
    en: (count: number) => (count === 1 ? "One thing waits for you." : `${count} things wait for you.`),
    es: (count: number) => (count === 1 ? "Una cosa espera por usted." : `${count} cosas esperan por usted.`),
  },
  leadNone: { en: "Nothing waits for you just now.", es: "Ahora nada espera por usted." },
  none: { en: "Nothing is open", es: "No hay nada pendiente" },
  noneBody: {
    en: "If we need something, it stands here and we write to you.",
    es: "Si necesitamos algo, aparece aquí y le escribimos.",
  },
  mine: { en: "Needs you now", es: "Le toca a usted" },
  theirs: { en: "We are looking at it", es: "Lo estamos revisando" },
  settled: { en: "Done", es: "Hecho" },
  settledOn: { en: (date: string) => `Settled on ${date}`, es: (date: string) => `Resuelto el ${date}` },
  send: { en: "Send it", es: "Enviarlo" },
  answer: { en: "Answer this", es: "Responder" },
  showId: { en: "Show my ID", es: "Mostrar mi identificación" },
  givePhone: { en: "Give my number", es: "Dar mi número" },
  look: { en: "See what is asked", es: "Ver qué se pide" },
  talk: { en: "What happened, and messages", es: "Lo que pasó y mensajes" },
  looking: { en: "Our move", es: "Nos toca a nosotros" },
  account: {
    en: (bank: string, mask: string) => `${bank}, account ending in ${mask}`,
    es: (bank: string, mask: string) => `${bank}, cuenta terminada en ${mask}`,
  },
  accountElse: { en: "Is it not yours?", es: "¿No es suya?" },
  accountElseGo: { en: "Use another account", es: "Usar otra cuenta" },
  asked: { en: (date: string) => `Asked on ${date}`, es: (date: string) => `Pedido el ${date}` },
  wanted: { en: (count: number) => `${count} documents`, es: (count: number) => `${count} documentos` },
  lookedAtBy: {
    en: (moment: string) => `Somebody reads it by ${moment}.`,
    es: (moment: string) => `Alguien lo lee a más tardar el ${moment}.`,
  },
  lookedAtIfNow: {
    en: (moment: string) => `Sent now, it is read by ${moment}.`,
    es: (moment: string) => `Si lo envía ahora, se lee a más tardar el ${moment}.`,
  },
  lookedAtLate: {
    en: (moment: string) =>
      `It was to be read by ${moment}. We are behind, and it is not lost; call us if you would rather not wait.`,
    es: (moment: string) =>
      `Debía leerse a más tardar el ${moment}. Vamos con retraso y no se ha perdido; llámenos si prefiere no esperar.`,
  },
  answerBy: {
    en: (day: string) =>
      `Send it by ${day}. After that day we have to close your application as incomplete; you may apply again.`,
    es: (day: string) =>
      `Envíelo a más tardar el ${day}. Después tenemos que cerrar su solicitud por incompleta; puede solicitar de nuevo.`,
  },
  signBy: {
    en: (day: string) => `Your approval ends with ${day}. Until then this has to be settled, and the documents signed.`,
    es: (day: string) =>
      `Su aprobación termina el ${day}. Hasta entonces esto debe estar resuelto y los documentos, firmados.`,
  },
  back: { en: "Back to my application", es: "Volver a mi solicitud" },

  uploadLead: { en: "Nothing more is asked here.", es: "Aquí no se pide nada más." },
  unknown: { en: "This is not asked for any more", es: "Esto ya no se pide" },
  unknownLead: { en: "It was settled meanwhile.", es: "Se resolvió mientras tanto." },
  all: { en: "See everything that is open", es: "Ver todo lo pendiente" },
  file: { en: "Document", es: "Documento" },
  fileHint: { en: "PDF, JPG, PNG or HEIC, up to 20 MB each.", es: "PDF, JPG, PNG o HEIC, hasta 20 MB cada uno." },
  count: {
    en: (given: number, wanted: number) => `${given} of ${wanted} sent`,
    es: (given: number, wanted: number) => `${given} de ${wanted} enviados`,
  },
  sent: { en: "We have what you sent", es: "Tenemos lo que envió" },
  sentBody: {
    en: "It is our move. We write to you if something is missing.",
    es: "Nos toca a nosotros. Le escribimos si falta algo.",
  },
  again: { en: "We still need something here", es: "Aquí todavía falta algo" },
  returned: { en: "Sent back", es: "Devuelto" },
  done: { en: "Go on", es: "Continuar" },
  tips: { en: "So that it works the first time", es: "Para que funcione a la primera" },
  tipWhole: { en: "The whole page, with no corner cut off.", es: "La página completa, sin esquinas cortadas." },
  tipSharp: { en: "Sharp enough to read the smallest line.", es: "Lo bastante nítida para leer la línea más pequeña." },
  tipOpen: { en: "Without a password.", es: "Sin contraseña." },
  notHave: {
    en: "You do not have it? Call us: often something else will do.",
    es: "¿No lo tiene? Llámenos: a menudo sirve otra cosa.",
  },

  phoneTitle: { en: "Which number may we call?", es: "¿A qué número podemos llamar?" },
  phoneLead: {
    en: "We call only about this application, such as when the notary is on the way.",
    es: "Llamamos solo por esta solicitud, por ejemplo cuando el notario va en camino.",
  },
  phone: { en: "Mobile phone", es: "Teléfono móvil" },
  phoneHint: {
    en: "We text six digits to it. No mobile phone? Call us, and we take your number.",
    es: "Le enviamos seis dígitos por texto. ¿No tiene móvil? Llámenos y tomamos su número.",
  },
  phoneSend: { en: "Text me a code", es: "Enviarme un código" },
  phoneSent: {
    en: (phone: string) => `We sent six digits to ${phone}`,
    es: (phone: string) => `Enviamos seis dígitos al ${phone}`,
  },
  phoneCode: { en: "The six digits", es: "Los seis dígitos" },
  phoneAgain: { en: "Send new digits", es: "Enviar otros dígitos" },
  phoneGo: { en: "Save this number", es: "Guardar este número" },
});
