import type { Words } from "@gable/domain/language.ts";
import type { RedrawCause } from "@gable/domain/signing/redraw-causes.ts";

export const redrawnBecause: Readonly<Record<RedrawCause, Words>> = {
  DEBTS: {
    en: "You told us of another debt, so we looked at your line again before you sign.",
    es: "Nos habló de otra deuda, así que volvimos a revisar su línea antes de que firme.",
  },
  DAY: {
    en: "Another day has begun, and until when you may cancel is counted from the day on which you sign.",
    es: "Comenzó otro día, y hasta cuándo puede cancelar se cuenta desde el día en que firma.",
  },
  ANSWERS: {
    en: "One of your answers was corrected, and it stands in them.",
    es: "Se corrigió una de sus respuestas, y figura en ellos.",
  },
  ACCOUNT: {
    en: "The account for your payments could not be used, and the earlier ones named it.",
    es: "No se pudo usar la cuenta de sus pagos, y los anteriores la nombraban.",
  },
  LINE_GONE: {
    en: "The other line that you signed with us on this home was cancelled, and the earlier ones named it.",
    es: "Se canceló la otra línea que usted firmó con nosotros sobre esta casa, y los anteriores la nombraban.",
  },
};
