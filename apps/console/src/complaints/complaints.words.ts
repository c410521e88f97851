import type { complaintTopics } from "@gable/contract/calls/privacy.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const topicWords: Readonly<Record<(typeof complaintTopics)[number], Words>> = {
  SERVICE: { en: "Service", es: "Atención" },
  DECISION: { en: "Decision", es: "Decisión" },
  FEES: { en: "Fees", es: "Cargos" },
  PRIVACY: { en: "Privacy", es: "Privacidad" },
  DISCRIMINATION: { en: "Discrimination", es: "Discriminación" },
  OTHER: { en: "Something else", es: "Otra cosa" },
};

export const complaintsWords = catalogue({
  title: { en: "Complaints", es: "Quejas" },
  lead: {
    en: "Each is answered in writing within 15 days. Administrators are reminded by mail five days before, and once more when one is late.",
    es: "Cada una se responde por escrito dentro de 15 días. Los administradores reciben un recordatorio cinco días antes y otro si se retrasa.",
  },
  waiting: { en: "Waiting for an answer", es: "Esperan respuesta" },
  answered: { en: "Answered", es: "Respondidas" },
  none: {
    en: "Nobody waits for an answer. What borrowers file as a complaint stands here from then on.",
    es: "Nadie espera respuesta. Las quejas que presenten los solicitantes aparecen aquí.",
  },
  topic: { en: "About", es: "Sobre" },
  from: { en: "From", es: "De" },
  received: { en: "Received", es: "Recibida" },
  due: { en: "Answer by", es: "Responder hasta" },
  daysLeft: {
    en: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
    es: (days: number) => (days === 1 ? "queda 1 día" : `quedan ${days} días`),
  },
  today: { en: "due today", es: "vence hoy" },
  late: {
    en: (days: number) => (days === 1 ? "1 day late" : `${days} days late`),
    es: (days: number) => (days === 1 ? "1 día de retraso" : `${days} días de retraso`),
  },
  answerName: { en: "Answer …", es: "Responder …" },
  read: { en: "Read", es: "Leer" },
  theirWords: { en: "What they wrote", es: "Lo que escribió" },
  ourAnswer: { en: "Our answer", es: "Nuestra respuesta" },
  answeredBy: {
    en: (by: string, day: string) => `${by}, ${day}`,
    es: (by: string, day: string) => `${by}, ${day}`,
  },
  overtaken: {
    en: (by: string) => `${by} has answered this meanwhile. What you wrote was not sent; take from it what you need.`,
    es: (by: string) => `${by} ya respondió entretanto. Lo que escribió no se envió; tome de ello lo que necesite.`,
  },
  answerField: { en: "Answer, as it is mailed", es: "Respuesta, como se enviará" },
  answerMeans: {
    en: "It is mailed at once and is never changed. If it is about discrimination, have it read by compliance first.",
    es: "Se envía enseguida y no se cambia. Si trata de discriminación, que la lea antes cumplimiento.",
  },
  send: { en: "Send the answer", es: "Enviar la respuesta" },
  sent: { en: "Answered. It goes out by mail.", es: "Respondida. Sale por correo." },
  failed: { en: "The complaints could not be read", es: "No se pudieron leer las quejas" },
});
