import type { Words } from "@gable/domain/language.ts";

/** What is wrong with a lending policy. */
export const policyCodeWords: Readonly<Record<string, Words>> = {
  "texas-cltv": {
    en: "A Texas homestead is lent on up to 80 % at most.",
    es: "En Texas se presta como máximo el 80 % de la vivienda familiar.",
  },
  "texas-fees": {
    en: "Charges on a Texas homestead are 2 % at most.",
    es: "En Texas los cargos son como máximo el 2 %.",
  },
  "texas-advance": {
    en: "An advance on a Texas homestead is at least $4,000.",
    es: "En Texas un anticipo es de al menos $4,000.",
  },
  "line-order": { en: "The smallest line is below the largest.", es: "La línea mínima es menor que la máxima." },
  "fee-over-limit": {
    en: "An origination fee is 4.99 % at most.",
    es: "El cargo de originación es como máximo 4.99 %.",
  },
  "three-decimals": { en: "Three decimals at most, as 7.125.", es: "Tres decimales como máximo, como 7.125." },
  "from-above-to": { en: "This is above where the range ends.", es: "Es mayor que donde termina el rango." },
  "fee-above-line": {
    en: "This would take the whole of the smallest line. Check the amount.",
    es: "Se llevaría toda la línea mínima. Revise el monto.",
  },
  "line-beyond-all": { en: "No line is above $10,000,000.", es: "Ninguna línea supera $10,000,000." },
  "tier-name": { en: "Write a short name such as A or B+.", es: "Escriba un nombre corto como A o B+." },
  "fee-without-row": {
    en: "Each fee needs its row under “Origination fee”.",
    es: "Cada cargo necesita su fila en «Cargo de originación».",
  },
  "term-without-row": { en: "Each term needs its row under “Term”.", es: "Cada plazo necesita su fila en «Plazo»." },
  "below-the-lines": {
    en: "No line is below the smallest of the guidelines.",
    es: "Ninguna línea es menor que la mínima de los criterios.",
  },
  "above-the-lines": {
    en: "No line is above the largest of the guidelines.",
    es: "Ninguna línea es mayor que la máxima de los criterios.",
  },
  "draws-too-long": {
    en: "No draw period is longer than the one under “Rates”.",
    es: "Ningún período de retiro es más largo que el de «Tasas».",
  },
  "none-offered": { en: "Offer one product at least.", es: "Ofrezca al menos un producto." },
  "no-product": {
    en: "Somewhere nothing would be offered: in each state, on each kind of home and in each lien position one product must be.",
    es: "En algún lugar no se ofrecería nada: en cada estado, tipo de vivienda y posición de gravamen debe haber un producto.",
  },
  "year-missing": {
    en: "Each year has its row, from the one in which this comes into force on, earliest first.",
    es: "Cada año tiene su fila, desde el año en que esto entra en vigor, primero el más antiguo.",
  },
  "year-begun": {
    en: "A year that has begun keeps its row: decisions rest on it. You may correct it.",
    es: "Un año que ya empezó conserva su fila: hay decisiones que se basan en ella. Puede corregirla.",
  },
  "amount-jump": {
    en: "This is far from the year before. Look at what was published again.",
    es: "Está lejos del año anterior. Revise lo que se publicó.",
  },
  "not-descending": { en: "List the highest score first.", es: "Ponga primero el puntaje más alto." },
  "not-ascending": { en: "List the lowest CLTV first.", es: "Ponga primero el CLTV más bajo." },
  "base-above-cap": {
    en: "A base rate is above the highest rate.",
    es: "Una tasa base supera la tasa más alta.",
  },
  "cap-below-all": {
    en: "Every base rate is above this. Write the highest rate that anybody pays.",
    es: "Toda tasa base es mayor. Escriba la tasa más alta que alguien paga.",
  },
  "line-step": {
    en: "The step is more than nothing and no larger than the smallest line.",
    es: "El escalón es mayor que cero y no supera la línea mínima.",
  },
  "better-is-worse": {
    en: "A better score or more equity must not cost more, and no less is lent on it.",
    es: "Un mejor puntaje o más capital no debe costar más, ni permitir un préstamo menor.",
  },
  "row-missing": {
    en: "Something that is lent on has no row in the rate sheet.",
    es: "Algo sobre lo que se presta no tiene fila en la tabla de tasas.",
  },
  "units-over-two": {
    en: "Homes of more than two units are not lent on.",
    es: "No se presta sobre viviendas de más de dos unidades.",
  },
  "listed-twice": { en: "List each only once.", es: "Ponga cada uno solo una vez." },
  "part-above-cap": {
    en: "One part of the rate is above the highest rate.",
    es: "Una parte de la tasa supera la tasa más alta.",
  },
  "plan-below-cap": {
    en: "The plan’s highest rate is below the highest rate of a first draw.",
    es: "La tasa más alta del plan es menor que la tasa más alta de un primer desembolso.",
  },
  "floor-above-cap": { en: "The lowest rate is above the highest.", es: "La tasa más baja supera la más alta." },
};
