import type { Words } from "@gable/domain/language.ts";

export const answeredElsewhere: Words = {
  en: "This was answered in another tab or on another device, and your application has gone on. What you had typed here was not sent.",
  es: "Esto se respondió en otra pestaña o en otro dispositivo, y su solicitud siguió adelante. Lo que había escrito aquí no se envió.",
};
