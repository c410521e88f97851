import type { BoxKind } from "@gable/domain/telemetry/session-replay.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const replayWords = catalogue({
  visits: { en: "Visits to watch", es: "Visitas que ver" },
  visitsMean: {
    en: "How the borrower went through the pages. Kept for a month, without anything they read or typed.",
    es: "Cómo avanzó el solicitante por las páginas. Se guarda un mes, sin nada de lo que leyó o escribió.",
  },
  watch: { en: (when: string) => `Visit of ${when}`, es: (when: string) => `Visita del ${when}` },
  title: { en: "A visit", es: "Una visita" },
  toFile: { en: "Back to the file", es: "Volver al expediente" },
  means: {
    en: "Boxes stand where texts, fields and buttons stood. What they said was never recorded.",
    es: "Los recuadros están donde había textos, campos y botones. Lo que decían nunca se grabó.",
  },
  failed: { en: "The visit could not be read.", es: "No se pudo leer la visita." },
  gone: {
    en: "It is older than a month, or the borrower does not want it kept.",
    es: "Tiene más de un mes, o el solicitante no quiere que se guarde.",
  },
  play: { en: "Play", es: "Reproducir" },
  pause: { en: "Pause", es: "Pausar" },
  faster: { en: "Four times as fast", es: "Cuatro veces más rápido" },
  position: { en: "Position in the visit", es: "Posición en la visita" },
  of: { en: (at: string, end: string) => `${at} of ${end}`, es: (at: string, end: string) => `${at} de ${end}` },
  pages: { en: "Pages", es: "Páginas" },
  away: { en: "Another tab or program was in front.", es: "Otra pestaña o programa estaba delante." },
  scene: {
    en: (page: string, count: number) => `The page ${page} with ${count} things on it`,
    es: (page: string, count: number) => `La página ${page} con ${count} elementos`,
  },
  legend: { en: "What the boxes are", es: "Qué son los recuadros" },
  typing: { en: "Typed into", es: "Escrito en" },
  press: { en: "Pressed", es: "Pulsado" },
});

/** What a box on the page was. */
export const boxWords = catalogue({
  text: { en: "Text", es: "Texto" },
  heading: { en: "Heading", es: "Título" },
  field: { en: "Field", es: "Campo" },
  choice: { en: "Choice", es: "Opción" },
  button: { en: "Button", es: "Botón" },
  link: { en: "Link", es: "Enlace" },
  picture: { en: "Picture", es: "Imagen" },
  fault: { en: "Error message", es: "Mensaje de error" },
} satisfies Record<BoxKind, { en: string; es: string }>);
