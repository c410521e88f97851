/** What we write beside "Other" on the adverse action form: its Spanish, and its code in the register where that is not 9. */
export const specifiedReasons = {
  "A loan on the property is in forbearance": {
    es: "Un préstamo sobre la propiedad está en período de indulgencia de pagos",
  },
  "The title of the property changed in the last 90 days": {
    es: "El título de la propiedad cambió en los últimos 90 días",
  },
  "Texas law allows one home equity loan on a homestead at a time": {
    es: "La ley de Texas permite un solo préstamo sobre el valor de la vivienda familiar a la vez",
  },
  "Texas law asks for a year between home equity loans on a homestead": {
    es: "La ley de Texas exige un año entre préstamos sobre el valor de la vivienda familiar",
  },
  "Another owner lives in this Texas property, and we lend on a homestead only to its resident": {
    es: "Otro dueño vive en esta propiedad de Texas, y sobre una vivienda familiar prestamos solo a quien vive en ella",
  },
  "We do not lend in the state of the property": { es: "No prestamos en el estado de la propiedad" },
  "The loan officer does not work in the state of the property": {
    es: "El oficial de préstamos no trabaja en el estado de la propiedad",
  },
  "Savings do not cover the months of payments required for this kind of property": {
    es: "Los ahorros no cubren los meses de pagos que se exigen para este tipo de propiedad",
  },
  "The rate for this credit history and equity is above what we may charge on a principal home": {
    es: "La tasa para este historial de crédito y este patrimonio supera lo que podemos cobrar en una vivienda principal",
  },
  "The rate for this credit history and equity is above the highest we charge": {
    es: "La tasa para este historial de crédito y este patrimonio supera la más alta que cobramos",
  },
  "The charges of this line exceed what the state of the property allows": {
    es: "Los cargos de esta línea exceden lo que permite el estado de la propiedad",
  },
  "No average prime offer rate was available to compare with": {
    es: "No hubo una tasa promedio de oferta preferencial con la cual comparar",
  },
  "You are not of legal age to enter into a binding contract": {
    es: "Usted no tiene la edad legal para celebrar un contrato vinculante",
  },
  // Regulation C, code 6: what was said could not be verified.
  "Unable to verify identity": { es: "No fue posible verificar la identidad", hmdaCode: 6 },
  "Unable to verify ownership of the property": {
    es: "No fue posible verificar la titularidad de la propiedad",
    hmdaCode: 6,
  },
  "Title to the property is not clear": { es: "El título de la propiedad no está libre de reparos" },
  "The trust may not pledge the property, or its papers do not show that it may": {
    es: "El fideicomiso no puede dar la propiedad en garantía, o sus documentos no muestran que pueda",
  },
  // Says that the law forbids the loan, and not which list or whose name is behind it.
  "Legal requirements for making a loan are not met": {
    es: "No se cumplen los requisitos legales para otorgar un préstamo",
  },
} as const satisfies Readonly<Record<string, { readonly es: string; readonly hmdaCode?: 6 }>>;

export type SpecifiedReason = keyof typeof specifiedReasons;

/** What we know of words beside "Other"; undefined for words of somebody else's, such as a bureau's. */
export const specifiedReason = (words: string): { readonly es: string; readonly hmdaCode?: number } | undefined =>
  words in specifiedReasons ? specifiedReasons[words as SpecifiedReason] : undefined;
