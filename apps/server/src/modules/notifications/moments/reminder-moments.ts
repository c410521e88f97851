import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { paths } from "@gable/domain/journey/paths.ts";
import { awaited, signersInNeed } from "@gable/domain/notifications/awaited.ts";
import { freezeReminderOf } from "@gable/domain/workflow/credit/freeze-reminder.ts";
import { appointmentOf } from "@gable/domain/workflow/notary/appointment.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { dayIn, momentIn } from "../spoken-figures.ts";
import type { Moment } from "./moment.ts";

/** Time brings these, not a change. */
const byTheClock = (): boolean => false;

export const reminderMoments = {
  unfinished: {
    came: byTheClock,
    mail: () => [
      {
        subject: { en: "Your application waits for you", es: "Su solicitud le espera" },
        paragraph: {
          en: "What you have entered is kept. You go on where you left off, when it suits you. If you have changed your mind, you can withdraw there, or do nothing.",
          es: "Lo que ingresó está guardado. Continúa donde quedó, cuando le convenga. Si cambió de idea, allí puede retirarla o no hacer nada.",
        },
      },
    ],
    text: {
      en: "Your application waits for you. Go on where you left off",
      es: "Su solicitud le espera. Continúe donde quedó",
    },
    path: paths.applicationIndex,
    topic: "reminders",
    haste: "at-once",
    stands: (file) => awaited(file)?.what === "unfinished",
  },
  // Asked for by the borrower: mailed whatever they said of other reminders.
  "freeze-reminder": {
    came: byTheClock,
    mail: () => [
      {
        subject: {
          en: "You asked us to remind you of your credit file",
          es: "Nos pidió recordarle su expediente de crédito",
        },
        paragraph: {
          en: "A credit bureau still keeps it closed. Open it for a day at the bureau, then ask us to look again: the page shows how. Nothing you entered is lost.",
          es: "Una agencia de crédito lo mantiene cerrado. Ábralo por un día con la agencia y pídanos consultar de nuevo: la página muestra cómo. Nada de lo que ingresó se pierde.",
        },
      },
    ],
    text: {
      en: "You asked us to remind you of something for your application. See what",
      es: "Nos pidió recordarle algo de su solicitud. Vea qué",
    },
    path: paths.creditError,
    topic: "reminders",
    isOwed: true,
    haste: "at-once",
    stands: (file) => freezeReminderOf(file) !== undefined,
  },
  "request-open": {
    came: byTheClock,
    mail: () => [
      {
        subject: { en: "We still need something from you", es: "Todavía necesitamos algo de usted" },
        paragraph: {
          en: "Your application cannot go on without it. You see what it is and how to send it. If something stands in the way, tell us there: we find another way.",
          es: "Su solicitud no puede seguir sin ello. Verá qué es y cómo enviarlo. Si algo lo impide, díganoslo allí: buscamos otra forma.",
        },
      },
    ],
    text: { en: "We still need something from you", es: "Todavía necesitamos algo de usted" },
    path: paths.conditions,
    topic: "reminders",
    haste: "at-once",
    stands: (file) => awaited(file)?.what === "request-open",
  },
  "signer-needed": {
    came: byTheClock,
    mail: ({ after }) => {
      const { endsAt } = signersInNeed(after);
      const day = endsAt && localDateAt(endsAt, zoneAtHome(after.facts));
      const end = {
        en: day ? `If nothing changes, we have to close the application on ${dayIn("en", day)}. ` : "",
        es: day ? `Si nada cambia, tenemos que cerrar la solicitud el ${dayIn("es", day)}. ` : "",
      };
      return [
        {
          subject: { en: "A signature beside yours is missing", es: "Falta una firma junto a la suya" },
          paragraph: {
            en: `Somebody who has to sign with you is not on the way. ${end.en}You see who it is, and what you can do: invite them, correct where they are reached, or tell us what stands in the way.`,
            es: `Alguien que debe firmar con usted no está en camino. ${end.es}Verá quién es y qué puede hacer: invitarle, corregir su contacto o decirnos qué lo impide.`,
          },
        },
      ];
    },
    text: {
      en: "Somebody who has to sign with you is not on the way. See what you can do",
      es: "Alguien que debe firmar con usted no está en camino. Vea qué puede hacer",
    },
    path: paths.signingAdditional,
    topic: "reminders",
    haste: "at-once",
    stands: (file) => awaited(file)?.what === "signer-needed",
  },
  "appointment-tomorrow": {
    came: byTheClock,
    mail: ({ after: { facts } }) => {
      const startsAt = appointmentOf(facts);
      if (!startsAt) return [];
      const zone = zoneAtHome(facts);
      return [
        {
          subject: { en: "You meet the notary tomorrow", es: "Mañana se reúne con el notario" },
          paragraph: {
            en: `It begins on ${momentIn("en", startsAt, zone)}. Have a valid photo ID with you. If you cannot come, choose another time now.`,
            es: `Comienza el ${momentIn("es", startsAt, zone)}. Tenga una identificación vigente con foto. Si no puede, elija ahora otro momento.`,
          },
        },
      ];
    },
    text: {
      en: "You meet the notary tomorrow. See when and what to bring",
      es: "Mañana se reúne con el notario. Vea cuándo y qué traer",
    },
    path: paths.notaryIntro,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => appointmentOf(facts) !== undefined,
  },
  "appointment-soon": {
    came: byTheClock,
    text: {
      en: "You meet the notary in an hour. Have your ID at hand",
      es: "Se reúne con el notario en una hora. Tenga su identificación a mano",
    },
    path: paths.notaryIntro,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => appointmentOf(facts) !== undefined,
  },
} as const satisfies Readonly<Record<string, Moment>>;
