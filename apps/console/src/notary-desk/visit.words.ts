import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** An appointment with a notary in person, as staff read it. */
export const visitWords = catalogue({
  title: { en: "Notary in person", es: "Notario en persona" },
  REQUESTED: { en: "asked for", es: "pedida" },
  CONFIRMED: { en: "booked", es: "reservada" },
  OVER: { en: "paper awaited", es: "se espera el papel" },
  FAILED: { en: "came to nothing", es: "sin resultado" },
  when: { en: "When", es: "Cuándo" },
  where: { en: "Where", es: "Dónde" },
  home: { en: "At home", es: "En casa" },
  work: { en: "At work", es: "En el trabajo" },
  other: { en: "Elsewhere", es: "En otro lugar" },
  "lender-office": { en: "Our office", es: "Nuestra oficina" },
  "attorney-office": { en: "Attorney’s office", es: "Oficina de un abogado" },
  "title-office": { en: "Title company’s office", es: "Oficina de una compañía de títulos" },
  access: { en: "How to get in", es: "Cómo entrar" },
  wished: { en: (choice: number) => `Choice ${choice}`, es: (choice: number) => `Opción ${choice}` },
  notary: { en: "Notary", es: "Notario" },
  commission: { en: (number: string) => `Commission ${number}`, es: (number: string) => `Comisión ${number}` },
  none: { en: "Being found", es: "Se busca" },
  officeCode: { en: "Code of the office", es: "Código de la oficina" },
  officeCodeNote: {
    en: "The notary gives it to who has come, after their ID. Never send it.",
    es: "El notario lo da a quien llegó, tras ver su identificación. Nunca lo envíe.",
  },
  arrived: { en: (name: string) => `${name} came`, es: (name: string) => `Llegó ${name}` },
  inPerson: { en: "In person", es: "En persona" },
  inPersonLead: {
    en: "The network answers who asks. Where it finds nobody, the borrower is told and chooses other times.",
    es: "La red responde a quien pide. Si no halla a nadie, se avisa al solicitante y elige otras horas.",
  },
  noVisits: { en: "Nobody waits for a visit.", es: "Nadie espera una visita." },
  who: { en: "Who signs", es: "Quién firma" },
  state: { en: "State", es: "Estado" },
});
