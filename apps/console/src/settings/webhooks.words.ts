import type { Words } from "@gable/domain/language.ts";
import type { LenderEvent } from "@gable/domain/webhooks/lender-event.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const webhookWords = catalogue({
  title: { en: "Webhooks", es: "Webhooks" },
  lead: {
    en: "Your own systems are told what happens to applications, signed, with ids alone.",
    es: "Sus propios sistemas reciben avisos de las solicitudes, firmados y solo con identificadores.",
  },
  deliveriesFailed: { en: "What was sent could not be read", es: "No se pudo leer lo que se envió" },
  address: { en: "Address", es: "Dirección" },
  addressHint: { en: "https, and outside of our own networks", es: "https, y fuera de nuestras redes" },
  now: {
    en: (url: string, at: string, by: string | null) => `Now: ${url}, set ${at}${by === null ? "" : ` by ${by}`}.`,
    es: (url: string, at: string, by: string | null) =>
      `Ahora: ${url}, fijada ${at}${by === null ? "" : ` por ${by}`}.`,
  },
  save: { en: "Save the address", es: "Guardar la dirección" },
  first: {
    en: "Saving makes a secret, by which your system knows us. It is shown once.",
    es: "Al guardar se crea un secreto, por el que su sistema nos reconoce. Se muestra una sola vez.",
  },
  anew: {
    en: "Another address gets a secret of its own: the present one signs nothing any more.",
    es: "Otra dirección recibe su propio secreto: el actual deja de firmar.",
  },
  secret: { en: "The secret, shown this once", es: "El secreto, mostrado solo esta vez" },
  secretBody: {
    en: "It verifies the header x-gable-signature. Keep it where your system finds it.",
    es: "Verifica la cabecera x-gable-signature. Guárdelo donde lo encuentre su sistema.",
  },
  renew: { en: "Make a new secret", es: "Crear un secreto nuevo" },
  renewMeans: {
    en: "For a day every message carries two signatures, by the new secret and by the present one: your system takes either. If somebody knows the present one who should not, end it at once.",
    es: "Durante un día cada mensaje lleva dos firmas, la del secreto nuevo y la del actual: su sistema acepta cualquiera. Si alguien conoce el actual sin deber, termínelo de inmediato.",
  },
  renewNow: { en: "New secret, both for a day", es: "Secreto nuevo, ambos por un día" },
  renewAtOnce: { en: "New secret, end the present one now", es: "Secreto nuevo, terminar ya el actual" },
  formerUntil: {
    en: (until: string) => `The former secret signs beside the new one until ${until}.`,
    es: (until: string) => `El secreto anterior firma junto al nuevo hasta el ${until}.`,
  },
  test: { en: "Send a test", es: "Enviar una prueba" },
  tested: {
    en: (status: number) => `Your system answered ${status}.`,
    es: (status: number) => `Su sistema respondió ${status}.`,
  },
  unanswered: { en: "Nobody answered.", es: "Nadie respondió." },
  remove: { en: "Take the address away", es: "Quitar la dirección" },
  removeMeans: {
    en: "Your systems are told of nothing any more, and the secret is forgotten. What is on its way is not sent.",
    es: "Ya no se avisa de nada a sus sistemas y se olvida el secreto. Lo que está en camino no se envía.",
  },
  removeNow: { en: "Take it away now", es: "Quitarla ahora" },
  removeWith: {
    en: (count: number) => `Take it away, and lose ${count === 1 ? "1 message" : `${count} messages`}`,
    es: (count: number) => `Quitarla y perder ${count === 1 ? "1 mensaje" : `${count} mensajes`}`,
  },
  underWay: {
    en: (count: number) =>
      count === 1 ? "1 message has not been taken yet" : `${count} messages have not been taken yet`,
    es: (count: number) => (count === 1 ? "1 mensaje sin recibir" : `${count} mensajes sin recibir`),
  },
  underWayMeans: {
    en: "Also another address is not told of them, unless you send them again from the list below.",
    es: "Tampoco los recibe otra dirección, salvo que los envíe otra vez desde la lista de abajo.",
  },
  givenUp: { en: "not sent: the address was taken away", es: "no se envió: se quitó la dirección" },
  removed: { en: "Nobody is told any more.", es: "Ya no se avisa a nadie." },
  deliveries: { en: "What was told", es: "Lo que se avisó" },
  none: {
    en: "Nothing was told yet. Once an address is saved, what happens to an application from then on is told and stands here.",
    es: "Aún no se avisó nada. En cuanto se guarda una dirección, se avisa lo que pase desde entonces con una solicitud, y queda aquí.",
  },
  event: { en: "Event", es: "Suceso" },
  when: { en: "When", es: "Cuándo" },
  answered: { en: "Answer", es: "Respuesta" },
  attempts: {
    en: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
    es: (count: number) => (count === 1 ? "1 intento" : `${count} intentos`),
  },
  onItsWay: { en: "on its way", es: "en camino" },
  again: { en: "Send again", es: "Enviar otra vez" },
  againOf: { en: (event: string) => `Send again: ${event}`, es: (event: string) => `Enviar otra vez: ${event}` },
  sentAgain: { en: "It is on its way again.", es: "Va en camino otra vez." },
  replay: { en: "Send everything again", es: "Enviar todo otra vez" },
  replayOf: { en: "What happened in the last", es: "Lo que pasó en los últimos" },
  days: {
    en: (count: number) => (count === 1 ? "24 hours" : `${count} days`),
    es: (count: number) => (count === 1 ? "24 horas" : `${count} días`),
  },
  replayed: {
    en: (count: number) => (count === 1 ? "1 is on its way again." : `${count} are on their way again.`),
    es: (count: number) => (count === 1 ? "1 va en camino otra vez." : `${count} van en camino otra vez.`),
  },
  failed: { en: "This could not be read", es: "No se pudo leer" },
});

export const lenderEventNames: Readonly<Record<LenderEvent, Words>> = {
  "application-received": { en: "Application received", es: "Solicitud recibida" },
  "application-submitted": { en: "Application submitted", es: "Solicitud enviada" },
  "application-declined": { en: "Application declined", es: "Solicitud denegada" },
  "application-ended": { en: "Application ended", es: "Solicitud terminada" },
  "documents-signed": { en: "Documents signed", es: "Documentos firmados" },
  "line-rescinded": { en: "Line rescinded", es: "Línea cancelada en el plazo" },
  "line-funded": { en: "Line funded", es: "Línea desembolsada" },
};
