import type { Words } from "@gable/domain/language.ts";

/** Why a notary, a session or a visit is refused. */
export const notaryCodeWords: Readonly<Record<string, Words>> = {
  "before-wait": {
    en: "On this day the law still made signing wait. The papers are drawn and signed anew.",
    es: "Ese día la ley aún impedía firmar. Los documentos se preparan y firman de nuevo.",
  },
  "not-at-office": {
    en: "In Texas it counts only on the day of a confirmed appointment at an office.",
    es: "En Texas solo cuenta el día de una cita confirmada en una oficina.",
  },
  "not-a-notary": { en: "This person is no notary of yours any more.", es: "Esta persona ya no es notario suyo." },
  "no-commission-there": {
    en: "They have written down no commission of the state where the visit is.",
    es: "No ha anotado ninguna comisión del estado donde es la visita.",
  },
  "time-not-wished": {
    en: "This is none of the times that suit the borrower, or it is over.",
    es: "No es una de las horas que convienen al solicitante, o ya pasó.",
  },
  "came-late": {
    en: "Its appointment is more than ten days over. Say why the paper counts: where it was, and who handed it over.",
    es: "Su cita fue hace más de diez días. Diga por qué vale el documento: dónde estuvo y quién lo entregó.",
  },
  "notary-missing": { en: "Name the notary and their commission.", es: "Indique el notario y su comisión." },
  "other-notary": { en: "It is another notary’s.", es: "Es de otro notario." },
  "session-taken": { en: "A notary holds this session already.", es: "Un notario ya lleva esta sesión." },
  "not-recorded": { en: "The session is not being recorded just now.", es: "La sesión no se está grabando ahora." },
  "signature-not-on-film": {
    en: "The moment of a signature is not on the recording. If it does not come within seconds, end the session: they sign again in another one.",
    es: "El momento de una firma no está en la grabación. Si no llega en unos segundos, termine la sesión: firmará de nuevo en otra.",
  },
};
