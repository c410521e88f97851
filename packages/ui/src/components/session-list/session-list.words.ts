import { catalogue } from "../../language/catalogue.tsx";

/** What is said of devices on which somebody is logged in, and of logging them out. */
export const sessionListWords = catalogue({
  title: { en: "Where you are logged in", es: "Dónde tiene la sesión abierta" },
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
  end: { en: "Log out", es: "Cerrar sesión" },
  endOthers: { en: "Log out everywhere else", es: "Cerrar las demás sesiones" },
  ended: { en: "That device is logged out.", es: "Ese dispositivo quedó desconectado." },
  othersEnded: { en: "Every other device is logged out.", es: "Los demás dispositivos quedaron desconectados." },
  failed: { en: "Nothing was logged out.", es: "No se cerró ninguna sesión." },
});
