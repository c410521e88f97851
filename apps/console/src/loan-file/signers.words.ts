import type { Words } from "@gable/domain/language.ts";
import type { SignerPart, SignerTrouble } from "@gable/domain/workflow/facts/signer-facts.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const signersWords = catalogue({
  reasonRead: { en: "Reason, as they read it", es: "Razón, como la leerán" },
  listed: { en: "A name like theirs is on a sanctions list", es: "Un nombre parecido está en una lista de sanciones" },
  compare: {
    en: (day: string) =>
      `Found ${day}. Compare name and birth date with the entry. They sign nothing, and no money leaves, until then.`,
    es: (day: string) =>
      `Hallado el ${day}. Compare nombre y fecha de nacimiento con la lista. Hasta entonces no firma nada ni sale dinero.`,
  },
  title: { en: "Who else signs", es: "Quién más firma" },
  noContact: { en: "no contact known", es: "sin contacto" },
  bornOn: { en: "Date of birth", es: "Fecha de nacimiento" },
  bornHint: {
    en: "Asked for on the phone. The sanctions lists are asked with it.",
    es: "Se pregunta por teléfono. Con ella se consultan las listas de sanciones.",
  },
  mailTo: { en: "Where their papers go", es: "A dónde van sus documentos" },
  mailToHint: { en: "To the home, if left empty.", es: "A la casa, si se deja vacío." },
  paperAgain: { en: "Draw their papers anew …", es: "Preparar de nuevo sus documentos …" },
  paperWhy: { en: "What they said, and how", es: "Qué dijo, y cómo" },
  byBorrower: { en: "Handed over by the borrower", es: "Encargado por el solicitante" },
  theirMove: { en: "Their move", es: "Le toca" },
  callThem: {
    en: (by: string) =>
      `For more than ten days, though they were reminded. Call them by ${by}: something may stand in the way, or they sign by hand.`,
    es: (by: string) =>
      `Desde hace más de diez días, pese a los recordatorios. Llámele a más tardar el ${by}: quizá algo lo impide, o firma a mano.`,
  },
  call: {
    en: (day: string, by: string) => `The borrower said so on ${day}, and was told that you call by ${by}.`,
    es: (day: string, by: string) =>
      `El solicitante lo dijo el ${day}; se le dijo que usted llama a más tardar el ${by}.`,
  },
});

/** What somebody who came has left undone. */
export const quietWords = {
  identity: {
    en: "They logged in and have not shown their ID",
    es: "Inició sesión y no ha mostrado su identificación",
  },
  signature: { en: "Their documents wait for their signature", es: "Sus documentos esperan su firma" },
} as const satisfies Readonly<Record<SignerPart, Words>>;

/** What the borrower says keeps somebody from signing. */
export const troubleWords: Readonly<Record<SignerTrouble, Words>> = {
  REFUSES: { en: "They do not want to sign", es: "No quiere firmar" },
  UNREACHABLE: { en: "The borrower cannot reach them", es: "El solicitante no logra contactarle" },
  DECEASED: { en: "They have died", es: "Falleció" },
  DIVORCED: { en: "Divorced or divorcing", es: "Divorcio, concluido o en curso" },
  POWER_OF_ATTORNEY: { en: "Somebody signs for them", es: "Otra persona firma en su nombre" },
  NOT_ON_TITLE: { en: "They are not on the title", es: "No está en el título" },
};
