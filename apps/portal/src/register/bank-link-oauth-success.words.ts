import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const returnWords = catalogue({
  reading: {
    en: "Welcome back. We are reading what you shared.",
    es: "Bienvenido de nuevo. Estamos leyendo lo que compartió.",
  },
  readingLead: { en: "This usually takes a few seconds.", es: "Suele tomar unos segundos." },
  cancelled: { en: "You stopped at the other page", es: "Usted se detuvo en la otra página" },
  cancelledLead: {
    en: "Nothing was shared. You can try again, or choose another way.",
    es: "No se compartió nada. Puede intentar de nuevo o elegir otra forma.",
  },
  lost: { en: "We could not tell where you came from", es: "No pudimos saber de dónde viene" },
  lostLead: {
    en: "Nothing is lost. Your application shows where it stands, and what was connected while you were away.",
    es: "No se perdió nada. Su solicitud muestra dónde está y lo que se conectó mientras tanto.",
  },
  goOn: { en: "Go on with my application", es: "Continuar con mi solicitud" },
});
