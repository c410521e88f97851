import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const sessionsWords = catalogue({
  title: { en: "Where you are logged in", es: "Dónde tiene la sesión abierta" },
  lead: {
    en: "Log out what you do not know, then ask an administrator for a new link: it sets another password and another second factor.",
    es: "Cierre lo que no reconozca y pida un enlace nuevo a un administrador: con él pone otra contraseña y otro segundo factor.",
  },
  unread: { en: "Your sessions could not be read", es: "No se pudieron leer sus sesiones" },
  here: { en: "This device", es: "Este dispositivo" },
  unknown: { en: "A device that does not say what it is", es: "Un dispositivo que no dice qué es" },
  device: {
    en: (browser: string, system: string) => `${browser} on ${system}`,
    es: (browser: string, system: string) => `${browser} en ${system}`,
  },
  since: {
    en: (began: string, seen: string) => `Since ${began}. Last used ${seen}.`,
    es: (began: string, seen: string) => `Desde: ${began}. Último uso: ${seen}.`,
  },
  code: { en: "Opened with a code of the app", es: "Abierta con un código de la aplicación" },
  passkey: { en: "Opened with a passkey", es: "Abierta con una llave de acceso" },
  from: {
    en: (address: string) => `from the address ${address}`,
    es: (address: string) => `desde la dirección ${address}`,
  },
  end: { en: "Log out", es: "Cerrar sesión" },
  endOthers: { en: "Log out everywhere else", es: "Cerrar las demás sesiones" },
  ended: { en: "That device is logged out.", es: "Ese dispositivo quedó desconectado." },
  othersEnded: { en: "Every other device is logged out.", es: "Los demás dispositivos quedaron desconectados." },
  failed: { en: "Nothing was logged out.", es: "No se cerró ninguna sesión." },
});
