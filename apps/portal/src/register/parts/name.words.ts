import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const nameWords = catalogue({
  question: { en: "What is your legal name?", es: "¿Cuál es su nombre legal?" },
  lead: {
    en: "As it stands on your driver’s license, passport or state ID.",
    es: "Como aparece en su licencia de conducir, pasaporte o identificación estatal.",
  },
  why: {
    en: "We find your credit file and the county’s records of the home by this name, and your documents are made out to it.",
    es: "Con este nombre encontramos su historial de crédito y los registros de la casa, y a este nombre se hacen sus documentos.",
  },
  first: { en: "First name", es: "Nombre" },
  middle: { en: "Middle name", es: "Segundo nombre" },
  last: { en: "Last name", es: "Apellidos" },
  aliases: { en: "I also go by", es: "También me conocen como" },
  aliasesHint: {
    en: "A maiden name or another spelling on your title or bills. Separate several with commas.",
    es: "Un apellido de soltera u otra forma de escribirlo en su título o facturas. Separe varios con comas.",
  },
});
