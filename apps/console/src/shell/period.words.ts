import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const periodWords = catalogue({
  openedIn: { en: "Opened in", es: "Abiertas en" },
  days: { en: (count: number) => `the last ${count} days`, es: (count: number) => `los últimos ${count} días` },
});
