import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const introWords = catalogue({
  soon: { en: "Your documents come next", es: "Ahora vienen sus documentos" },
  soonLead: {
    en: "Thank you. What you stated is put on file, and then we write the documents that you sign.",
    es: "Gracias. Lo que declaró se archiva y después redactamos los documentos que firmará.",
  },
  soonStatement: { en: "Your statement is filed", es: "Se archiva su declaración" },
  soonStatementBody: { en: "You find it among your documents.", es: "La encuentra entre sus documentos." },
  soonDocuments: { en: "We write your documents", es: "Redactamos sus documentos" },
  soonDocumentsBody: { en: "This page goes on by itself.", es: "Esta página avanza sola." },
  title: { en: "Your documents are ready to sign", es: "Sus documentos están listos para firmar" },
  lead: {
    en: (documents: number, minutes: number) =>
      `${documents === 1 ? "One document" : `${documents} documents`}, about ${minutes} minutes. Read as long as you like; nothing is signed until you press Sign.`,
    es: (documents: number, minutes: number) =>
      `${documents === 1 ? "Un documento" : `${documents} documentos`}, unos ${minutes} minutos. Lea con calma; nada queda firmado hasta que presione Firmar.`,
  },
  waitUntil: {
    en: (day: string) => `You can sign from ${day}`,
    es: (day: string) => `Puede firmar desde el ${day}`,
  },
  notBefore: {
    en: (day: string) => `Do not sign before ${day}`,
    es: (day: string) => `No firme antes del ${day}`,
  },
  waitPaper: {
    en: "A signature of an earlier day does not count, and the papers would have to be signed anew.",
    es: "Una firma de un día anterior no cuenta, y habría que firmar los documentos de nuevo.",
  },
  wait: { en: "You cannot sign yet", es: "Aún no puede firmar" },
  CREDIT_SCORE_NOTICE: {
    en: "The notice about your credit score must reach you before you sign. We are sending it; call us if this page says so for more than a day.",
    es: "El aviso sobre su puntaje de crédito debe llegarle antes de firmar. Lo estamos enviando; llámenos si esta página lo dice por más de un día.",
  },
  VALUATION_COPY: {
    en: "The law gives you three business days with the copy of your home’s valuation before you sign. It is among your documents.",
    es: "La ley le da tres días hábiles con la copia de la tasación de su casa antes de firmar. Está entre sus documentos.",
  },
  TEXAS_TWELVE_DAYS: {
    en: "In Texas a line on your homestead may be signed twelve days after you received the notice of your rights.",
    es: "En Texas, una línea sobre su vivienda principal puede firmarse doce días después de recibir el aviso de sus derechos.",
  },
  TEXAS_PREVIEW: {
    en: "In Texas you have the final costs one business day before you sign. They are among your documents.",
    es: "En Texas recibe los costos finales un día hábil antes de firmar. Están entre sus documentos.",
  },
  TEXAS_ONE_YEAR: {
    en: "In Texas a year must pass between home equity loans on a homestead.",
    es: "En Texas debe pasar un año entre préstamos sobre el valor de la vivienda familiar.",
  },
  TEXAS_OWNERS: {
    en: "In Texas every other owner also has the notice of rights for twelve days, and the final costs for one business day, before anybody signs. They receive both once they follow their invitation; ask them to, if they have not.",
    es: "En Texas, cada uno de los demás propietarios también debe tener el aviso de derechos durante doce días, y los costos finales durante un día hábil, antes de que alguien firme. Los recibe en cuanto sigue su invitación; pídaselo si aún no lo ha hecho.",
  },
  waitRead: {
    en: "You can read everything now. There is nothing to do meanwhile, and nothing is lost.",
    es: "Puede leer todo ahora. Mientras tanto no hay nada que hacer y nada se pierde.",
  },
  waitOffice: {
    en: "You can read everything now, and choose your appointment below. Nothing is lost meanwhile.",
    es: "Puede leer todo ahora y elegir su cita abajo. Mientras tanto nada se pierde.",
  },
  figures: { en: "The figures in them", es: "Las cifras que contienen" },
  same: { en: "The same as in the offer you chose", es: "Iguales a la oferta que eligió" },
  changed: {
    en: "Not every figure is the one you applied with",
    es: "No todas las cifras son las de su solicitud",
  },
  changedBody: {
    en: "What each was stands below it: you chose a new offer since, or a creditor asks for another sum than was reported. If you cannot tell why one is different, call us before you sign.",
    es: "Debajo de cada una está la anterior: usted eligió otra oferta desde entonces, o un acreedor pide otra suma que la informada. Si no sabe por qué una es distinta, llámenos antes de firmar.",
  },
  chose: { en: (figure: string) => `You chose ${figure}`, es: (figure: string) => `Usted eligió ${figure}` },
  reported: {
    en: (amount: string) => `Your credit report had ${amount}`,
    es: (amount: string) => `Su informe de crédito tenía ${amount}`,
  },
  line: { en: "Line of credit", es: "Línea de crédito" },
  fee: { en: "Origination fee", es: "Cargo de apertura" },
  costs: { en: "Recording and other costs", es: "Registro y otros costos" },
  payoffs: { en: "For your creditors", es: "Para sus acreedores" },
  cash: { en: "Cash to you", es: "Efectivo para usted" },
  rate: { en: "APR, fixed for the first draw", es: "APR, fijo para el primer retiro" },
  rateNote: { en: "APR does not include fees", es: "La APR no incluye cargos" },
  payment: { en: "Monthly payment", es: "Pago mensual" },
  years: {
    en: (years: number) => `for ${years} years`,
    es: (years: number) => `por ${years} años`,
  },
  documents: { en: "What you sign", es: "Lo que firma" },
  toRead: { en: "Yours to read and keep", es: "Para leer y guardar" },
  toReadLead: {
    en: "There is nothing to sign on these. A copy stays under Documents.",
    es: "En estos no se firma nada. Queda una copia en Documentos.",
  },
  open: { en: "Open", es: "Abrir" },
  signed: { en: "Signed", es: "Firmado" },
  go: { en: "Read and sign", es: "Leer y firmar" },
  goOn: { en: "Go on signing", es: "Seguir firmando" },
  again: { en: "Try again", es: "Intentar de nuevo" },

  // The title is fixed by the specification.
  placeTitle: { en: "Why We Need Your Location", es: "Por qué necesitamos su ubicación" },
  placeBody: {
    en: "We record where you are when you sign electronically. It protects you against somebody signing in your name, and the law on electronic closings asks for it. Your browser asks you next; choose Allow. We read it once and do not follow you.",
    es: "Registramos dónde está cuando firma electrónicamente. Le protege de que alguien firme en su nombre, y la ley sobre cierres electrónicos lo pide. Su navegador le preguntará; elija Permitir. La leemos una vez y no le seguimos.",
  },
  placeShare: { en: "Share my location", es: "Compartir mi ubicación" },
  placeRefused: { en: "Your browser did not share your location", es: "Su navegador no compartió su ubicación" },
  placeRefusedBody: {
    en: "Turn on location services for this page: open the lock or settings symbol beside the address, allow Location, and try again. If you would rather not, call us and we find another way to sign.",
    es: "Active la ubicación para esta página: abra el candado o el símbolo de ajustes junto a la dirección, permita Ubicación e intente de nuevo. Si prefiere no hacerlo, llámenos y buscamos otra manera de firmar.",
  },
  placeUnknown: { en: "This device does not know where it is", es: "Este dispositivo no sabe dónde está" },
  placeUnknownBody: {
    en: "That happens on some computers. Try again, or go on; we then note that it was not known.",
    es: "Sucede en algunas computadoras. Intente de nuevo o continúe; anotamos que no se sabía.",
  },
  placeWithout: { en: "Go on without it", es: "Continuar sin ella" },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
});
