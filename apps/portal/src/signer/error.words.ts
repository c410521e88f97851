import type { Words } from "@gable/domain/language.ts";
import type { SessionFailure } from "@gable/domain/notary/appointment-endings.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const signerErrorWords = catalogue({
  title: { en: "The notary session did not finish", es: "La sesión con el notario no terminó" },
  lead: {
    en: (who: string) =>
      `The deed is not signed yet, and nothing is lost. ${who} chooses another time, and we write to you.`,
    es: (who: string) => `La escritura aún no está firmada y nada se perdió. ${who} elige otra hora y le escribimos.`,
  },
  locked: {
    en: (when: string) => `The notary’s questions were not answered right. They open again on ${when}.`,
    es: (when: string) => `Las preguntas del notario no se contestaron bien. Se abren de nuevo el ${when}.`,
  },
  stays: {
    en: "What you showed and signed before stays as it is.",
    es: "Lo que mostró y firmó antes queda como está.",
  },
  call: { en: (phone: string) => `Call us: ${phone}`, es: (phone: string) => `Llámenos: ${phone}` },
});

/** Why a session broke off, by its reason, to whoever signs beside the borrower: whose fault it was is told to nobody. */
export const brokeOffWords: Readonly<Record<SessionFailure, Words>> = {
  "questions-failed": {
    en: "Not every question of the notary’s was answered right. They come from public records, which are often out of date.",
    es: "No todas las preguntas del notario se contestaron bien. Vienen de registros públicos, que a menudo están desactualizados.",
  },
  "not-finished": {
    en: "The time was over before everybody had signed. Next time keep half an hour free.",
    es: "Se acabó el tiempo antes de que todos firmaran. La próxima vez reserve media hora.",
  },
  "others-absent": {
    en: "Not everybody who signs came in time. If you signed the deed then, you sign it once more with the others.",
    es: "No todos los que firman llegaron a tiempo. Si usted firmó la escritura entonces, la firma otra vez con los demás.",
  },
  "document-unreadable": {
    en: "The notary could not read an ID. Next time have yours unexpired, out of its sleeve and in good light, not a photo of it. If it is worn or damaged, call us: another may do.",
    es: "El notario no pudo leer una identificación. La próxima vez tenga la suya vigente, fuera de su funda y con buena luz, no una foto. Si está gastada o dañada, llámenos: puede servir otra.",
  },
  "connection-lost": {
    en: "The connection broke off. Next time sit close to your router with the device plugged in, and close other programs.",
    es: "Se cortó la conexión. La próxima vez siéntese cerca del router, con el equipo enchufado, y cierre otros programas.",
  },
  "signer-absent": {
    en: "Not everybody who signs was there. If you could not come, that is no trouble: tell us which times suit you.",
    es: "No estaban todos los que firman. Si usted no pudo venir, no hay problema: díganos qué horarios le convienen.",
  },
  "notary-absent": {
    en: "Our side was not there. That is our fault, and we are sorry.",
    es: "Nosotros no estuvimos allí. Es culpa nuestra y lo sentimos.",
  },
  "deed-not-ready": {
    en: "We had not finished the deed. That is our fault, and we are sorry.",
    es: "No habíamos terminado la escritura. Es culpa nuestra y lo sentimos.",
  },
  "signer-unwilling": {
    en: "Somebody who was to sign did not want to. That is their right. If a question of yours was left open, call us: we answer it before the next session.",
    es: "Alguien que debía firmar no quiso hacerlo. Es su derecho. Si le quedó una pregunta, llámenos: la respondemos antes de la próxima sesión.",
  },
  rejected: {
    en: "A paper was not accepted as it was. Call us if you know what was wrong with it, so that it is put right before the next session.",
    es: "Un documento no se aceptó tal como estaba. Llámenos si sabe qué estaba mal, para corregirlo antes de la próxima sesión.",
  },
};

/** What a signer is told of why a session came to nothing; undefined where that is not known. */
export const whyBrokeOff = (reason: string | null): Words | undefined =>
  reason !== null && Object.hasOwn(brokeOffWords, reason) ? brokeOffWords[reason as SessionFailure] : undefined;
