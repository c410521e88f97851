import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Of papers that took the place of others. */
export const redrawnWords = catalogue({
  title: {
    en: (moment: string) => `These documents are new, of ${moment}`,
    es: (moment: string) => `Estos documentos son nuevos, del ${moment}`,
  },
  signed: {
    en: "What you signed of the earlier ones is void. Read these, and sign them all.",
    es: "Lo que firmó de los anteriores no vale. Lea estos y fírmelos todos.",
  },
  unsigned: {
    en: "The earlier ones are void: only these count.",
    es: "Los anteriores no valen: solo cuentan estos.",
  },
});
