import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const ceoFeedbackWords = catalogue({
  title: { en: "Share your thoughts with our CEO", es: "Comparta sus ideas con nuestro director general" },
  lead: {
    en: "Every letter is read. Leave out your Social Security number and bank details.",
    es: "Cada carta se lee. No incluya su número de Seguro Social ni datos bancarios.",
  },
  topic: { en: "What is it about?", es: "¿De qué se trata?" },
  message: { en: "Your message", es: "Su mensaje" },
  consent: {
    en: "May we use what you write, without your name, in our marketing?",
    es: "¿Podemos usar lo que escribe, sin su nombre, en nuestra publicidad?",
  },
  yes: { en: "Yes", es: "Sí" },
  no: { en: "No", es: "No" },
  send: { en: "Send", es: "Enviar" },
  sent: { en: "Thank you. Your letter is on its way.", es: "Gracias. Su carta va en camino." },
});

/** The codes of this form's rules. */
export const ceoFeedbackCodes = {
  "feedback-short": { en: "Must be at least 10 characters", es: "Debe tener al menos 10 caracteres" },
  "feedback-long": { en: "Must be at most 1000 characters", es: "Debe tener como máximo 1000 caracteres" },
} as const;
