import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const papersWords = catalogue({
  title: { en: "Papers to review", es: "Documentos por revisar" },
  toFile: { en: "To the file", es: "Al expediente" },
  none: { en: "No paper waits for you", es: "Ningún documento espera" },
  noneBody: {
    en: "What the borrower sends stands here until somebody has accepted or returned it.",
    es: "Lo que envía el solicitante queda aquí hasta que alguien lo acepte o devuelva.",
  },
  place: {
    en: (at: number, of: number) => `Paper ${at} of ${of}`,
    es: (at: number, of: number) => `Documento ${at} de ${of}`,
  },
  previous: { en: "Previous", es: "Anterior" },
  next: { en: "Next", es: "Siguiente" },
  sent: { en: (day: string) => `sent ${day}`, es: (day: string) => `enviado ${day}` },
  compared: { en: "Held against the file", es: "Comparado con el expediente" },
  asRead: { en: "As read by machine", es: "Según lo leyó una máquina" },
  notVerified: {
    en: "As read, not verified. What does not stand there plainly is left out.",
    es: "Leído, no verificado. Lo que no figura con claridad se omite.",
  },
  tooOld: { en: "too old", es: "muy antiguo" },
  page: { en: "Page", es: "Página" },
  fact: { en: "Fact", es: "Dato" },
  inPaper: { en: "In the paper", es: "En el documento" },
  notRead: { en: "not read yet", es: "aún no leído" },
  look: { en: "check by eye", es: "revisar a la vista" },
  notFound: { en: "not found", es: "no se halló" },
  onPage: { en: (page: number) => `on page ${page}`, es: (page: number) => `en la página ${page}` },
  searched: {
    en: "Looked for among the words of the paper. That something stands there does not mean that it is true.",
    es: "Buscado entre las palabras del documento. Que algo figure no significa que sea cierto.",
  },
  noText: {
    en: "A picture: no words could be read in it by machine.",
    es: "Una imagen: ninguna máquina pudo leer palabras en ella.",
  },
  notYours: {
    en: "Your role can look at this paper, and decides nothing about it.",
    es: "Su función puede mirar este documento y no decide sobre él.",
  },
  keysMove: { en: "next, previous", es: "siguiente, anterior" },
  keysAccept: { en: "accept", es: "aceptar" },
  keysReturn: { en: "return", es: "devolver" },
  keysBack: { en: "back to the file", es: "volver al expediente" },
  failed: { en: "The papers could not be listed", es: "No se pudieron listar los documentos" },
});
