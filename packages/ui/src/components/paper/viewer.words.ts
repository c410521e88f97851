import { catalogue } from "../../language/catalogue.tsx";

/** What is said around a document that is shown. */
export const viewerWords = catalogue({
  viewer: { en: (title: string) => `${title}, the document`, es: (title: string) => `${title}, el documento` },
  howShown: { en: "How to show the document", es: "Cómo mostrar el documento" },
  asText: { en: "As text", es: "Como texto" },
  asPrinted: { en: "As printed", es: "Como impreso" },
  larger: { en: "Larger", es: "Más grande" },
  smaller: { en: "Smaller", es: "Más pequeño" },
  opening: { en: "Opening the document", es: "Abriendo el documento" },
  failed: { en: "The document could not be opened.", es: "No se pudo abrir el documento." },
  load: { en: "Load it again", es: "Cargar de nuevo" },
  nextPlace: { en: "Next place to sign", es: "Siguiente lugar para firmar" },
});
