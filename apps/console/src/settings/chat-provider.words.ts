import type { AdaptedProvider, ProviderKeyName } from "@gable/domain/chat/provider-keys.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const chatProviderWords = catalogue({
  title: { en: "Chats with people", es: "Chats con personas" },
  lead: {
    en: "Who carries the chats of your borrowers, and where what is said is kept.",
    es: "Quién lleva los chats de sus clientes y dónde se guarda lo que se dice.",
  },
  question: { en: "New chats are carried by", es: "Los chats nuevos pasan por" },
  desk: { en: "Your own desk", es: "Su propio centro de atención" },
  deskHint: {
    en: "Your people answer here, under Chats. Everything that is said stays with us, sealed.",
    es: "Su personal responde aquí, en Chats. Todo lo que se dice queda con nosotros, cifrado.",
  },
  now: { en: "Carries new chats now.", es: "Lleva ahora los chats nuevos." },
  noKeys: { en: "There are no keys yet.", es: "Aún no hay claves." },
  keysSince: {
    en: (day: string) => `Its keys are there since ${day}.`,
    es: (day: string) => `Sus claves están desde el ${day}.`,
  },
  open: {
    en: (count: number) => (count === 1 ? "One chat is open there." : `${count} chats are open there.`),
    es: (count: number) => (count === 1 ? "Hay un chat abierto ahí." : `Hay ${count} chats abiertos ahí.`),
  },
  outOfReach: {
    en: (name: string) => `What is out of our reach at ${name}`,
    es: (name: string) => `Lo que no alcanzamos en ${name}`,
  },
  consequences: {
    en: (name: string) => [
      `Your people answer at ${name}. These chats do not come to Chats here, no transcript comes to the loan file, and nobody is mailed an answer that they have not seen.`,
      `What is said is kept at ${name}. A borrower who asks to have their data deleted must have it deleted there too: our deletion does not reach it.`,
      `Files go there without our scan for viruses.`,
      `Social Security and account numbers are stopped in the borrower’s browser alone, and not once more on our server.`,
      `The provider’s own client must be part of the pages, with your license for it: ask whoever runs this product. Without it a chat says that something went wrong; the assistant stays.`,
    ],
    es: (name: string) => [
      `Su personal responde en ${name}. Estos chats no llegan a Chats aquí, al expediente no llega ninguna transcripción y a nadie se le envía por correo una respuesta que no vio.`,
      `Lo que se dice se guarda en ${name}. Si un cliente pide borrar sus datos, hay que borrarlos también ahí: nuestro borrado no los alcanza.`,
      `Los archivos van ahí sin nuestro análisis de virus.`,
      `Los números de Seguro Social y de cuenta se detienen solo en el navegador del cliente, no otra vez en nuestro servidor.`,
      `El programa propio del proveedor debe formar parte de las páginas, con la licencia de usted: consulte a quien opera este producto. Sin él, el chat dice que algo salió mal; el asistente sigue.`,
    ],
  },
  stay: {
    en: "Chats that are open go on where they were begun.",
    es: "Los chats abiertos siguen donde empezaron.",
  },
  keys: { en: (name: string) => `Keys of ${name}`, es: (name: string) => `Claves de ${name}` },
  keysHint: {
    en: "They are tried at once, sealed, and not shown again to anybody.",
    es: "Se prueban de inmediato, se cifran y no se vuelven a mostrar a nadie.",
  },
  replace: { en: "Replace the keys", es: "Cambiar las claves" },
  keep: { en: "Keep the keys that are there", es: "Conservar las claves que están" },
  remove: { en: "Delete the keys", es: "Borrar las claves" },
  removed: { en: "The keys are deleted.", es: "Las claves están borradas." },
  use: {
    en: (name: string) => `Have ${name} carry new chats`,
    es: (name: string) => `Pasar los chats nuevos por ${name}`,
  },
  useDesk: { en: "Answer new chats here", es: "Responder aquí los chats nuevos" },
  save: { en: "Save the new keys", es: "Guardar las claves nuevas" },
  done: {
    en: (name: string) => `New chats are carried by ${name}.`,
    es: (name: string) => `Los chats nuevos pasan por ${name}.`,
  },
  doneDesk: { en: "New chats come to your own desk.", es: "Los chats nuevos llegan a su propio centro de atención." },
  failed: { en: "This could not be read", es: "No se pudo leer" },
});

export const providerNames: Readonly<Record<AdaptedProvider, string>> = {
  stream: "Stream",
  twilio: "Twilio Conversations",
  nice: "NICE CXone",
  talkjs: "TalkJS",
};

/** As the provider calls them, so that they are found there. */
export const keyLabels: Readonly<Record<ProviderKeyName, Words>> = {
  apiKey: { en: "API key", es: "API key" },
  apiSecret: { en: "API secret", es: "API secret" },
  accountSid: { en: "Account SID", es: "Account SID" },
  serviceSid: { en: "Conversations service SID", es: "Conversations service SID" },
  apiKeySid: { en: "API key SID", es: "API key SID" },
  apiKeySecret: { en: "API key secret", es: "API key secret" },
  environment: {
    en: "Environment (NA1, EU1, UK1, AU1, CA1 or JP1)",
    es: "Environment (NA1, EU1, UK1, AU1, CA1 o JP1)",
  },
  brandId: { en: "Brand ID", es: "Brand ID" },
  channelId: { en: "Channel ID", es: "Channel ID" },
  appId: { en: "App ID", es: "App ID" },
  secretKey: { en: "Secret key", es: "Secret key" },
  supportUserId: {
    en: "Support user ID, as whom your people answer",
    es: "ID del usuario con el que responde su personal",
  },
};
