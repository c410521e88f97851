import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const openAccountWords = catalogue({
  question: { en: "One log-in, and you see your offers", es: "Cree su acceso y vea sus ofertas" },
  lead: {
    en: "So that you can stop at any time and come back on any device.",
    es: "Para que pueda parar cuando quiera y volver en cualquier dispositivo.",
  },
  email: { en: "Your log-in", es: "Su acceso" },
  change: { en: "Change", es: "Cambiar" },
  password: { en: "Choose a password", es: "Elija una contraseña" },
  passwordHint: {
    en: "At least 15 characters. A few words in a row are easy to remember and hard to guess.",
    es: "Al menos 15 caracteres. Unas palabras seguidas son fáciles de recordar y difíciles de adivinar.",
  },
  read: { en: "Read these before you apply", es: "Lea esto antes de solicitar" },
  readHint: {
    en: "What a line of credit on your home costs and risks. Open the first two; keep them all if you like.",
    es: "Qué cuesta y qué riesgos tiene una línea sobre su casa. Abra los dos primeros; guárdelos todos si quiere.",
  },
  demonstration: { en: "Check that documents open here", es: "Compruebe que los documentos se abren aquí" },
  demonstrationHint: {
    en: "Your notices come as PDF files. Open this sample and type the four digits that stand in it.",
    es: "Sus avisos llegan como archivos PDF. Abra esta muestra y escriba los cuatro dígitos que contiene.",
  },
  sample: { en: "Sample document", es: "Documento de muestra" },
  code: { en: "The four digits", es: "Los cuatro dígitos" },
  consents: { en: "Your consents", es: "Sus consentimientos" },
  terms: { en: "Terms of use", es: "Términos de uso" },
  privacy: { en: "Privacy notice", es: "Aviso de privacidad" },
  submit: { en: "See my offers (soft check)", es: "Ver mis ofertas (consulta suave)" },
  score: {
    en: "Checking offers does not affect your credit score.",
    es: "Consultar ofertas no afecta su puntaje de crédito.",
  },
  taken: { en: "Do you have an account?", es: "¿Tiene una cuenta?" },
  logIn: { en: "Log in", es: "Iniciar sesión" },
  forgotten: { en: "Set a new password", es: "Crear una contraseña nueva" },
});
