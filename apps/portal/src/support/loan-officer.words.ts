import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const officerWords = catalogue({
  officer: { en: "Your Loan Officer", es: "Su oficial de préstamos" },
  broker: { en: "Your Broker", es: "Su bróker" },
  team: { en: "Your team", es: "Su equipo" },
});
