import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const prepareAnswersWords = catalogue({
  title: { en: "Write down what they say on the phone", es: "Anotar lo que dicen por teléfono" },
  lead: {
    en: "Write what the borrower tells you, in their words. It comes into their page, marked as yours. Nothing counts until they have checked and sent it. Leave out what they did not say.",
    es: "Escriba lo que le dice el solicitante, con sus palabras. Llega a su página, marcado como suyo. Nada cuenta hasta que él lo revise y envíe. Deje vacío lo que no dijo.",
  },
  alone: {
    en: "Their page asks nothing now that you can write down for them. Who they are, numbers of accounts, consents, signatures, choices of an offer, marital status, citizenship, ethnicity, race and sex are theirs alone. Lead them through the page on the phone instead.",
    es: "Su página no pide ahora nada que usted pueda anotar. Quién es, números de cuenta, consentimientos, firmas, elegir una oferta, estado civil, ciudadanía, etnia, raza y sexo son solo suyos. Guíelo por la página por teléfono.",
  },
  theirs: {
    en: "Questions of this page that are not here are theirs alone.",
    es: "Las preguntas de esta página que no están aquí son solo suyas.",
  },
  send: { en: "Put it on their page", es: "Ponerlo en su página" },
  sendAnew: { en: "Put this there instead", es: "Poner esto en su lugar" },
  done: { en: "It is on their page. They check and send it.", es: "Está en su página. Él lo revisa y lo envía." },
  wentOn: {
    en: "They went on meanwhile. What you wrote stays here, and cannot be put on their page any more.",
    es: "Siguió entretanto. Lo que usted escribió queda aquí y ya no puede ponerse en su página.",
  },
  clear: { en: "Clear it", es: "Borrarlo" },
  takeBack: { en: "Take it back", es: "Retirarlo" },
  takenBack: { en: "Taken back.", es: "Retirado." },
  wrote: {
    en: (by: string, moment: string) => `${by}, ${moment}`,
    es: (by: string, moment: string) => `${by}, ${moment}`,
  },
  WAITING: { en: "They have not seen it", es: "Aún no lo ha visto" },
  FILLED_IN: { en: "On their page, not sent", es: "En su página, sin enviar" },
  SENT: { en: "They sent it", es: "Lo envió" },
  PUT_AWAY: { en: "They put it away", es: "Lo descartó" },
  TAKEN_BACK: { en: "Taken back", es: "Retirado" },
  LAID_ASIDE: { en: "They went on without it", es: "Siguió sin usarlo" },
  TOO_OLD: { en: "Older than a week, not shown any more", es: "Más de una semana, ya no se muestra" },
  unchanged: { en: "Sent as it was written down.", es: "Enviado como se anotó." },
  changed: {
    en: (fields: string) => `They sent otherwise: ${fields}.`,
    es: (fields: string) => `Envió de otro modo: ${fields}.`,
  },
  seenAt: {
    en: (moment: string) => `On their page since ${moment}.`,
    es: (moment: string) => `En su página desde ${moment}.`,
  },
  fields: { en: (fields: string) => `Written down: ${fields}.`, es: (fields: string) => `Anotado: ${fields}.` },
});
