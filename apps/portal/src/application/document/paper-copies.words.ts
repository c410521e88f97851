import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const paperCopiesWords = catalogue({
  title: { en: "Get a copy on paper", es: "Recibir una copia en papel" },
  lead: {
    en: "We post a paper copy of any document to your home. It is free of charge, and you keep the documents on screen as well.",
    es: "Le enviamos por correo a su casa una copia en papel de cualquier documento. No tiene costo, y conserva también los documentos en pantalla.",
  },
  which: { en: "Which document?", es: "¿Qué documento?" },
  of: {
    en: (title: string, day: string) => `${title}, ${day}`,
    es: (title: string, day: string) => `${title}, ${day}`,
  },
  ask: { en: "Post me a copy", es: "Enviarme una copia" },
  asked: { en: "We will post your copy.", es: "Enviaremos su copia." },
  standing: { en: "Copies you asked for", es: "Copias que pidió" },
  waits: {
    en: (day: string) => `asked for on ${day}, not posted yet`,
    es: (day: string) => `pedida el ${day}, aún no enviada`,
  },
  posted: { en: (day: string) => `posted on ${day}`, es: (day: string) => `enviada el ${day}` },
});

export const paperCopyCodes: CodeWords = {
  "out-of-order": {
    en: "This document is on its way to the mail already.",
    es: "Este documento ya está por enviarse.",
  },
};
