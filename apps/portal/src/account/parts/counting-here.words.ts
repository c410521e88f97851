import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const countingWords = catalogue({
  title: { en: "Your choice in this browser", es: "Su elección en este navegador" },
  count: {
    en: "Count my visits, without my name, to make the pages better",
    es: "Contar mis visitas, sin mi nombre, para mejorar las páginas",
  },
  hint: {
    en: "This holds in this browser while nobody is logged in. Once you have an account, its settings hold everywhere.",
    es: "Vale en este navegador mientras nadie haya iniciado sesión. Cuando tenga una cuenta, su configuración vale en todas partes.",
  },
  notCounted: {
    en: "Your browser asks not to be tracked. We do not count your visits.",
    es: "Su navegador pide no ser rastreado. No contamos sus visitas.",
  },
});
