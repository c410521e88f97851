import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What only the console says of sessions; the rest stands with their list. */
export const sessionsWords = catalogue({
  lead: {
    en: "Log out what you do not know, then ask an administrator for a new link: it sets another password and another second factor.",
    es: "Cierre lo que no reconozca y pida un enlace nuevo a un administrador: con él pone otra contraseña y otro segundo factor.",
  },
  unread: { en: "Your sessions could not be read", es: "No se pudieron leer sus sesiones" },
  code: { en: "Opened with a code of the app", es: "Abierta con un código de la aplicación" },
  passkey: { en: "Opened with a passkey", es: "Abierta con una llave de acceso" },
  from: {
    en: (address: string) => `from the address ${address}`,
    es: (address: string) => `desde la dirección ${address}`,
  },
});
