import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const journalWords = catalogue({
  title: { en: "Notary journal", es: "Libro de actas notariales" },
  leadOwn: {
    en: "What you certified in sessions of your own. The network’s notaries keep their own journals.",
    es: "Lo que usted certificó en sus propias sesiones. Los notarios de la red llevan sus propios libros.",
  },
  leadAll: {
    en: "What your notaries certified. The network’s notaries keep their own journals.",
    es: "Lo que certificaron sus notarios. Los notarios de la red llevan sus propios libros.",
  },
  failed: { en: "The journal could not be loaded.", es: "No se pudo cargar el libro de actas." },
  none: { en: "No entry", es: "Ningún asiento" },
  noneBody: {
    en: "Each person who signs a deed before one of your notaries has an entry here.",
    es: "Cada persona que firma una escritura ante uno de sus notarios tiene aquí un asiento.",
  },
  noneFound: {
    en: "Nothing fits what you look for. Clear the filters to see everything.",
    es: "Nada coincide con lo que busca. Quite los filtros para verlo todo.",
  },
  filters: { en: "Narrow the journal", es: "Acotar el libro" },
  signerHint: { en: "Who signed", es: "Quién firmó" },
  from: { en: "From", es: "Desde" },
  until: { en: "Until", es: "Hasta" },
  clear: { en: "Clear", es: "Quitar" },
  when: { en: "When", es: "Cuándo" },
  signer: { en: "Signer", es: "Firmante" },
  act: { en: "Act", es: "Acto" },
  acknowledgment: { en: "Acknowledgment, by video", es: "Reconocimiento, por video" },
  acknowledgmentInPerson: { en: "Acknowledgment, in person", es: "Reconocimiento, en persona" },
  "document-and-questions": {
    en: "ID held up and questions answered",
    es: "Identificación mostrada y preguntas contestadas",
  },
  document: { en: "ID seen", es: "Identificación vista" },
  notary: { en: "Notary", es: "Notario" },
  where: { en: "Home in", es: "Vivienda en" },
  file: { en: "Loan", es: "Préstamo" },
  digest: { en: "SHA-256 of the deed", es: "SHA-256 de la escritura" },
  more: { en: "Show earlier entries", es: "Mostrar asientos anteriores" },
  toDesk: { en: "All sessions", es: "Todas las sesiones" },
  toJournal: { en: "Journal", es: "Libro de actas" },
});
