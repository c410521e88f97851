import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const propertyWords = catalogue({
  title: { en: "Which of these is your home?", es: "¿Cuál de estas es su casa?" },
  lead: {
    en: (address: string) => `County records have several homes at ${address}.`,
    es: (address: string) => `Los registros del condado tienen varias casas en ${address}.`,
  },
  why: {
    en: "The line is secured by one home with one number in county records. The letters are the initials of the owners on record, so that you know your own without reading about your neighbors.",
    es: "La línea se garantiza con una casa, que tiene un número en los registros del condado. Las letras son las iniciales de los dueños inscritos, para que reconozca la suya sin leer sobre sus vecinos.",
  },
  homes: { en: "Homes at this address", es: "Casas en esta dirección" },
  parcel: {
    en: (owners: string, parcel: string) => `Owner ${owners}, parcel ${parcel}`,
    es: (owners: string, parcel: string) => `Dueño ${owners}, parcela ${parcel}`,
  },
  submit: { en: "This is my home", es: "Esta es mi casa" },
  none: {
    en: "None of these? Call us: a person looks it up with you.",
    es: "¿Ninguna? Llámenos: una persona la busca con usted.",
  },
  loading: { en: "Fetching county records", es: "Obteniendo los registros del condado" },

  noneTitle: { en: "The county does not know this address", es: "El condado no conoce esta dirección" },
  noneLead: {
    en: (address: string) =>
      `We looked for ${address} and found no home on record. Streets are renamed, and units are written in different ways.`,
    es: (address: string) =>
      `Buscamos ${address} y no hay una casa inscrita. Las calles cambian de nombre y las unidades se escriben de distintas maneras.`,
  },
  noneNext: {
    en: "Look at your tax bill or your deed: the address there is the county’s. Then call us, and we look it up with you. This is not a decline.",
    es: "Mire su factura de impuestos o su escritura: esa es la dirección del condado. Después llámenos y la buscamos con usted. No es un rechazo.",
  },
});

export const propertyCodes: CodeWords = {
  "parcelId-required": { en: "Choose your home.", es: "Elija su casa." },
};
