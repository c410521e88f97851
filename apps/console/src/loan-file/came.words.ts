import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const cameWords = catalogue({
  title: { en: "How they came", es: "Cómo llegó" },
  channel: { en: "Channel", es: "Canal" },
  utm_campaign: { en: "Campaign", es: "Campaña" },
  utm_source: { en: "Source", es: "Fuente" },
  utm_medium: { en: "Medium", es: "Medio" },
  utm_term: { en: "Search term", es: "Término de búsqueda" },
  utm_content: { en: "Version", es: "Versión" },
});
