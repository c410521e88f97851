import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const contactInfoWords = catalogue({
  question: { en: "How can we reach you?", es: "¿Cómo podemos contactarle?" },
  why: {
    en: "The email address becomes your log-in, and notices go there. We call only when something needs you.",
    es: "El correo será su acceso y ahí llegan los avisos. Llamamos solo cuando algo le necesita.",
  },
  email: { en: "Email address", es: "Correo electrónico" },
  phone: { en: "Mobile phone", es: "Teléfono móvil" },
  language: { en: "Language for messages and documents", es: "Idioma de mensajes y documentos" },
  optional: { en: "Optional.", es: "Opcional." },
});
