import { countyInFull } from "@gable/domain/property/county-name.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const visitWords = catalogue({
  title: { en: "Where and when should the notary come?", es: "¿Dónde y cuándo debe venir el notario?" },
  titleOffice: { en: "At which office, and when?", es: "¿En qué oficina y cuándo?" },
  lead: {
    en: "The deed is signed on paper before a notary. Signing takes about 40 minutes.",
    es: "La escritura se firma en papel ante notario. Firmar toma unos 40 minutos.",
  },
  leadOffice: {
    en: "In Texas you sign everything at one of these offices, the deed before a notary. Choose one near you. It takes about an hour.",
    es: "En Texas se firma todo en una de estas oficinas, la escritura ante un notario. Elija una cercana. Toma cerca de una hora.",
  },
  why: {
    en: "Your county records deeds on paper only, so the notary has to see you sign.",
    es: "Su condado solo inscribe escrituras en papel, así que el notario debe verlo firmar.",
  },
  whyTexas: {
    en: "The Texas constitution lets a loan on a homestead be closed only at such an office, so that nobody is hurried at the kitchen table.",
    es: "La constitución de Texas solo permite cerrar un préstamo sobre la vivienda en una oficina así, para que nadie sea apurado en su casa.",
  },
  where: { en: "Place", es: "Lugar" },
  home: { en: "At my home", es: "En mi casa" },
  work: { en: "At my work", es: "En mi trabajo" },
  other: { en: "Somewhere else", es: "En otro lugar" },
  "lender-office": { en: "Our office", es: "Nuestra oficina" },
  "attorney-office": { en: "An attorney's office", es: "La oficina de un abogado" },
  "title-office": { en: "A title company's office", es: "La oficina de una compañía de títulos" },
  first: { en: "Your first choice", es: "Su primera opción" },
  second: { en: "Another time that suits", es: "Otro momento que le convenga" },
  third: { en: "And a third", es: "Y un tercero" },
  day: { en: "Day", es: "Día" },
  part: { en: "Part of the day", es: "Parte del día" },
  morning: { en: "9 AM to noon", es: "Mañana, 9 a 12" },
  afternoon: { en: "Noon to 5 PM", es: "Tarde, 12 a 5" },
  evening: { en: "5 to 8 PM", es: "Noche, 5 a 8" },
  holiday: {
    en: "That day is a federal holiday, on which notaries rarely travel.",
    es: "Ese día es festivo federal, y los notarios rara vez viajan.",
  },
  officeHoliday: {
    en: "That day is a federal holiday, on which most offices are closed.",
    es: "Ese día es festivo federal, y la mayoría de las oficinas cierra.",
  },
  weekend: {
    en: "That day is on a weekend, when fewer notaries come.",
    es: "Ese día cae en fin de semana, cuando vienen menos notarios.",
  },
  officeWeekend: {
    en: "That day is on a weekend. Many offices are closed.",
    es: "Ese día cae en fin de semana. Muchas oficinas cierran.",
  },
  anotherDay: {
    en: "Choose another day, or add one below.",
    es: "Elija otro día o agregue uno abajo.",
  },
  zone: {
    en: (zone: string) => `Times are those of your home (${zone}).`,
    es: (zone: string) => `Las horas son las de su casa (${zone}).`,
  },
  language: { en: "Language of the appointment", es: "Idioma de la cita" },
  access: { en: "What should the notary know?", es: "¿Qué debe saber el notario?" },
  accessOffice: { en: "What should the office know?", es: "¿Qué debe saber la oficina?" },
  accessOfficeHint: {
    en: "A wheelchair, an interpreter, a name on your ID that is not quite the same.",
    es: "Una silla de ruedas, un intérprete, un nombre en su identificación que no es del todo igual.",
  },
  accessHint: { en: "A gate code, a dog, where to park.", es: "Un código de acceso, un perro, dónde estacionar." },
  fee: { en: "Cost", es: "Costo" },
  noFee: { en: "Nothing for you", es: "Nada para usted" },
  fromLine: {
    en: (fee: string) => `${fee}, taken from the line`,
    es: (fee: string) => `${fee}, tomados de la línea`,
  },
  moneyDay: { en: "Your money, if all goes well", es: "Su dinero, si todo va bien" },
  everybody: {
    en: "Everybody who signs will be there with a valid photo ID.",
    es: "Todos los que firman estarán allí con una identificación vigente con foto.",
  },
  agree: {
    en: (fee: string) => `I agree to ${fee} for the notary, taken from the line.`,
    es: (fee: string) => `Acepto ${fee} para el notario, tomados de la línea.`,
  },
  agreeFree: { en: "I agree to this appointment.", es: "Acepto esta cita." },
  go: { en: "Ask for an appointment", es: "Pedir una cita" },
  failed: { en: "The appointment did not work out", es: "La cita no se pudo hacer" },
  failedBody: {
    en: "Nothing was notarized. Choose other times; nothing else has to be done again.",
    es: "No se certificó nada. Elija otros momentos; no hay que repetir nada más.",
  },
  again: { en: "Choose other times", es: "Elegir otros momentos" },
  choose: { en: "Choose place and time", es: "Elegir lugar y hora" },
  reserveTitle: { en: "A notary sees you sign on paper", es: "Un notario lo ve firmar en papel" },
  reserveOffice: { en: "You sign at an office", es: "Usted firma en una oficina" },
  reserveOfficeLead: {
    en: "You choose the office and when; a notary is there.",
    es: "Usted elige la oficina y cuándo; allí hay un notario.",
  },
  codeThere: {
    en: "The office gives you a code when you come. You enter it beside your documents, and sign.",
    es: "La oficina le da un código cuando llega. Lo escribe junto a sus documentos y firma.",
  },
  toDocuments: { en: "To my documents", es: "A mis documentos" },
  reserveLead: {
    en: (county: string) =>
      `${countyInFull(county, "en")} records this deed on paper. You choose when; we send somebody.`,
    es: (county: string) =>
      `El registro del ${countyInFull(county, "es")} inscribe esta escritura en papel. Usted elige cuándo; enviamos a alguien.`,
  },
  reserveInstead: {
    en: "Your county takes deeds notarized online, and on paper too. You choose when; we send somebody.",
    es: "Su condado acepta escrituras firmadas en línea y también en papel. Usted elige cuándo; enviamos a alguien.",
  },
  whyInstead: {
    en: "You sign the deed before a notary, so that nobody can sign for your home in your name.",
    es: "La escritura se firma ante un notario, para que nadie pueda firmar por su casa en su nombre.",
  },
  requestedTitle: { en: "We are finding a notary for you", es: "Buscamos un notario para usted" },
  requestedLead: {
    en: (by: string) =>
      `Somebody is usually found by ${by}. We write to you as soon as it is certain, and look ourselves if it is not by then.`,
    es: (by: string) =>
      `Suele encontrarse a alguien a más tardar el ${by}. Le escribimos en cuanto sea seguro y, si para entonces no lo es, buscamos nosotros mismos.`,
  },
  lateTitle: { en: "We are still looking for a notary", es: "Seguimos buscando un notario" },
  lateLead: {
    en: "It takes longer than usual. Somebody of ours now looks for a notary too. You need not do anything: the times you chose stand.",
    es: "Toma más de lo habitual. Alguien de nuestro equipo también busca un notario. No tiene que hacer nada: sus horarios siguen en pie.",
  },
  lateUntil: {
    en: (last: string) =>
      `If nobody is found before the last of them, ${last}, you choose other times on this page. Nothing else has to be done again.`,
    es: (last: string) =>
      `Si no se encuentra a nadie antes del último, ${last}, elige otros horarios en esta página. No hay que repetir nada más.`,
  },
  find: { en: "One of your times is confirmed", es: "Se confirma uno de sus momentos" },
  told: { en: "You see who comes", es: "Verá quién viene" },
  toldBody: {
    en: "Name, commission number and phone, on this page and by mail.",
    es: "Nombre, número de comisión y teléfono, en esta página y por correo.",
  },
  confirmedTitle: { en: "Your notary is booked", es: "Su notario está reservado" },
  place: { en: "Where", es: "Dónde" },
  notary: { en: "Notary", es: "Notario" },
  commission: { en: "Commission", es: "Comisión" },
  phone: { en: "Phone", es: "Teléfono" },
  calendar: { en: "Signing with the notary", es: "Firma con el notario" },
  toCalendar: { en: "Add to my calendar", es: "Agregar a mi calendario" },
  giveBack: { en: "Choose another time", es: "Elegir otro momento" },
  giveBackSure: { en: "Give this appointment up?", es: "¿Renunciar a esta cita?" },
  giveBackBody: {
    en: (moment: string) =>
      `${moment} goes to somebody else. You then choose other times, and we look for a notary anew.`,
    es: (moment: string) =>
      `${moment}: la cita será para otra persona. Después elige otros momentos y buscamos un notario de nuevo.`,
  },
  giveBackGo: { en: "Give it up and choose anew", es: "Renunciar y elegir de nuevo" },
  giveBackKeep: { en: "Keep it", es: "Conservarla" },
  freeUntil: {
    en: (moment: string) => `You can change it without cost until ${moment}.`,
    es: (moment: string) => `Puede cambiarla sin costo hasta el ${moment}.`,
  },
  bring: { en: "Have these ready", es: "Tenga esto listo" },
  bringId: { en: "A valid photo ID", es: "Una identificación vigente con foto" },
  bringIdBody: { en: "Of everybody who signs, unexpired.", es: "De todos los que firman, sin vencer." },
  bringEverybody: { en: "Everybody who signs", es: "Todos los que firman" },
  bringEverybodyBody: { en: "At the same place and time.", es: "En el mismo lugar y momento." },
  bringTime: { en: "Forty minutes and a table", es: "Cuarenta minutos y una mesa" },
  bringHour: { en: "About an hour", es: "Cerca de una hora" },
  bringTimeBody: { en: "Ask whatever you like; nobody hurries you.", es: "Pregunte lo que quiera; nadie lo apura." },
  readBefore: { en: "Read the documents before", es: "Leer los documentos antes" },
  overTitle: { en: "The signed deed is on its way back", es: "La escritura firmada viene de regreso" },
  overLead: { en: "It is our move. You need not do anything.", es: "Nos toca a nosotros. No tiene que hacer nada." },
  scan: { en: "The paper is scanned and checked", es: "El papel se escanea y revisa" },
  scanBody: {
    en: (when: string) => `It should be with us by ${when}.`,
    es: (when: string) => `Debería llegarnos a más tardar el ${when}.`,
  },
  scanLate: {
    en: (when: string) => `It should have been with us by ${when}. We ask the notary, and call you if we need you.`,
    es: (when: string) =>
      `Debía llegarnos a más tardar el ${when}. Le preguntamos al notario, y le llamamos si le necesitamos.`,
  },
  record: { en: "It goes to the county", es: "Va al condado" },
  recordBody: {
    en: "By courier, once your right to cancel is over.",
    es: "Por mensajero, cuando termine su derecho a cancelar.",
  },
});

