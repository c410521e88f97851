import type { Words } from "@gable/domain/language.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";

/** Why a source could not be used, by the code of who tried. */
export const reasonWords = {
  "no-income-found": {
    en: "No pay was found there. Another way may show it, or you can upload papers.",
    es: "Allí no se encontraron ingresos. Otra vía puede mostrarlos, o puede subir documentos.",
  },
  "job-ended": {
    en: "The account there shows that this job has ended, or when it will. If you have another job, show its pay, or upload papers.",
    es: "La cuenta allí muestra que ese empleo terminó o cuándo terminará. Si tiene otro, muestre sus ingresos o suba documentos.",
  },
  "name-differs": {
    en: "The account there is under another name than yours.",
    es: "La cuenta allí está a otro nombre que el suyo.",
  },
  "owner-differs": {
    en: "None of the accounts that were shared is in your name.",
    es: "Ninguna de las cuentas compartidas está a su nombre.",
  },
  "too-little-history": {
    en: "There is too little history there to work out a year's income.",
    es: "Hay muy poco historial para calcular los ingresos de un año.",
  },
  "link-expired": {
    en: "The visit took too long and ran out. You can simply start again.",
    es: "La visita tardó demasiado y caducó. Puede empezar de nuevo.",
  },
  other: {
    en: "It could not be read this time. You can try again, or choose another way.",
    es: "No se pudo leer esta vez. Puede intentar de nuevo o elegir otra vía.",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** The words of such a code in the reader's language. */
export function useReason(): (code: string) => string {
  const language = useLanguage();
  return (code) => (code in reasonWords ? reasonWords[code as keyof typeof reasonWords] : reasonWords.other)[language];
}
