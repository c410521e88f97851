import { paths } from "@gable/domain/journey/paths.ts";
import { unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import { dayIn } from "../spoken-figures.ts";
import type { Moment } from "./moment.ts";

/** The borrower turned back: before signing nothing is left to do, after it the line is unwound. */
export const endMoments = {
  // Another owner's cancelling is told by those who write to all of them.
  rescinded: {
    came: ({ before, after }) =>
      after.facts.rescinded !== undefined &&
      !before.facts.rescinded &&
      after.facts.rescinded.by === after.identityUuid &&
      unwindBy(after.facts) !== undefined,
    mail: ({ after: { facts, loanNumber } }) => {
      const by = unwindBy(facts);
      if (by === undefined) return [];
      return [
        {
          subject: { en: "Your line of credit is cancelled", es: "Su línea de crédito está cancelada" },
          paragraph: {
            en: `You cancelled the line of credit ${loanNumber}. No money is sent, and our claim on your home is void. By ${dayIn("en", by)} we take it off the county’s books where it is on them, and return whatever you paid.`,
            es: `Usted canceló la línea de crédito ${loanNumber}. No se envía dinero y nuestro gravamen sobre su casa queda sin efecto. A más tardar el ${dayIn("es", by)} lo quitamos del registro del condado, si figura en él, y le devolvemos lo que haya pagado.`,
          },
        },
      ];
    },
    path: paths.root,
    topic: "file",
    haste: "at-once",
  },
  withdrawn: {
    came: ({ before, after }) =>
      after.facts.withdrawn !== undefined && !after.facts.withdrawn.recorded && !before.facts.withdrawn,
    mail: ({ after: { facts, loanNumber } }) => {
      const by = unwindBy(facts);
      return [
        {
          subject: { en: "Your application is withdrawn", es: "Su solicitud está retirada" },
          paragraph:
            by === undefined
              ? {
                  en: `You withdrew the application ${loanNumber}. Nothing is owed, and your home is as it was.`,
                  es: `Usted retiró la solicitud ${loanNumber}. No se debe nada y su casa está como estaba.`,
                }
              : {
                  en: `You withdrew from the line of credit ${loanNumber} after you had signed it. No money is sent. By ${dayIn("en", by)} we give up our claim on your home and return whatever you paid.`,
                  es: `Usted se retiró de la línea de crédito ${loanNumber} después de firmarla. No se envía dinero. A más tardar el ${dayIn("es", by)} renunciamos a nuestro gravamen sobre su casa y le devolvemos lo que haya pagado.`,
                },
        },
      ];
    },
    path: paths.root,
    topic: "file",
    haste: "at-once",
  },
  // Said by phone or letter: whoever did not say it learns of it here.
  "withdrawn-for-them": {
    came: ({ before, after }) => after.facts.withdrawn?.recorded !== undefined && !before.facts.withdrawn,
    mail: () => [
      {
        subject: { en: "Your application is withdrawn, as you asked", es: "Su solicitud fue retirada, como pidió" },
        paragraph: {
          en: "You asked us to end it, and we have. You owe nothing, and there is no claim on your home. If you did not ask for this, call us: we look into it at once. You may apply again at any time.",
          es: "Nos pidió terminarla y así lo hicimos. No debe nada y no hay gravamen sobre su casa. Si no lo pidió, llámenos: lo revisamos enseguida. Puede volver a solicitar cuando quiera.",
        },
      },
    ],
    path: paths.applicationIndex,
    topic: "file",
    haste: "at-once",
  },
} as const satisfies Readonly<Record<string, Moment>>;