export const visitCodes: CodeWords = {
  "placeType-required": { en: "Choose the place.", es: "Elija el lugar." },
  "date-required": { en: "Enter the day that suits you best.", es: "Escriba el día que más le convenga." },
  "part-required": { en: "Choose the part of the day.", es: "Elija la parte del día." },
  "everybody-required": {
    en: "Tick that everybody who signs will be there.",
    es: "Marque que todos los que firman estarán allí.",
  },
  "agreed-required": { en: "Tick that you agree, to go on.", es: "Marque que está de acuerdo para continuar." },
  "window-too-soon": {
    en: "Choose a time at least four hours from now.",
    es: "Elija un momento con al menos cuatro horas.",
  },
  "window-too-late": {
    en: "Choose a day within the next 60 days.",
    es: "Elija un día dentro de los próximos 60 días.",
  },
  "window-before-wait": {
    en: "The law makes you wait until later. Choose a day on which you may sign.",
    es: "La ley le hace esperar más. Elija un día en que pueda firmar.",
  },
  "office-closed-then": {
    en: "This office closes before that day. Choose an earlier day or another office.",
    es: "Esta oficina cierra antes de ese día. Elija un día anterior u otra oficina.",
  },
  "window-backwards": { en: "This time ends before it begins.", es: "Este momento termina antes de empezar." },
  "place-not-allowed": {
    en: "It cannot be signed there. Choose another place.",
    es: "No se puede firmar allí. Elija otro lugar.",
  },
  "fee-changed": {
    en: "The cost has changed meanwhile. Look at it again.",
    es: "El costo cambió mientras tanto. Véalo de nuevo.",
  },
  "visit-too-close": {
    en: "The appointment is less than a day away. Please call us.",
    es: "Falta menos de un día para la cita. Llámenos.",
  },
};
