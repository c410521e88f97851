import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const findOfficerWords = catalogue({
  title: { en: "Find your loan officer", es: "Encuentre a su oficial de préstamos" },
  name: { en: "Name of your loan officer", es: "Nombre de su oficial de préstamos" },
  nameHint: { en: "At least three letters of a name.", es: "Al menos tres letras de un nombre." },
  state: { en: "State of the home", es: "Estado de la casa" },
  search: { en: "Search", es: "Buscar" },
  nobody: { en: "We found nobody of that name", es: "No encontramos a nadie con ese nombre" },
  nobodyBody: {
    en: "Look at the spelling, or leave the state out. You can also call us: we find your loan officer with you.",
    es: "Revise cómo se escribe o quite el estado. También puede llamarnos: lo buscamos con usted.",
  },
  states: { en: (states: string) => `Licensed in ${states}`, es: (states: string) => `Con licencia en ${states}` },
  apply: { en: (name: string) => `Apply with ${name}`, es: (name: string) => `Solicitar con ${name}` },
  more: { en: "There are more. Write more of the name.", es: "Hay más. Escriba más del nombre." },
});

export const findOfficerCodes: CodeWords = {
  "too-short": { en: "Enter at least three letters.", es: "Escriba al menos tres letras." },
  "too-many": {
    en: "That was often. Wait a minute and try again.",
    es: "Fueron muchas veces. Espere un minuto e inténtelo de nuevo.",
  },
};
