import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** The file beside what others say. */
export const comparedWords = catalogue({
  fact: { en: "Fact", es: "Dato" },
  onFile: { en: "On file", es: "En el expediente" },
  differs: { en: "differs", es: "difiere" },
  ownership: { en: "Owner, compared with county records", es: "Dueño, comparado con el registro del condado" },
  identity: { en: "Compared with the document", es: "Comparado con el documento" },
  title: { en: "Owner, compared with the title", es: "Dueño, comparado con el título" },
  account: { en: "Account, compared with the bank", es: "Cuenta, comparada con el banco" },
  inCounty: { en: "County records", es: "Registro del condado" },
  inDocument: { en: "In the document", es: "En el documento" },
  onTitle: { en: "Title company", es: "Compañía de títulos" },
  atBank: { en: "The bank", es: "El banco" },
  bankSays: {
    en: (reason: string) => `The bank’s answer: ${reason}.`,
    es: (reason: string) => `Respuesta del banco: ${reason}.`,
  },
  noHolder: {
    en: "The bank says whether the name is the borrower’s, and not whose it is. A statement shows that.",
    es: "El banco dice si el nombre es el del solicitante, no de quién es. Un estado de cuenta lo muestra.",
  },
});
