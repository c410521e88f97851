import { countyInFull } from "@gable/domain/property/county-name.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const notaryWords = catalogue({
  quiz: { en: "Show that it is you", es: "Demuestre que es usted" },
  quizLead: {
    en: "From public records. Four right answers are enough.",
    es: "De registros públicos. El servicio pregunta en inglés. Bastan cuatro correctas.",
  },
  quizAgain: { en: "Not enough answers were right", es: "No bastaron las respuestas correctas" },
  quizAgainBody: {
    en: "This is the second try. If it does not fit either, the questions rest for a day. Nothing is lost by that.",
    es: "Este es el segundo intento. Si tampoco coinciden, las preguntas descansan un día. Con eso no se pierde nada.",
  },
  answer: { en: "Send my answers", es: "Enviar mis respuestas" },
  left: {
    en: (minutes: number, seconds: string) => `${minutes}:${seconds} left`,
    es: (minutes: number, seconds: string) => `Quedan ${minutes}:${seconds}`,
  },
  timeOver: { en: "The time is over. Send what you have.", es: "Se acabó el tiempo. Envíe lo que tenga." },
  lastMinute: { en: "Less than a minute is left.", es: "Queda menos de un minuto." },
  title: { en: "Meet the notary by video", es: "Reúnase con el notario por video" },
  lead: {
    en: (county: string) =>
      `${countyInFull(county, "en")} accepts deeds notarized online. It takes 20 to 30 minutes, from where you are.`,
    es: (county: string) =>
      `El registro del ${countyInFull(county, "es")} acepta escrituras firmadas ante notario en línea. Toma de 20 a 30 minutos, desde donde esté.`,
  },
  readiness: { en: "Have these at hand", es: "Tenga esto a mano" },
  idTitle: { en: "The ID you showed us", es: "La identificación que nos mostró" },
  idBody: { en: "Unexpired, in your hand, not a photo of it.", es: "Vigente y en la mano, no una foto." },
  roomTitle: { en: "A quiet room with light", es: "Un cuarto tranquilo con luz" },
  roomBody: {
    en: "Everybody who signs here may sit at the same device.",
    es: "Todos los que firman aquí pueden usar el mismo equipo.",
  },
  deviceTitle: { en: "A camera and a microphone", es: "Una cámara y un micrófono" },
  deviceBody: {
    en: "Turn a VPN off. You can test both before you go in.",
    es: "Apague la VPN. Puede probar ambos antes de entrar.",
  },
  quizTitle: { en: "Two minutes for five questions", es: "Dos minutos para cinco preguntas" },
  quizBody: {
    en: "From public records, such as streets you lived on. Four right answers are enough. If they do not fit, you get others once; then they rest for a day.",
    es: "De registros públicos, como calles donde vivió. El servicio pregunta en inglés. Bastan cuatro correctas. Si no coinciden, recibe otras una vez; después descansan un día.",
  },
  slot: { en: "When suits you?", es: "¿Cuándo le conviene?" },
  day: { en: "First a day", es: "Primero un día" },
  slotHint: {
    en: (zone: string) => `All times are in ${zone}, the time zone of this device.`,
    es: (zone: string) => `Todos los horarios están en ${zone}, la zona horaria de este dispositivo.`,
  },
  times: {
    en: (count: number) => (count === 1 ? "one time is free" : `${count} times are free`),
    es: (count: number) => (count === 1 ? "un horario libre" : `${count} horarios libres`),
  },
  time: { en: (day: string) => `Then a time on ${day}`, es: (day: string) => `Después, la hora: ${day}` },
  now: { en: (time: string) => `Now, at about ${time}`, es: (time: string) => `Ahora, hacia las ${time}` },
  waits: {
    en: (day: string) => `The deed can be notarized from ${day}`,
    es: (day: string) => `La escritura se puede firmar ante notario desde el ${day}`,
  },
  waitsBody: {
    en: "Where your home is, some business days lie between signing your agreement and the notary. You can book your time now.",
    es: "Donde está su casa pasan unos días hábiles entre la firma del contrato y el notario. Puede reservar su horario ahora.",
  },
  noSlots: { en: "No time is free just now", es: "No hay horarios libres ahora" },
  noSlotsBody: { en: "Look again in some minutes, or call us.", es: "Mire de nuevo en unos minutos o llámenos." },
  book: { en: "Book this time", es: "Reservar este horario" },
  paper: { en: "A notary comes to you", es: "Un notario va a usted" },
  paperLead: {
    en: (county: string) =>
      `${countyInFull(county, "en")} records deeds that are signed on paper. You choose place and time.`,
    es: (county: string) =>
      `El registro del ${countyInFull(county, "es")} inscribe escrituras firmadas en papel. Usted elige lugar y hora.`,
  },
  paperGo: { en: "Choose place and time", es: "Elegir lugar y hora" },

  attorney: { en: "An attorney reads your deed first", es: "Primero un abogado lee su escritura" },
  attorneyLead: {
    en: "Where your home is, a lawyer of ours reads the deed before anybody signs it. It is our move: there is nothing for you to do, and it costs you nothing.",
    es: "Donde está su casa, un abogado nuestro lee la escritura antes de que alguien la firme. Nos toca a nosotros: usted no tiene nada que hacer y no le cuesta nada.",
  },
  attorneyReads: { en: "The attorney reads the deed", es: "El abogado lee la escritura" },
  attorneyReadsBody: {
    en: "Within three business days, as a rule. What you have signed so far stands.",
    es: "Por lo general, en tres días hábiles. Lo que ya firmó sigue en pie.",
  },
  attorneyThen: { en: "Then you choose a time with the notary", es: "Después elige una hora con el notario" },
  attorneyThenVideo: {
    en: "By video, from where you are. We write to you as soon as you can choose.",
    es: "Por video, desde donde esté. Le escribimos en cuanto pueda elegir.",
  },
  attorneyThenPaper: {
    en: "A notary comes to you. We write to you as soon as you can choose.",
    es: "Un notario va a usted. Le escribimos en cuanto pueda elegir.",
  },
  visit: { en: "Your notary", es: "Su notario" },

  loading: { en: "Your notary session", es: "Su sesión con el notario" },
  waitingTitle: { en: "The notary comes in a moment", es: "El notario llega en un momento" },
  waitingLead: {
    en: (name: string) => `You are in the room. ${name || "The notary"} sees that you are there. Stay on this page.`,
    es: (name: string) => `Está en la sala. ${name || "El notario"} ve que usted está aquí. Quédese en esta página.`,
  },
  identityTitle: { en: "Your ID is being checked", es: "Se revisa su identificación" },
  identityLead: {
    en: "It takes about a minute. The questions come next.",
    es: "Toma un minuto. Luego vienen las preguntas.",
  },
  deed: { en: "Sign the deed before the notary", es: "Firme la escritura ante el notario" },
  deedLead: {
    en: (name: string) =>
      `${name || "The notary"} is with you. Read it, ask what you like, and sign when you are ready.`,
    es: (name: string) =>
      `${name || "El notario"} está con usted. Léala, pregunte lo que quiera y firme cuando esté listo.`,
  },
  deedTitle: { en: "Deed", es: "Escritura" },
  sign: { en: "Sign the deed", es: "Firmar la escritura" },
  done: { en: "The deed is signed and notarized", es: "La escritura está firmada ante notario" },
  doneLead: {
    en: "A copy is in your documents. We take you on in a moment.",
    es: "Hay una copia en sus documentos. Seguimos en un momento.",
  },

  brokeOff: {
    en: "Nothing was signed in it, and nothing is lost. Choose another time for everybody who signs.",
    es: "No se firmó nada y nada se perdió. Elija otra hora para todos los que firman.",
  },
  errorTitle: { en: "The session did not finish", es: "La sesión no terminó" },
  errorLead: {
    en: "Nothing was signed in it, and everything before it stands. Choose a new time; you show your ID and answer the questions again.",
    es: "No se firmó nada en ella y todo lo anterior sigue en pie. Elija otro horario; muestra su identificación y contesta las preguntas otra vez.",
  },
  questionsWrong: {
    en: "Not enough answers were right in the session",
    es: "En la sesión no bastaron las respuestas correctas",
  },
  questionsWrongLead: {
    en: (moment: string) =>
      `On ${moment} the questions from public records went wrong twice. They rest for a day, so no earlier time is offered. Nothing was signed, and everything before it stands. If you have no US credit history, call us: there is another way.`,
    es: (moment: string) =>
      `El ${moment} las preguntas de registros públicos fallaron dos veces. Descansan un día; por eso no se ofrecen horas antes. No se firmó nada y todo lo anterior sigue en pie. Si no tiene historial de crédito en EE.\u00a0UU., llámenos: hay otra manera.`,
  },
  idUnread: { en: "An ID could not be read", es: "No se pudo leer una identificación" },
  idUnreadLead: {
    en: (moment: string) =>
      `On ${moment} the notary could not read the ID that was shown. Nothing was signed, and everything before it stands. Next time have it unexpired, out of its sleeve and in good light, not a photo of it. If it is worn or damaged, call us before you choose a time: another may do.`,
    es: (moment: string) =>
      `El ${moment} el notario no pudo leer la identificación que se mostró. No se firmó nada y todo lo anterior sigue en pie. La próxima vez téngala vigente, fuera de su funda y con buena luz, no una foto. Si está gastada o dañada, llámenos antes de elegir un horario: puede servir otra.`,
  },
  lineBroke: { en: "The connection broke off", es: "Se cortó la conexión" },
  lineBrokeLead: {
    en: (moment: string) =>
      `The session of ${moment} broke off. Nobody is to blame, nothing was signed, and everything before it stands. Next time sit close to your router with the device plugged in, and close other programs. You show your ID and answer the questions again.`,
    es: (moment: string) =>
      `La sesión del ${moment} se cortó. No es culpa de nadie, no se firmó nada y todo lo anterior sigue en pie. La próxima vez siéntese cerca del router, con el equipo enchufado, y cierre otros programas. Muestra su identificación y contesta las preguntas otra vez.`,
  },
  unwilling: { en: "Somebody decided not to sign", es: "Alguien decidió no firmar" },
  unwillingLead: {
    en: (moment: string) =>
      `On ${moment} somebody who was to sign did not want to. That is their right, and nothing was signed. If a question was left open, call us before you choose another time: we answer it first.`,
    es: (moment: string) =>
      `El ${moment} alguien que debía firmar no quiso hacerlo. Es su derecho y no se firmó nada. Si quedó una pregunta, llámenos antes de elegir otro horario: primero la respondemos.`,
  },
  notTaken: { en: "A paper was not accepted as it was", es: "Un documento no se aceptó tal como estaba" },
  notTakenLead: {
    en: (moment: string) =>
      `On ${moment} the notary, or somebody who signs, did not accept a paper. What was signed then does not count, and everything before it stands. Call us with what was wrong before you choose another time, so that it is put right first.`,
    es: (moment: string) =>
      `El ${moment} el notario, o alguien que firma, no aceptó un documento. Lo firmado entonces no cuenta y todo lo anterior sigue en pie. Llámenos y díganos qué estaba mal antes de elegir otro horario, para corregirlo primero.`,
  },
  calledOff: { en: "The session was called off", es: "La sesión se canceló" },
  calledOffLead: {
    en: (moment: string) =>
      `Your session was to be on ${moment}. Nothing was signed, nothing is lost, and it costs you nothing. Choose another time now, if you like.`,
    es: (moment: string) =>
      `Su sesión era el ${moment}. No se firmó nada, nada se perdió y no le cuesta nada. Si quiere, elija otro momento ahora.`,
  },
  absent: { en: "We missed you", es: "No pudimos verle" },
  absentLead: {
    en: (moment: string) =>
      `Your appointment was on ${moment}. The notary waited half an hour. If something came between, that is no trouble: nothing is lost, it costs nothing, and you can choose another time now.`,
    es: (moment: string) =>
      `Su cita era el ${moment}. El notario esperó media hora. Si algo se lo impidió, no hay problema: no se perdió nada, no tiene costo y puede elegir otro momento ahora.`,
  },
  absentVisit: {
    en: (moment: string) =>
      `Your appointment was on ${moment}. If something came between, that is no trouble: nothing is lost, and you can choose another time now.`,
    es: (moment: string) =>
      `Su cita era el ${moment}. Si algo se lo impidió, no hay problema: no se perdió nada y puede elegir otro momento ahora.`,
  },
  absentVisitFree: {
    en: (moment: string) =>
      `Your appointment was on ${moment}. If something came between, that is no trouble: nothing is lost, it costs nothing, and you can choose another time now.`,
    es: (moment: string) =>
      `Su cita era el ${moment}. Si algo se lo impidió, no hay problema: no se perdió nada, no tiene costo y puede elegir otro momento ahora.`,
  },
  officeUnfinished: { en: "Not everything was signed at the office", es: "No se firmó todo en la oficina" },
  officeUnfinishedLead: {
    en: (moment: string) =>
      `Your appointment was on ${moment}, and when the day was over somebody had still to sign. What was signed there that day still counts. Choose another time for whoever has still to sign; it costs nothing.`,
    es: (moment: string) =>
      `Su cita era el ${moment} y al terminar el día aún faltaba una firma. Lo que se firmó allí ese día sigue valiendo. Elija otro momento para quien aún deba firmar; no tiene costo.`,
  },
  notBack: {
    en: "Not all the signed papers have come back to us",
    es: "No nos han vuelto todos los documentos firmados",
  },
  notBackLead: {
    en: (moment: string) =>
      `Your appointment was on ${moment}. What was signed at the office that day still counts, however late it reaches us: call us, and we look for the papers together. Choose another time only if something was not signed.`,
    es: (moment: string) =>
      `Su cita era el ${moment}. Lo que se firmó ese día en la oficina sigue valiendo, llegue cuando llegue: llámenos y buscaremos juntos los documentos. Elija otro momento solo si algo no se firmó.`,
  },
  notReady: {
    en: "We are sorry: the deed was not ready in time",
    es: "Lo sentimos: la escritura no estuvo lista a tiempo",
  },
  notReadyLead: {
    en: (moment: string) =>
      `Your session was to be on ${moment}, and we had not finished the deed. That is our fault. Nothing is lost and it costs you nothing. Choose another time now, if you like.`,
    es: (moment: string) =>
      `Su sesión era el ${moment} y no habíamos terminado la escritura. Es culpa nuestra. No se perdió nada y no le cuesta nada. Si quiere, elija otro momento ahora.`,
  },
  unfinished: {
    en: "The session closed before the deed was signed",
    es: "La sesión se cerró antes de firmar la escritura",
  },
  unfinishedLead: {
    en: (moment: string) =>
      `It began on ${moment}. A session cannot stay open for long, so that it is certain who signs. Nothing before it is lost, and another costs nothing.`,
    es: (moment: string) =>
      `Empezó el ${moment}. Una sesión no puede quedar abierta mucho tiempo, para que sea seguro quién firma. No se perdió nada de lo anterior y otra no tiene costo.`,
  },
  others: { en: "Not everybody had signed in time", es: "No todos firmaron a tiempo" },
  othersLead: {
    en: (moment: string) =>
      `The session of ${moment} stayed open for a day, and somebody who signs with you could not come. The deed is drawn anew, without cost. Choose a time that suits all of you.`,
    es: (moment: string) =>
      `La sesión del ${moment} quedó abierta un día y alguien que firma con usted no pudo venir. La escritura se prepara de nuevo, sin costo. Elija un momento que convenga a todos.`,
  },
  noShow: { en: "We are sorry: the notary did not come", es: "Lo sentimos: el notario no llegó" },
  noShowLead: {
    en: (moment: string) =>
      `You were there on ${moment}, and our side was not. That is our fault. Nothing is lost, and that appointment costs you nothing. Choose another time now, if you like.`,
    es: (moment: string) =>
      `Usted estuvo allí el ${moment} y nosotros no. Es culpa nuestra. No se perdió nada y esa cita no le cuesta nada. Si quiere, elija otro momento ahora.`,
  },
  papersLost: {
    en: "We are sorry: what you signed was lost",
    es: "Lo sentimos: se perdió lo que firmó",
  },
  papersLostLead: {
    en: (moment: string) =>
      `The deed you signed on ${moment} has not come back to us and cannot be found. It is void, and a new one is drawn. That appointment costs you nothing. Choose another time now, if you like.`,
    es: (moment: string) =>
      `La escritura que firmó el ${moment} no nos llegó y no se encuentra. Queda sin efecto y se prepara otra. Esa cita no le cuesta nada. Si quiere, elija otro momento ahora.`,
  },
  weCall: {
    en: "We call you to find a time that is sure to work. You need not wait for it: you can choose one here, or call us.",
    es: "Le llamaremos para encontrar un momento seguro. No tiene que esperar: puede elegirlo aquí o llamarnos.",
  },
  moneyNow: {
    en: (day: string) => `If you take one of the first times that are free, your money is expected on ${day}.`,
    es: (day: string) => `Si toma uno de los primeros horarios libres, su dinero se espera el ${day}.`,
  },
  lockedUntil: {
    en: (moment: string) => `The questions open again on ${moment}.`,
    es: (moment: string) => `Las preguntas se abren de nuevo el ${moment}.`,
  },
  errorGo: { en: "Choose a new time", es: "Elegir otro horario" },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
});
