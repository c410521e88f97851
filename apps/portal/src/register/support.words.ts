import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const supportWords = catalogue({
  title: { en: "How can we help?", es: "¿Cómo podemos ayudar?" },
  lead: {
    en: (hours: string) => `Your answers are kept for a day. We answer ${hours}.`,
    es: (hours: string) => `Sus respuestas se guardan por un día. Atendemos: ${hours}.`,
  },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  write: { en: "Write to us", es: "Escribirnos" },
  addressQuestion: { en: "My address is not in the list", es: "Mi dirección no está en la lista" },
  addressAnswer: {
    en: "Choose “Enter it by hand” at the end of the list. County records find the home even when the list does not.",
    es: "Elija “Escríbala a mano” al final de la lista. Los registros del condado encuentran la casa aunque la lista no.",
  },
  scoreQuestion: { en: "Does this affect my credit score?", es: "¿Esto afecta mi puntaje de crédito?" },
  scoreAnswer: {
    en: "Seeing your offers does not: it is a soft inquiry. Only when you submit the application do we make a hard inquiry, and we ask you first.",
    es: "Ver sus ofertas no: es una consulta suave. Solo al enviar la solicitud hacemos una consulta formal, y le preguntamos antes.",
  },
  accountQuestion: { en: "I have an account already", es: "Ya tengo una cuenta" },
  accountAnswer: { en: "Then go on there, where you left off.", es: "Entonces siga ahí, donde quedó." },
  logIn: { en: "Log in", es: "Iniciar sesión" },
  back: { en: "Back to the questions", es: "Volver a las preguntas" },
});
