import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const aboutHomeWords = catalogue({
  question: {
    en: (street: string) => `What kind of home is ${street}?`,
    es: (street: string) => `¿Qué tipo de casa es ${street}?`,
  },
  goOn: { en: "Continue", es: "Continuar" },
  why: {
    en: "What may be offered depends on the kind of home, on whether you live in it, and on who must sign. County records have the last word.",
    es: "Lo que se puede ofrecer depende del tipo de casa, de si vive en ella y de quién debe firmar. Los registros del condado tienen la última palabra.",
  },
  kind: { en: "Kind of home", es: "Tipo de casa" },
  SINGLE_FAMILY: { en: "House", es: "Casa" },
  TOWNHOUSE: { en: "Townhouse", es: "Casa adosada" },
  PLANNED_UNIT: { en: "House in a planned development", es: "Casa en urbanización planificada" },
  CONDOMINIUM: { en: "Condominium", es: "Condominio" },
  DUPLEX: { en: "Duplex", es: "Dúplex" },
  THREE_OR_MORE_UNITS: { en: "Building with three or more units", es: "Edificio de tres o más unidades" },
  COOPERATIVE: { en: "Co-op apartment", es: "Apartamento en cooperativa" },
  MANUFACTURED: { en: "Manufactured or mobile home", es: "Casa prefabricada o móvil" },
  OTHER: { en: "Something else", es: "Otro" },
  use: { en: "How do you use it?", es: "¿Cómo la usa?" },
  PRIMARY: { en: "I live there", es: "Vivo ahí" },
  primaryHint: { en: "Your main home", es: "Su casa principal" },
  SECOND_HOME: { en: "It is my second home", es: "Es mi segunda casa" },
  INVESTMENT: { en: "I rent it out", es: "La alquilo" },
  residence: { en: "Where do you live?", es: "¿Dónde vive?" },
  residenceLead: {
    en: "Credit bureaus know you by this address, and letters go there.",
    es: "Las agencias de crédito lo conocen por esta dirección, y ahí llegan las cartas.",
  },
  owner: { en: "Who owns it?", es: "¿De quién es?" },
  SOLE: { en: "Just me", es: "Solo mía" },
  JOINT: { en: "I own it with someone", es: "La comparto con alguien" },
  jointHint: {
    en: "They sign later, on their own phone or computer.",
    es: "Firmará más tarde, en su propio teléfono o computadora.",
  },
  TRUST: { en: "A trust", es: "Un fideicomiso" },
  LLC: { en: "An LLC", es: "Una LLC" },
});
