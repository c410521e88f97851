import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../../shell/use-explain.ts";

export const callWords = catalogue({
  loading: { en: "Looking for hours in which we can call", es: "Buscando horas en que podemos llamar" },
  title: { en: "When we call you", es: "Cuándo le llamamos" },
  onAlert: {
    en: (ending: string) => `We call the number in your credit file, ending in ${ending}.`,
    es: (ending: string) => `Llamamos al número de su expediente de crédito que termina en ${ending}.`,
  },
  given: {
    en: (ending: string) => `The alert has no number, so we call the one you gave us, ending in ${ending}.`,
    es: (ending: string) =>
      `La alerta no tiene número, así que llamamos al que usted nos dio, que termina en ${ending}.`,
  },
  noNumber: {
    en: "The alert has no number, and neither have we. Please call us instead.",
    es: "La alerta no tiene número y nosotros tampoco. Llámenos, por favor.",
  },
  chosen: {
    en: (from: string, until: string) => `We call you between ${from} and ${until}`,
    es: (from: string, until: string) => `Le llamamos entre el ${from} y las ${until}`,
  },
  told: {
    en: "We have written to you, and we remind you before.",
    es: "Le hemos escrito y se lo recordamos antes.",
  },
  over: {
    en: (from: string) => `The hour that you chose, ${from}, is over. If we did not reach you, choose another`,
    es: (from: string) => `La hora que eligió, ${from}, ya pasó. Si no dimos con usted, elija otra`,
  },
  none: {
    en: "There is no hour to choose just now. Call us when it suits you.",
    es: "Ahora no hay horas para elegir. Llámenos cuando le convenga.",
  },
  another: { en: "Choose another hour", es: "Elegir otra hora" },
  nothingAsked: {
    en: "We ask you nothing but to confirm that it is you who applies: no card number, and no password.",
    es: "Solo le pediremos que confirme que es usted quien solicita: ningún número de tarjeta ni contraseña.",
  },
  day: { en: "Day", es: "Día" },
  zone: { en: (zone: string) => `Hours are in ${zone}.`, es: (zone: string) => `Las horas son de ${zone}.` },
  hour: { en: (day: string) => `Hour on ${day}`, es: (day: string) => `Hora del ${day}` },
  within: { en: "We call within the hour that begins then.", es: "Llamamos dentro de la hora que empieza entonces." },
  schedule: { en: "Schedule the call", es: "Programar la llamada" },
});

export const callCodes: CodeWords = {
  "window-gone": {
    en: "This hour is too near by now. Choose another.",
    es: "Esta hora ya está demasiado cerca. Elija otra.",
  },
};
