import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const waitlistWords = catalogue({
  title: { en: "Waiting for a license", es: "Esperan una licencia" },
  lead: {
    en: "People who asked to be written to once you may lend in their state. They are, by themselves, on the day on which its license begins. Addresses are shown to nobody.",
    es: "Personas que pidieron un correo en cuanto usted pueda prestar en su estado. Lo reciben, sin más, el día en que empieza la licencia. Las direcciones no se muestran a nadie.",
  },
  none: {
    en: "Nobody waits. Who names a home in a state without a license can ask to hear of one.",
    es: "Nadie espera. Quien indica una casa en un estado sin licencia puede pedir que se le avise.",
  },
  waitingCount: {
    en: (count: number) => (count === 1 ? "1 person" : `${count} people`),
    es: (count: number) => (count === 1 ? "1 persona" : `${count} personas`),
  },
  failed: { en: "The waiting lists could not be read.", es: "No se pudieron leer las listas de espera." },
  state: { en: "State", es: "Estado" },
  waiting: { en: "Waiting", es: "Esperan" },
  since: { en: "The first since", es: "La primera desde" },
  written: { en: "Written to, last 30 days", es: "Avisadas, últimos 30 días" },
});
