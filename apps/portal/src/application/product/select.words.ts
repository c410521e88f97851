import { catalogue } from "@gable/ui/language/catalogue.tsx";

const yearsEn = (n: number) => (n === 1 ? "1 year" : `${n} years`);
const yearsEs = (n: number) => (n === 1 ? "1 año" : `${n} años`);

/** 77 payments are 6 years and 5 months. */
function span(months: number, year: (n: number) => string, month: (n: number) => string, and: string): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return month(rest);
  return rest === 0 ? year(years) : `${year(years)}${and}${month(rest)}`;
}
const spanEn = (months: number) => span(months, yearsEn, (n) => (n === 1 ? "1 month" : `${n} months`), " ");
const spanEs = (months: number) => span(months, yearsEs, (n) => (n === 1 ? "1 mes" : `${n} meses`), " y ");

export const selectWords = catalogue({
  title: { en: "How much, and for how long?", es: "¿Cuánto y por cuánto tiempo?" },
  loading: { en: "Fetching your offers", es: "Obteniendo sus ofertas" },
  options: {
    en: (terms: number, most: string) => `${terms === 1 ? "One term" : `${terms} terms`} to choose from, up to ${most}`,
    es: (terms: number, most: string) => `${terms === 1 ? "Un plazo" : `${terms} plazos`} para elegir, hasta ${most}`,
  },
  lead: {
    en: (years: number) =>
      `You take the whole line on day one. As you repay, you can redraw for ${yearsEn(years)} at prime plus your margin.`,
    es: (years: number) =>
      `Recibe toda la línea el primer día. A medida que paga, puede volver a usarla durante ${yearsEs(years)} a la tasa preferencial más su margen.`,
  },
  seeRedraws: { en: "See how redraws work", es: "Ver cómo funcionan los nuevos retiros" },
  more: { en: "More about this line", es: "Más sobre esta línea" },
  years: { en: yearsEn, es: yearsEs },
  span: { en: spanEn, es: spanEs },

  means: { en: "What the amount means", es: "Qué significa el monto" },
  aLineOf: { en: "A line of", es: "Una línea de" },
  cashOf: { en: "Cash in hand of", es: "En efectivo" },
  lineAmount: { en: "Credit line in dollars", es: "Línea de crédito en dólares" },
  cashAmount: { en: "Cash in hand in dollars", es: "Efectivo en dólares" },
  most: {
    en: (years: number, most: string) => `The most over ${yearsEn(years)}: ${most}`,
    es: (years: number, most: string) => `Lo máximo a ${yearsEs(years)}: ${most}`,
  },
  lowered: {
    en: (years: number, most: string) =>
      `Over ${yearsEn(years)} the most is ${most}. Your amount is kept for the terms that allow it.`,
    es: (years: number, most: string) =>
      `A ${yearsEs(years)} lo máximo es ${most}. Su monto se conserva para los plazos que lo permiten.`,
  },
  cheaper: {
    en: (line: string, rate: string) => `For a line of ${line} or less the rate is ${rate}.`,
    es: (line: string, rate: string) => `Para una línea de ${line} o menos la tasa es ${rate}.`,
  },
  takeCheaper: { en: (line: string) => `Use ${line}`, es: (line: string) => `Usar ${line}` },

  term: { en: "Repay it over", es: "Pagarla en" },
  example: {
    en: "We open with an example, not with advice. Choose what suits you.",
    es: "Mostramos un ejemplo, no un consejo. Elija lo que le convenga.",
  },
  aMonth: { en: "a month", es: "al mes" },
  apr: { en: "APR", es: "APR" },
  interest: { en: "Interest", es: "Intereses" },
  upTo: { en: (most: string) => `up to ${most}`, es: (most: string) => `hasta ${most}` },

  fee: { en: "Pay a fee once for a lower rate", es: "Pagar un cargo único por una tasa menor" },
  feeOnly: { en: "Origination fee", es: "Cargo de apertura" },
  noFee: { en: "No fee", es: "Sin cargo" },
  feePays: {
    en: (fee: string, saving: string, months: number) =>
      `For the same cash, the ${fee} fee ${saving}, and it has earned itself back after ${spanEn(months)}. Repay sooner, and no fee would have cost less.`,
    es: (fee: string, saving: string, months: number) =>
      `Por el mismo efectivo, el cargo de ${fee} ${saving}, y se recupera después de ${spanEs(months)}. Si paga antes, sin cargo habría costado menos.`,
  },
  savesMonthly: {
    en: (amount: string) => `saves ${amount} a month`,
    es: (amount: string) => `ahorra ${amount} al mes`,
  },
  costsMonthly: {
    en: (amount: string) => `adds ${amount} to the monthly payment`,
    es: (amount: string) => `añade ${amount} al pago mensual`,
  },
  sameMonthly: { en: "leaves the monthly payment as it is", es: "deja igual el pago mensual" },
  feeNeverPays: {
    en: (fee: string, more: string) =>
      `For the same cash, the ${fee} fee does not earn itself back within the term: with no fee you would pay ${more} less in all.`,
    es: (fee: string, more: string) =>
      `Por el mismo efectivo, el cargo de ${fee} no se recupera dentro del plazo: sin cargo pagaría ${more} menos en total.`,
  },
  autopay: {
    en: (points: string) =>
      `Pay automatically: ${points} points off the rate. You choose the account later; it is not required.`,
    es: (points: string) =>
      `Pago automático: ${points} puntos menos en la tasa. La cuenta se elige después; no es obligatorio.`,
  },

  goal: { en: "What matters most to you?", es: "¿Qué es lo más importante para usted?" },
  goalHint: {
    en: "We mark the choice that fits your answer, by this rule alone.",
    es: "Marcamos la opción que corresponde a su respuesta, solo por esta regla.",
  },
  lowestPayment: { en: "Lowest payment", es: "Pago más bajo" },
  lowestCost: { en: "Lowest cost in all", es: "Menor costo total" },
  mostCash: { en: "Most cash", es: "Más efectivo" },
  fits: {
    en: (years: number, fee: string, rule: string) => `${yearsEn(years)}, ${fee}: ${rule}`,
    es: (years: number, fee: string, rule: string) => `${yearsEs(years)}, ${fee}: ${rule}`,
  },
  withFee: {
    en: (percent: string) => `with a fee of ${percent}`,
    es: (percent: string) => `con un cargo de ${percent}`,
  },
  withoutFee: { en: "with no fee", es: "sin cargo" },
  fitsGoal: { en: "Fits your goal", es: "Según su objetivo" },
  takeIt: { en: "Choose it", es: "Elegirla" },
  taken: { en: "You have chosen it.", es: "Es la que eligió." },

  heard: {
    en: (cash: string, payment: string, years: number, apr: string) =>
      `${cash} cash, ${payment} a month for ${yearsEn(years)}, APR ${apr}.`,
    es: (cash: string, payment: string, years: number, apr: string) =>
      `${cash} en efectivo, ${payment} al mes durante ${yearsEs(years)}, APR ${apr}.`,
  },
});
