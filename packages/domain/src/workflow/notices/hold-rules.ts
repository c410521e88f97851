import type { Words } from "../../language.ts";

/** What law may wait for before the documents are signed. */
export const holdRules = [
  "CREDIT_SCORE_NOTICE",
  "VALUATION_COPY",
  "TEXAS_TWELVE_DAYS",
  "TEXAS_PREVIEW",
  "TEXAS_ONE_YEAR",
  "TEXAS_OWNERS",
] as const;
export type HoldRule = (typeof holdRules)[number];

/** How staff read what signing waits for. */
export const holdWords = {
  CREDIT_SCORE_NOTICE: {
    en: "Signing waits for the notice of the credit score",
    es: "La firma espera el aviso del puntaje de crédito",
  },
  VALUATION_COPY: {
    en: "Signing waits for the days with the valuation’s copy",
    es: "La firma espera los días con la copia de la tasación",
  },
  TEXAS_TWELVE_DAYS: {
    en: "Signing waits for the twelve days of Texas",
    es: "La firma espera los doce días de Texas",
  },
  TEXAS_PREVIEW: {
    en: "Signing waits for the day with the final costs",
    es: "La firma espera el día con los costos finales",
  },
  TEXAS_ONE_YEAR: {
    en: "Signing waits for the year since the last equity loan",
    es: "La firma espera el año desde el último préstamo sobre la vivienda",
  },
  TEXAS_OWNERS: {
    en: "Signing waits for the other owners’ days",
    es: "La firma espera los días de los demás dueños",
  },
} as const satisfies Readonly<Record<HoldRule, Words>>;
