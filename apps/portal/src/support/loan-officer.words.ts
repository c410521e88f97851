import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const officerWords = catalogue({
  officer: { en: "Your Loan Officer", es: "Su oficial de préstamos" },
  broker: { en: "Your Broker", es: "Su bróker" },
  ask: { en: "Not ready? Leave your name", es: "¿Aún no? Deje su nombre" },
  team: { en: "Your team", es: "Su equipo" },
});
