import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Acts about signed paper that does not come back: their name on a button, and what is asserted by them. */
export const latePapersActWords = {
  "ask-after-papers": {
    name: { en: "I asked after them …", es: "Pregunté por ellos …" },
    means: {
      en: "I asked whoever has the papers, and they named a day. Until it is over this waits in no queue; then it comes back here.",
      es: "Pregunté a quien tiene los documentos y me dio un día. Hasta entonces no espera en ninguna cola; después vuelve aquí.",
    },
  },
  "end-notary-visit": {
    name: { en: "Nothing will come back …", es: "No va a volver nada …" },
    means: {
      en: "The appointment did not take place, or what was signed is lost. The borrower is told by mail and chooses another time; a lost deed is void, and a new one is drawn.",
      es: "La cita no se realizó, o se perdió lo firmado. Se avisa al solicitante por correo y elige otro momento; una escritura perdida queda sin efecto y se prepara otra.",
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly means: Words }>>;

export const latePapersWords = catalogue({
  fromNotary: {
    en: (notary: string, commission: string, moment: string) =>
      `${notary} (commission ${commission}) was to meet them on ${moment}. The signed deed has not come back.`,
    es: (notary: string, commission: string, moment: string) =>
      `${notary} (comisión ${commission}) debía reunirse con ellos el ${moment}. La escritura firmada no ha vuelto.`,
  },
  phone: {
    en: (phone: string) => `Phone of the notary: ${phone}`,
    es: (phone: string) => `Teléfono del notario: ${phone}`,
  },
  byPost: {
    en: "What was posted to be signed by hand has not come back. Call whoever signs. If it is lost, draw the papers anew below.",
    es: "Lo que se envió para firmar a mano no ha vuelto. Llame a quien firma. Si se perdió, prepare de nuevo los documentos abajo.",
  },
  asked: {
    en: (name: string, moment: string, day: string, note: string) => `${name}, ${moment}: expected by ${day}. ${note}`,
    es: (name: string, moment: string, day: string, note: string) =>
      `${name}, ${moment}: se esperan el ${day}. ${note}`,
  },
  note: { en: "What you were told", es: "Qué le dijeron" },
  expectedOn: { en: "The day they named", es: "El día que le dieron" },
  why: { en: "What happened", es: "Qué pasó" },
});
