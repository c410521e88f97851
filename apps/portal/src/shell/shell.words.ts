import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const shellWords = catalogue({
  logIn: { en: "Log in", es: "Iniciar sesión" },
  logOut: { en: "Log out", es: "Cerrar sesión" },
  dashboard: { en: "Dashboard", es: "Panel" },
  settings: { en: "Settings", es: "Configuración" },
  contact: { en: "Contact us", es: "Contáctenos" },
  menu: { en: "Menu", es: "Menú" },
  profile: { en: "Your account", es: "Su cuenta" },
  call: { en: (phone: string) => `Call us: ${phone}`, es: (phone: string) => `Llámenos: ${phone}` },
  otherLanguage: { en: "Español", es: "English" },
  dark: { en: "Dark", es: "Oscuro" },
  offline: {
    en: "You are offline. Nothing is lost. We go on when the connection is back.",
    es: "Está sin conexión. No se pierde nada. Seguimos cuando vuelva la conexión.",
  },
  loading: { en: "Loading", es: "Cargando" },
});
