import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const botWords = catalogue({
  name: { en: "Assistant", es: "Asistente" },
  welcome: {
    en: (brand: string) =>
      `This is ${brand}’s automated assistant. It answers from our help and from your own application, and says when it does not know. Please do not send your Social Security number or banking information. This chat may be monitored and kept.`,
    es: (brand: string) =>
      `Este es el asistente automático de ${brand}. Responde con nuestra ayuda y con su propia solicitud, y dice cuándo no sabe. No envíe su número de Seguro Social ni datos bancarios. Este chat puede ser supervisado y guardado.`,
  },
  try: { en: "You may ask", es: "Puede preguntar" },
  suggestions: {
    en: () => ["Where does my application stand?", "What is still missing?", "When does the money come?"],
    es: () => ["¿En qué punto está mi solicitud?", "¿Qué falta todavía?", "¿Cuándo llega el dinero?"],
  },
  related: { en: "You may have meant", es: "Quizás quiso decir" },
  from: { en: "From our help:", es: "De nuestra ayuda:" },
  thinking: { en: "The assistant is looking it up", es: "El asistente lo busca" },
  helped: { en: "This helped", es: "Me sirvió" },
  notHelped: { en: "This did not help", es: "No me sirvió" },
  thanks: { en: "Thank you.", es: "Gracias." },
  person: { en: "Talk to a person", es: "Hablar con una persona" },
  assistant: { en: "Ask the assistant", es: "Preguntar al asistente" },
  feedbackTitle: { en: "What was wrong with this answer?", es: "¿Qué estuvo mal en esta respuesta?" },
  reason: { en: "Reason", es: "Razón" },
  vague: { en: "Answer too vague", es: "Respuesta demasiado vaga" },
  notSpecific: { en: "Not specific to my application", es: "No trata de mi solicitud" },
  notAsked: { en: "Not what I was asking about", es: "No es lo que pregunté" },
  other: { en: "Other", es: "Otro" },
  more: { en: "Additional information", es: "Información adicional" },
  send: { en: "Send feedback", es: "Enviar comentario" },
  tooLong: { en: "That was longer than 1000 characters.", es: "Eso pasa de 1000 caracteres." },
});

/** As the specification words them (part 2, section 5). */
export const feedbackCodes = {
  "reason-required": { en: "Please select a reason", es: "Elija una razón" },
  "feedback-too-long": {
    en: "Please restrict your response to 140 characters.",
    es: "Limite su respuesta a 140 caracteres.",
  },
  "private-number": {
    en: "Take out what looks like a Social Security, card or account number.",
    es: "Quite lo que parece un número de Seguro Social, de tarjeta o de cuenta.",
  },
} as const;
