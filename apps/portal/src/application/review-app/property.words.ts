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
  loading: { en: "Fetching county records", es: "Obteniendo los registros del condado" },

  noneTitle: { en: "The county does not know this address", es: "El condado no conoce esta dirección" },
  noneLead: {
    en: (address: string) =>
      `We looked for ${address} and found no home on record. Streets are renamed, and units are written in different ways.`,
    es: (address: string) =>
      `Buscamos ${address} y no hay una casa inscrita. Las calles cambian de nombre y las unidades se escriben de distintas maneras.`,
  },
  noneNext: {
    en: "The address on your tax bill or your deed is the county’s. If that is not found either, call us, and we look it up with you. This is not a decline.",
    es: "La dirección en su factura de impuestos o su escritura es la del condado. Si tampoco se encuentra, llámenos y la buscamos con usted. No es un rechazo.",
  },
  lookedFor: { en: "Where we looked", es: "Dónde buscamos" },
  lookAgain: { en: "Look again with this address", es: "Buscar de nuevo con esta dirección" },
  notListed: { en: "My home is not in this list", es: "Mi casa no está en esta lista" },
  notListedLead: {
    en: "Write the address as it stands on your tax bill, with the unit.",
    es: "Escriba la dirección como aparece en su factura de impuestos, con la unidad.",
  },
});

export const propertyCodes: CodeWords = {
  "parcelId-required": { en: "Choose your home.", es: "Elija su casa." },
};
