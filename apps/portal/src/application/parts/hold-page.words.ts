import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const holdPageWords = catalogue({
  next: { en: "What happens next", es: "Qué sigue" },
  leave: {
    en: "You can leave this page. It goes on by itself, and we write to you when it does.",
    es: "Puede salir de esta página. Avanza sola y le escribimos cuando lo haga.",
  },
  dashboard: { en: "Go to dashboard", es: "Ir al panel" },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  hours: { en: (hours: string) => `We answer ${hours}.`, es: (hours: string) => `Atendemos: ${hours}.` },
});
