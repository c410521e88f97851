import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const joinWords = catalogue({
  title: { en: (name: string) => `Welcome, ${name}`, es: (name: string) => `Le damos la bienvenida, ${name}` },
  lead: {
    en: (lender: string, role: string) =>
      `${lender} has an account for you (${role}). Choose a password; after that you set up your second factor.`,
    es: (lender: string, role: string) =>
      `${lender} tiene una cuenta para usted (${role}). Elija una contraseña; después configurará su segundo factor.`,
  },
  password: { en: "New password", es: "Contraseña nueva" },
  hint: {
    en: "At least 15 characters. A few words that belong to you alone are best.",
    es: "Al menos 15 caracteres. Lo mejor son unas palabras que solo usted conozca.",
  },
  next: { en: "Set the password", es: "Guardar la contraseña" },
  void: { en: "This link is not good any more", es: "Este enlace ya no es válido" },
  voidBody: {
    en: "It was used already, or is older than three days. Ask an administrator at your lender for a new one. If you have set your password, log in.",
    es: "Ya se usó o tiene más de tres días. Pida uno nuevo a un administrador de su entidad. Si ya creó su contraseña, inicie sesión.",
  },
  failed: { en: "The invitation could not be read", es: "No se pudo leer la invitación" },
  logIn: { en: "Log in", es: "Iniciar sesión" },
});
