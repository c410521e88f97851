import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const footerWords = catalogue({
  label: { en: "Legal", es: "Avisos legales" },
  terms: { en: "Terms of use", es: "Términos de uso" },
  privacy: { en: "Privacy Policy", es: "Política de privacidad" },
  verify: { en: "Check a document", es: "Verificar un documento" },
  licenses: { en: "Licenses", es: "Licencias" },
  encrypted: {
    en: "Everything you enter is encrypted, on its way and at rest.",
    es: "Todo lo que escribe está cifrado, en tránsito y guardado.",
  },
  licensedIn: {
    en: (count: number, more: boolean) =>
      `Licensed in ${count} ${count === 1 ? "state" : "states"}${more ? ", more states to come" : ""}`,
    es: (count: number, more: boolean) =>
      `Con licencia en ${count} ${count === 1 ? "estado" : "estados"}${more ? "; habrá más estados" : ""}`,
  },
  isProductOf: {
    en: (product: string) => `${product} is a product of`,
    es: (product: string) => `${product} es un producto de`,
  },
  newYorkLicensed: {
    en: "Licensed Mortgage Banker, New York State Department of Financial Services.",
    es: "Banquero hipotecario con licencia, Departamento de Servicios Financieros del Estado de Nueva York.",
  },
  newYorkReview: {
    en: "Its application for a New York license is being reviewed by the Department of Financial Services. It takes no applications from New York until then.",
    es: "Su solicitud de licencia de Nueva York está en revisión por el Departamento de Servicios Financieros. Hasta entonces no recibe solicitudes de Nueva York.",
  },
  newYorkNot: {
    en: "Not authorized to take applications in New York.",
    es: "Sin autorización para recibir solicitudes en Nueva York.",
  },
  illinois: {
    en: "Illinois residents: the Illinois Community Reinvestment Act applies to this lender. Evaluations of it can be read at the Illinois Department of Financial and Professional Regulation.",
    es: "Residentes de Illinois: la Ley de Reinversión Comunitaria de Illinois se aplica a este prestamista. Sus evaluaciones pueden leerse en el Departamento de Regulación Financiera y Profesional de Illinois.",
  },
  hours: { en: (hours: string) => `Support is open ${hours}.`, es: (hours: string) => `Atención: ${hours}.` },
  ncua: {
    en: "Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government.",
    es: "Sus ahorros están asegurados por el gobierno federal hasta al menos $250,000, con el pleno respaldo del gobierno de los Estados Unidos.",
  },
});
