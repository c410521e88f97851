import { paths } from "@gable/domain/journey/paths.ts";
import { alertCallOf, callZone } from "@gable/domain/workflow/credit/alert-call.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { momentIn } from "../spoken-figures.ts";
import type { Letter, Moment } from "./moment.ts";

/** When it begins, in both languages; undefined where no call is wanted any more. */
function beginningOf(file: LoanFile): { readonly en: string; readonly es: string } | undefined {
  const call = alertCallOf(file);
  const zone = callZone(file.facts);
  return call && { en: momentIn("en", call.startsAt, zone), es: momentIn("es", call.startsAt, zone) };
}

const isWanted = (file: LoanFile): boolean => alertCallOf(file) !== undefined;

/** A caller who asks for numbers is not from us: so a mail about a call says what a true one is like. */
const nothingAsked = {
  en: "We ask you nothing but to confirm that it is you who applies: no card number, and no password.",
  es: "Solo le pediremos que confirme que es usted quien solicita: ningún número de tarjeta ni contraseña.",
};

export const creditMoments = {
  "alert-call-booked": {
    notice: "alert-call",
    came: ({ before, after }) => {
      const call = alertCallOf(after);
      return call !== undefined && call.startsAt !== alertCallOf(before)?.startsAt;
    },
    mail: ({ after }): readonly Letter[] => {
      const begins = beginningOf(after);
      if (!begins) return [];
      return [
        {
          subject: { en: "When we call you", es: "Cuándo le llamamos" },
          paragraph: {
            en: `We call you within the hour that begins on ${begins.en}. ${nothingAsked.en} If it does not suit you, choose another hour.`,
            es: `Le llamamos dentro de la hora que comienza el ${begins.es}. ${nothingAsked.es} Si no le conviene, elija otra hora.`,
          },
        },
      ];
    },
    path: paths.applicationIndex,
    topic: "appointments",
    haste: "at-once",
  },
} as const satisfies Readonly<Record<string, Moment>>;

/** Time brings these, not a change. */
const byTheClock = (): boolean => false;

export const callReminderMoments = {
  "alert-call-tomorrow": {
    came: byTheClock,
    mail: ({ after }): readonly Letter[] => {
      const begins = beginningOf(after);
      if (!begins) return [];
      return [
        {
          subject: { en: "We call you tomorrow", es: "Le llamamos mañana" },
          paragraph: {
            en: `It is within the hour that begins on ${begins.en}. ${nothingAsked.en} If you cannot answer then, choose another hour now.`,
            es: `Es dentro de la hora que comienza el ${begins.es}. ${nothingAsked.es} Si entonces no puede contestar, elija ahora otra hora.`,
          },
        },
      ];
    },
    text: { en: "We call you tomorrow. See when", es: "Le llamamos mañana. Vea cuándo" },
    path: paths.applicationIndex,
    topic: "appointments",
    haste: "at-once",
    stands: isWanted,
  },
  "alert-call-soon": {
    came: byTheClock,
    text: {
      en: "We call you in an hour. Have your phone at hand",
      es: "Le llamamos en una hora. Tenga el teléfono a mano",
    },
    path: paths.applicationIndex,
    topic: "appointments",
    haste: "at-once",
    stands: isWanted,
  },
} as const satisfies Readonly<Record<string, Moment>>;
