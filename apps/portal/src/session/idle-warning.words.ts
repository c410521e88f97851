import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const idleWords = catalogue({
  title: { en: "Are you still there?", es: "¿Sigue ahí?" },
  body: {
    en: (minutes: number) =>
      minutes === 1
        ? "For your safety we log you out in less than a minute."
        : `For your safety we log you out in ${minutes} minutes.`,
    es: (minutes: number) =>
      minutes === 1
        ? "Por su seguridad cerramos su sesión en menos de un minuto."
        : `Por su seguridad cerramos su sesión en ${minutes} minutos.`,
  },
  safe: { en: "What you saved stays as it is.", es: "Lo que guardó queda como está." },
  extend: { en: "Extend my session", es: "Continuar mi sesión" },
  signOut: { en: "Log out", es: "Cerrar sesión" },
});
