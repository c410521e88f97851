import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const correctionWords = catalogue({
  person: { en: "Correct your name or date of birth", es: "Corregir su nombre o fecha de nacimiento" },
  income: { en: "Correct your income", es: "Corregir sus ingresos" },
  born: { en: "Date of birth", es: "Fecha de nacimiento" },
  follows: { en: "What this changes", es: "Qué cambia con esto" },
  CREDIT_CHECK: {
    en: "We look at your credit again. This does not affect your score.",
    es: "Consultamos su crédito otra vez. Esto no afecta su puntaje.",
  },
  DEBTS_AGAIN: {
    en: "You confirm the debts on your home again.",
    es: "Usted confirma otra vez las deudas sobre su casa.",
  },
  OFFERS_ANEW: {
    en: "We work out anew what we can offer. If the line you chose no longer fits, we say why, and you choose again.",
    es: "Calculamos de nuevo lo que podemos ofrecer. Si la línea que eligió ya no corresponde, decimos por qué y usted elige otra vez.",
  },
  INCOME_AGAIN: {
    en: "What you have shown of your income is compared with the new figure. For another kind of work you show it anew.",
    es: "Lo que ya demostró de sus ingresos se compara con la nueva cifra. Para otro tipo de trabajo lo demuestra de nuevo.",
  },
  SUMMARY_ANEW: {
    en: "Your application summary is written again, for you to read and sign.",
    es: "El resumen de su solicitud se escribe otra vez, para que lo lea y firme.",
  },
  SIGN_AGAIN: {
    en: "Your application summary is written again, and you sign the new one. Nothing else that you did is lost.",
    es: "El resumen de su solicitud se escribe otra vez y usted firma el nuevo. Nada más de lo hecho se pierde.",
  },
  send: { en: "Correct it", es: "Corregir" },
  keep: { en: "Leave it as it is", es: "Dejarlo como está" },
});

export const correctionCodes: CodeWords = {
  "nothing-changed": {
    en: "This is what you said already. Change what is wrong, or leave it as it is.",
    es: "Esto es lo que ya nos dijo. Cambie lo que está mal o déjelo como está.",
  },
};
