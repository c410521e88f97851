import { paths } from "@gable/domain/journey/paths.ts";
import { notices } from "@gable/domain/notifications/notice.ts";
import { failedLook } from "@gable/domain/valuation/failed-look.ts";
import { isValueChallenged } from "@gable/domain/workflow/property/home.ts";
import type { Moment } from "./moment.ts";

/** What comes of a look at the home. */
export const valueMoments = {
  // What kept whoever was sent from seeing the home is known to the borrower alone.
  "home-not-seen": {
    notice: "home-not-seen",
    came: ({ before, after }) => failedLook(before.facts) === undefined && failedLook(after.facts) === "borrower",
    mail: {
      subject: notices["home-not-seen"].title,
      paragraph: {
        en: "Whoever was to look at your home from the street could not get to see it. Tell us what stood in the way, a gate or a street that is hard to find, and somebody comes again. It costs you nothing more, and your application waits for it.",
        es: "Quien debía mirar su casa desde la calle no pudo verla. Díganos qué lo impidió, un portón o una calle difícil de encontrar, y alguien va de nuevo. No le cuesta nada más, y su solicitud lo espera.",
      },
    },
    text: notices["home-not-seen"].title,
    path: paths.applicationIndex,
    topic: "moves",
    haste: "at-once",
    stands: (file) => failedLook(file.facts) === "borrower",
  },
  // A value that was held to be wrong stays: why is on the page, not in the mail.
  "value-stays": {
    notice: "value-stays",
    came: ({ before, after }) =>
      after.facts.valueChallenge?.answer?.reason !== undefined && !before.facts.valueChallenge?.answer?.reason,
    mail: () => [
      {
        subject: { en: "We looked at the value of your home again", es: "Volvimos a ver el valor de su casa" },
        paragraph: {
          en: "The value stays as it was. You can read why, and your application goes on as before.",
          es: "El valor queda como estaba. Puede leer por qué, y su solicitud sigue como antes.",
        },
      },
    ],
    path: paths.bpoEstimateValue,
    topic: "file",
    isOwed: true,
    haste: "at-once",
  },
  // Whoever looked found a value, or could not look: which stands on the page, not in the mail.
  "value-answered": {
    notice: "value-answered",
    came: ({ before, after, news }) =>
      isValueChallenged(before.facts) &&
      !isValueChallenged(after.facts) &&
      after.facts.valueChallenge?.answer?.reason === undefined &&
      after.facts.valueChallenge !== undefined &&
      // Offers that change by it say so themselves.
      !news.includes("offer-revised"),
    mail: {
      subject: notices["value-answered"].title,
      paragraph: {
        en: "You told us that the value was not right. You can read what you told us, what was found and what counts now.",
        es: "Usted nos dijo que el valor no era correcto. Puede leer lo que nos dijo, qué se encontró y qué cuenta ahora.",
      },
    },
    path: paths.bpoEstimateValue,
    topic: "file",
    isOwed: true,
    haste: "at-once",
  },
} as const satisfies Readonly<Record<string, Moment>>;
