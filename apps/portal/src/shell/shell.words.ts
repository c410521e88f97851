import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const shellWords = catalogue({
  logIn: { en: "Log in", es: "Iniciar sesión" },
  menu: { en: "Menu", es: "Menú" },
  call: { en: (phone: string) => `Call us: ${phone}`, es: (phone: string) => `Llámenos: ${phone}` },
});
