import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const commissionWords = catalogue({
  title: { en: "Your commissions", es: "Sus comisiones" },
  lead: {
    en: "Colleagues name you for visits in these states, until the day each expires.",
    es: "Sus colegas le asignan visitas en estos estados, hasta el día en que vence cada una.",
  },
  none: {
    en: "None is written down yet, so nobody can name you for a visit.",
    es: "Aún no hay ninguna anotada, así que nadie puede asignarle una visita.",
  },
  state: { en: "State", es: "Estado" },
  numberShort: { en: "Number", es: "Número" },
  county: { en: "County", es: "Condado" },
  change: { en: "Change", es: "Cambio" },
  until: { en: "Expires", es: "Vence" },
  expired: { en: (day: string) => `expired on ${day}`, es: (day: string) => `venció el ${day}` },
  name: { en: "Your name, as on your commission", es: "Su nombre, como en su comisión" },
  number: { en: "Commission number", es: "Número de comisión" },
  commissionState: { en: "State of the commission", es: "Estado de la comisión" },
  commissionCounty: { en: "County of the commission", es: "Condado de la comisión" },
  expires: { en: "Expires on", es: "Vence el" },
  add: { en: "Write down a commission", es: "Anotar una comisión" },
  addBody: {
    en: "As it stands on the paper of the state. It takes the place of the one you wrote down for that state before.",
    es: "Como aparece en el documento del estado. Sustituye la que anotó antes para ese estado.",
  },
  save: { en: "Save", es: "Guardar" },
  saved: { en: "Commission written down.", es: "Comisión anotada." },
  drop: { en: (state: string) => `Take ${state} away`, es: (state: string) => `Quitar ${state}` },
  dropped: { en: "Commission taken away.", es: "Comisión quitada." },
  dropFailed: {
    en: (state: string) => `The commission for ${state} still stands.`,
    es: (state: string) => `La comisión de ${state} sigue en pie.`,
  },
});
