import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const resetWords = catalogue({
  question: { en: "Choose a new password", es: "Elija una contraseña nueva" },
  lead: {
    en: "You are logged out everywhere, and then log in with the new one.",
    es: "Se cierra su sesión en todas partes y luego entra con la nueva.",
  },
  password: { en: "New password", es: "Contraseña nueva" },
  hint: {
    en: "At least 15 characters. A few words in a row are easy to remember and hard to guess.",
    es: "Al menos 15 caracteres. Unas palabras seguidas son fáciles de recordar y difíciles de adivinar.",
  },
  submit: { en: "Save the password", es: "Guardar la contraseña" },
  done: { en: "Your password is changed", es: "Su contraseña cambió" },
  doneLead: { en: "Log in with it now.", es: "Inicie sesión con ella ahora." },
  logIn: { en: "Log in", es: "Iniciar sesión" },
  noToken: { en: "This link is incomplete", es: "Este enlace está incompleto" },
  noTokenLead: {
    en: "Open it again from the message, or ask for a new one.",
    es: "Ábralo de nuevo desde el mensaje o pida uno nuevo.",
  },
  ask: { en: "Ask for a new link", es: "Pedir otro enlace" },
});
