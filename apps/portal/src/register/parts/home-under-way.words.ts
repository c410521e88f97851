import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const homeUnderWayWords = catalogue({
  title: {
    en: "You have already applied for this home",
    es: "Usted ya hizo una solicitud para esta casa",
  },
  lead: {
    en: (number: string) =>
      `Your application ${number} is open, and everything you entered is kept. Go on where you left off.`,
    es: (number: string) =>
      `Su solicitud ${number} está abierta y todo lo que escribió está guardado. Siga donde lo dejó.`,
  },
  goOn: { en: "Go on with it", es: "Seguir con ella" },
  other: { en: "Choose another home", es: "Elegir otra casa" },
  anew: {
    en: "To begin anew for this home, withdraw that application first, from your dashboard.",
    es: "Para empezar de nuevo con esta casa, retire primero esa solicitud, desde su panel.",
  },
});
