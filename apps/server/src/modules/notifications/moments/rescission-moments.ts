import { paths } from "@gable/domain/journey/paths.ts";
import { asksConfirmations } from "@gable/domain/workflow/closing/rescission-hold.ts";
import { dayIn } from "../spoken-figures.ts";
import type { Moment } from "./moment.ts";

/** After the right to cancel, where the lender waits for what may be in the mail. */
export const rescissionMoments = {
  "may-confirm": {
    notice: "may-confirm",
    came: ({ before, after }) => after.facts.nonRescission !== undefined && !before.facts.nonRescission,
    mail: ({ after }) => {
      const until = after.facts.rescissionHold?.lastDay;
      if (until === undefined) return [];
      return [
        {
          subject: { en: "Your time to cancel has ended", es: "Terminó su plazo para cancelar" },
          paragraph: {
            en: `A cancellation that was mailed in time may still be on its way, so we wait until the end of ${dayIn("en", until)}. If you did not cancel, you may sign that in your account: once everybody who could cancel has, we go on at once. You do not have to, and without it nothing changes but the wait. If you did cancel, do not sign, and call us.`,
            es: `Una cancelación enviada a tiempo por correo puede estar en camino, así que esperamos hasta el final del ${dayIn("es", until)}. Si no canceló, puede firmarlo en su cuenta: cuando lo hayan hecho todos los que podían cancelar, seguimos enseguida. No está obligado; sin ello solo esperamos. Si canceló, no firme y llámenos.`,
          },
        },
      ];
    },
    text: {
      en: "Your time to cancel has ended. See until when we wait, and what is up to you",
      es: "Terminó su plazo para cancelar. Vea hasta cuándo esperamos y qué puede hacer",
    },
    path: paths.complete,
    topic: "file",
    haste: "at-once",
    stands: asksConfirmations,
  },
} as const satisfies Readonly<Record<string, Moment>>;
