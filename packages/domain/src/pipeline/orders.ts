import type { Words } from "../language.ts";

/** In which order the pipeline may be read; the first unless another is asked for. */
export const pipelineOrders = {
  CHANGED: { en: "Changed last", es: "Último cambio" },
  STALEST: { en: "Unchanged longest", es: "Más tiempo sin cambios" },
  OPENED: { en: "Opened last", es: "Apertura reciente" },
  LINE: { en: "Largest line", es: "Línea mayor" },
  OFFERS_END: { en: "Offer ends first", es: "Oferta que vence antes" },
  CLOSING: { en: "Closing comes first", es: "Cierre más próximo" },
} as const satisfies Readonly<Record<string, Words>>;
export type PipelineOrder = keyof typeof pipelineOrders;
export const pipelineOrderNames = Object.keys(pipelineOrders) as [PipelineOrder, ...PipelineOrder[]];
