import { catalogue } from "@gable/ui/language/catalogue.tsx";

type Amounts = Record<"smallest" | "largest" | "low" | "high", string>;
type Fees = Record<"fee" | "valuation" | "notary" | "recordLow" | "recordHigh" | "taxLow" | "tax", string>;

/** What the claims on the page are subject to, with the lender's figures. */
export const footerNoteWords = catalogue({
  title: { en: "Rates, fees and terms", es: "Tasas, cargos y condiciones" },
  plan: {
    en: "The line is open-end and fully drawn at origination, less the origination fee, at a fixed rate. Later draws in the draw period are priced at a prime-rate index plus a fixed margin.",
    es: "La línea es abierta y se desembolsa por completo al inicio, menos el cargo de originación, a tasa fija. Los desembolsos posteriores durante el período de disposición se calculan con un índice de tasa preferencial más un margen fijo.",
  },
  approval: {
    en: "Approval may come in five minutes, subject to verification of income and employment and a property condition report.",
    es: "La aprobación puede llegar en cinco minutos, sujeta a verificación de ingresos y empleo y a un informe del estado de la propiedad.",
  },
  funding: {
    en: "Funding takes five business days with a remote online notary, longer where a county does not record electronic signatures.",
    es: "El dinero llega en cinco días hábiles con notario en línea, más tarde donde un condado no registra firmas electrónicas.",
  },
  amounts: {
    en: ({ smallest, largest, low, high }: Amounts) =>
      `Lines from ${smallest} to ${largest}. APR from ${low} to ${high}; the lowest is for the most qualified borrowers with five-year terms. APR does not include fees.`,
    es: ({ smallest, largest, low, high }: Amounts) =>
      `Líneas de ${smallest} a ${largest}. APR de ${low} a ${high}; la más baja es para los solicitantes más calificados con plazos de cinco años. La APR no incluye cargos.`,
  },
  fees: {
    en: ({ fee, valuation, notary, recordLow, recordHigh, taxLow, tax }: Fees) =>
      `Origination fee up to ${fee} of the initial draw. Valuation fee ${valuation} when no automated valuation is available. Manual notarization ${notary}. Recording fees ${recordLow} to ${recordHigh}. Recording taxes ${taxLow} to ${tax} per $100,000 borrowed.`,
    es: ({ fee, valuation, notary, recordLow, recordHigh, taxLow, tax }: Fees) =>
      `Cargo de originación de hasta ${fee} del desembolso inicial. Valoración: ${valuation} cuando no hay una automática. Notario en papel: ${notary}. Cargos de registro de ${recordLow} a ${recordHigh}. Impuestos de registro de ${taxLow} a ${tax} por cada $100,000.`,
  },
  credit: {
    en: "Looking at your rates takes a soft credit pull, which does not affect your score. Submitting the application takes a hard one, which may.",
    es: "Ver sus tasas requiere una consulta de crédito suave, que no afecta su puntaje. Presentar la solicitud requiere una consulta dura, que puede afectarlo.",
  },
  collateral: {
    en: "Your home is collateral: you could lose it if you do not repay. Property insurance is required, and flood insurance may be.",
    es: "Su casa es la garantía: podría perderla si no paga. Se requiere seguro de propiedad y puede requerirse seguro contra inundaciones.",
  },
});
