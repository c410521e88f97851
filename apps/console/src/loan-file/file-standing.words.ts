import type { Words } from "@gable/domain/language.ts";
import type { EndingCause } from "@gable/domain/loan-file/ending-of.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const standingWords = catalogue({
  STAFF: { en: "Our move", es: "Nos toca a nosotros" },
  BORROWER: { en: "The borrower’s move", es: "Le toca al solicitante" },
  SERVICE: { en: "Waits for a service or a day", es: "Se espera un servicio o un día" },
  // Of one application, where lists speak of many.
  FUNDED: { en: "Funded", es: "Desembolsada" },
  DECLINED: { en: "Declined", es: "Denegada" },
  CANCELLED: { en: "Cancelled", es: "Cancelada" },
  LAPSED: { en: "Lapsed", es: "Caducada" },
  NOBODY: { en: "Nobody’s move", es: "No le toca a nadie" },
  untilDay: { en: (day: string) => `until the end of ${day}`, es: (day: string) => `hasta el final del ${day}` },
  since: {
    en: (ago: string) => `came here ${ago === "now" ? "just now" : ago}`,
    es: (ago: string) => `llegó aquí ${ago === "ahora" ? "hace un momento" : ago}`,
  },
  line: { en: "Line that was chosen", es: "Línea elegida" },
  firstDraw: {
    en: (amount: string) => `${amount} drawn at closing`,
    es: (amount: string) => `${amount} dispuestos al cierre`,
  },
});

/** Why an application ended, where its standing does not say that already. */
export const endingWords: Readonly<Partial<Record<EndingCause, Words>>> = {
  RESCINDED: { en: "An owner used the right to cancel", es: "Un dueño usó el derecho a cancelar" },
  WITHDRAWN: { en: "The borrower withdrew it", es: "El solicitante la retiró" },
  OTHER_OWNER: { en: "Another owner does not sign", es: "Otro dueño no firma" },
  INCOMPLETE: { en: "What was missing did not come in time", es: "Lo que faltaba no llegó a tiempo" },
  NOT_ACCEPTED: { en: "No offer was taken in time", es: "No se aceptó ninguna oferta a tiempo" },
  COUNTEROFFER_NOT_ACCEPTED: {
    en: "The counteroffer was not taken in time",
    es: "La contraoferta no se aceptó a tiempo",
  },
};
