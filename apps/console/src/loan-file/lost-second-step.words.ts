import type { WayShown } from "@gable/domain/identity/lost-second-step.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const waysShownWords: Readonly<Record<WayShown, Words>> = {
  IN_PERSON: { en: "In person, with a photo ID", es: "En persona, con identificación con foto" },
  VIDEO_CALL: { en: "On a video call, with a photo ID", es: "En videollamada, con identificación con foto" },
  CALLED_BACK: {
    en: "Called back at the number on file, answered questions",
    es: "Se le llamó al número del expediente y respondió preguntas",
  },
};

type Who = string | undefined;

export const lostStepWords = catalogue({
  failed: {
    en: (signer: Who) =>
      `Whether ${signer ?? "the borrower"} is to be let in without the second step could not be read.`,
    es: (signer: Who) => `No se pudo leer si ${signer ?? "el solicitante"} va a entrar sin el segundo paso.`,
  },
  ask: {
    en: (signer: Who) => `${signer ?? "The borrower"} lost phone and codes …`,
    es: (signer: Who) => `${signer ?? "El solicitante"} perdió el teléfono y los códigos …`,
  },
  askTitle: {
    en: (signer: Who) => `Let ${signer ?? "the borrower"} in without the second step`,
    es: (signer: Who) => `Dejar entrar a ${signer ?? "el solicitante"} sin el segundo paso`,
  },
  askMeans: {
    en: "For somebody who can no longer log in: the phone with their app is gone, the codes for a lost phone too, and no passkey is left. Another administrator must agree. Then they are told by mail, and a day later their account opens without a code, by what else they log in with.",
    es: "Para quien ya no puede entrar: perdió el teléfono con su aplicación, también los códigos, y no le queda llave de acceso. Otro administrador debe aprobarlo. Después se le avisa por correo y, un día más tarde, su cuenta se abre sin código, con lo demás que use para entrar.",
  },
  shown: { en: "How did they show who they are?", es: "¿Cómo demostró quién es?" },
  reason: { en: "What happened, and what you looked at", es: "Qué pasó y qué revisó" },
  reasonHint: {
    en: "Kept in the file’s log with your name. They do not see it.",
    es: "Queda en el registro del expediente con su nombre. La persona no lo ve.",
  },
  sendAsk: { en: "Ask another administrator", es: "Pedirlo a otro administrador" },
  asked: { en: "Asked. Another administrator must agree.", es: "Pedido. Otro administrador debe aprobarlo." },
  waits: {
    en: (by: string, on: string, until: string) =>
      `Letting them in without the second step: ${by} asked for it on ${on}. Another administrator must agree by ${until}.`,
    es: (by: string, on: string, until: string) =>
      `Entrar sin el segundo paso: ${by} lo pidió el ${on}. Otro administrador debe aprobarlo antes del ${until}.`,
  },
  opens: {
    en: (by: string, agreed: string, from: string, until: string) =>
      `${by} asked, ${agreed} agreed: from ${from} to ${until} they come in without the second step. If they use it before, it stays.`,
    es: (by: string, agreed: string, from: string, until: string) =>
      `${by} lo pidió y ${agreed} lo aprobó: desde ${from} hasta ${until} entra sin el segundo paso. Si lo usa antes, sigue activo.`,
  },
  agree: { en: "Agree …", es: "Aprobar …" },
  agreeTitle: { en: "Agree to let them in without the second step", es: "Aprobar la entrada sin el segundo paso" },
  agreeMeans: {
    en: (by: string, how: string) =>
      `${by} says that they showed who they are: ${how}. If you are sure of it too, they are told by mail now, and their account opens without a code in 24 hours.`,
    es: (by: string, how: string) =>
      `${by} dice que la persona demostró quién es: ${how}. Si usted también está seguro, se le avisa ahora por correo y su cuenta se abre sin código dentro de 24 horas.`,
  },
  agreeNow: { en: "Agree", es: "Aprobar" },
  agreed: { en: "Agreed. The mail is under way.", es: "Aprobado. El correo va en camino." },
  keep: { en: "Leave the second step on …", es: "Dejar activo el segundo paso …" },
  keepTitle: { en: "Leave the second step on", es: "Dejar activo el segundo paso" },
  keepMeans: {
    en: "Their account goes on asking for a code. It can be asked for again.",
    es: "Su cuenta sigue pidiendo un código. Se puede volver a pedir.",
  },
  keepNow: { en: "Leave it on", es: "Dejarlo activo" },
  kept: { en: "The second step stays on.", es: "El segundo paso sigue activo." },
});
