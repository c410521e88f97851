import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const campaignsWords = catalogue({
  title: { en: "Campaigns", es: "Campañas" },
  lead: {
    en: "How far the applications opened in the period have come, by whose link and which campaign brought them. A campaign is what the address of the first page said of itself (utm_campaign, utm_source, utm_medium).",
    es: "Hasta dónde han llegado las solicitudes abiertas en el período, según el enlace y la campaña que las trajo. Una campaña es lo que decía la dirección de la primera página (utm_campaign, utm_source, utm_medium).",
  },
  toReports: { en: "Reports", es: "Informes" },
  failed: { en: "The campaigns could not be read", es: "No se pudieron leer las campañas" },
  none: { en: "No application was opened in this period", es: "No se abrió ninguna solicitud en este período" },
  noneBody: {
    en: "From the first one on it stands here which links and campaigns bring borrowers, and how many of them are funded.",
    es: "Desde la primera, aquí se ve qué enlaces y campañas traen solicitantes y cuántos reciben el dinero.",
  },
  byChannel: { en: "By channel", es: "Por canal" },
  channel: { en: "Channel", es: "Canal" },
  all: { en: "All", es: "Todas" },
  byCampaign: { en: "By campaign", es: "Por campaña" },
  campaign: { en: "Campaign", es: "Campaña" },
  others: {
    en: (count: number, text: string) => (count === 1 ? "1 other campaign" : `${text} other campaigns`),
    es: (count: number, text: string) => (count === 1 ? "Otra campaña" : `Otras ${text} campañas`),
  },
  source: { en: "Source", es: "Fuente" },
  medium: { en: "Medium", es: "Medio" },
  opened: { en: "Opened", es: "Abiertas" },
  chosen: { en: "Line chosen", es: "Línea elegida" },
  submitted: { en: "Submitted", es: "Enviadas" },
  active: { en: "Under way", es: "En curso" },
  funded: { en: "Funded", es: "Desembolsadas" },
  pullThrough: { en: "Pull-through", es: "Conversión" },
  fundedLine: { en: "Limits funded", es: "Límites desembolsados" },
  note: {
    en: "Pull-through is funded, of those submitted. It rises as long as applications are under way.",
    es: "La conversión son las desembolsadas, de las enviadas. Sube mientras haya solicitudes en curso.",
  },
});
