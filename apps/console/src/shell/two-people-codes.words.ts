import type { Words } from "@gable/domain/language.ts";

/** Why somebody cannot be the second of two who must agree. */
export const twoPeopleCodeWords: Readonly<Record<string, Words>> = {
  "second-person": {
    en: "Somebody else than the one who asked must agree.",
    es: "Debe aprobarlo alguien distinto de quien lo pidió.",
  },
  "first-gone": {
    en: "You cannot agree to this: whoever asked has left, or has another role by now. It is asked for anew.",
    es: "No puede aprobarlo: quien lo pidió ya no está o tiene otra función. Debe pedirse de nuevo.",
  },
  "let-in-by-one": {
    en: "You cannot agree to this: within seven days one administrator gave both of you access or a role, or one of you gave it to the other. Another colleague must agree.",
    es: "No puede aprobarlo: en los últimos siete días un mismo administrador les dio acceso o función a ambos, o uno de ustedes al otro. Debe aprobarlo otro colega.",
  },
  "same-word": {
    en: "You and who asked are here on one administrator’s word. Somebody who came in another way decides.",
    es: "Usted y quien lo pidió están aquí por la palabra de un solo administrador. Decide alguien que llegó por otra vía.",
  },
};
