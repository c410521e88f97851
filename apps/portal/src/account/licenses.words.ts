import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const licensesWords = catalogue({
  title: { en: "Where we are licensed", es: "Dónde tenemos licencia" },
  lead: {
    en: (company: string) => `${company} may take applications for homes in these states today.`,
    es: (company: string) => `${company} puede recibir hoy solicitudes para casas en estos estados.`,
  },
  register: { en: "Look us up in the NMLS register", es: "Búsquenos en el registro NMLS" },
});
