import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const addressDoubtWords = catalogue({
  meant: { en: "Did you mean this address?", es: "¿Quiso decir esta dirección?" },
  meantLead: {
    en: "It is the closest one that the postal service knows. Records, papers and letters are written that way.",
    es: "Es la más parecida que conoce el servicio postal. Así la escriben los registros, los documentos y las cartas.",
  },
  typed: { en: (address: string) => `You typed ${address}.`, es: (address: string) => `Usted escribió ${address}.` },
  use: { en: "Use this address", es: "Usar esta dirección" },
  keep: { en: "Keep mine", es: "Dejar la mía" },
  unknown: { en: "We can’t find this address", es: "No encontramos esta dirección" },
  unknownLead: {
    en: "Look once more at the number, the street and the ZIP code. A home that is new or far out may not be listed yet: then keep it as it is.",
    es: "Revise el número, la calle y el código postal. Una casa nueva o apartada quizá no figure todavía: en ese caso, déjela como está.",
  },
  back: { en: "Back", es: "Atrás" },
  check: { en: "Check what I typed", es: "Revisar lo que escribí" },
});
