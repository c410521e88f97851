import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const whatIfWords = catalogue({
  title: { en: "What would change this", es: "Qué cambiaría esto" },
  lead: {
    en: "See what we could offer with another income or another value of your home. It is worked out by the same rules. Asking changes nothing, and nothing is kept.",
    es: "Vea qué podríamos ofrecer con otros ingresos u otro valor de su casa. Se calcula con las mismas reglas. Preguntar no cambia nada y no se guarda nada.",
  },
  income: { en: "Income a year, before tax", es: "Ingresos al año, antes de impuestos" },
  value: { en: "Value of your home", es: "Valor de su casa" },
  ask: { en: "See what would change", es: "Ver qué cambiaría" },
  wouldOffer: {
    en: (line: string) => `With this we could offer a line of up to ${line}`,
    es: (line: string) => `Con esto podríamos ofrecer una línea de hasta ${line}`,
  },
  largest: { en: "Largest line", es: "Línea más alta" },
  lowest: { en: "Lowest rate of any offer", es: "Tasa más baja de las ofertas" },
  instead: {
    en: (then: string, now: string) => `${then} (now ${now})`,
    es: (then: string, now: string) => `${then} (ahora ${now})`,
  },
  wouldNot: { en: "With this we could not offer a line", es: "Con esto no podríamos ofrecer una línea" },
  onlyEstimate: {
    en: "This is an estimate, not an offer. An income has to be shown, and a value has to be found by an appraiser or a valuation service.",
    es: "Es una estimación, no una oferta. Los ingresos deben demostrarse y el valor debe determinarlo un tasador o un servicio de valoración.",
  },
});

export const whatIfCodes: CodeWords = {
  "what-if-empty": {
    en: "Enter an income or a value, or both.",
    es: "Escriba unos ingresos o un valor, o ambos.",
  },
  "income-out-of-bounds": {
    en: "Stay within 25 percent of the income that you gave. Further away we would only be guessing.",
    es: "Manténgase dentro del 25 por ciento de los ingresos que indicó. Más lejos solo adivinaríamos.",
  },
  "value-out-of-bounds": {
    en: "Stay within 15 percent of the value that we found. Further away we would only be guessing.",
    es: "Manténgase dentro del 15 por ciento del valor que hallamos. Más lejos solo adivinaríamos.",
  },
};
