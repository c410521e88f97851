import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const declinedWords = catalogue({
  decline: { en: "We cannot offer you this line", es: "No podemos ofrecerle esta línea" },
  income: {
    en: "The payment would be more than your income allows",
    es: "El pago sería mayor de lo que permiten sus ingresos",
  },
  credit: {
    en: "Your credit history does not allow this line now",
    es: "Su historial de crédito no permite esta línea ahora",
  },
  lead: {
    en: (day: string) => `We decided this on ${day}, from the facts below. You owe nothing.`,
    es: (day: string) => `Lo decidimos el ${day}, según los datos de abajo. No debe nada.`,
  },
  leadPlain: { en: "You owe nothing.", es: "No debe nada." },
  letter: {
    en: "The letter with our reasons is among your documents.",
    es: "La carta con nuestras razones está entre sus documentos.",
  },
  ways: { en: "What would make room for a line", es: "Qué daría lugar a una línea" },
  letterTitle: { en: "The letter", es: "La carta" },
  loading: { en: "Fetching the reasons", es: "Obteniendo las razones" },
  reasons: { en: "Our principal reasons", es: "Nuestras razones principales" },

  score: {
    en: (score: string, needed: string) => `Your score was ${score}; for a home like yours we lend from ${needed}.`,
    es: (score: string, needed: string) =>
      `Su puntaje fue ${score}; para una casa como la suya prestamos desde ${needed}.`,
  },
  equity: {
    en: (value: string, owed: string, most: string, room: string, least: string) =>
      `The home is worth about ${value} and ${owed} is owed on it. All debts together may be ${most} of the value, which leaves ${room}; our smallest line is ${least}.`,
    es: (value: string, owed: string, most: string, room: string, least: string) =>
      `La casa vale unos ${value} y se deben ${owed}. Todas las deudas pueden ser el ${most} del valor, lo que deja ${room}; nuestra línea menor es de ${least}.`,
  },
  room: {
    en: (income: string, debts: string, most: string) =>
      `From ${income} a year, ${debts} a month goes to debts and the home already. All payments together may take ${most} of the income.`,
    es: (income: string, debts: string, most: string) =>
      `De ${income} al año, ${debts} al mes ya van a deudas y a la casa. Todos los pagos pueden tomar el ${most} de los ingresos.`,
  },
  tradelines: {
    en: (has: string, needed: string) => `The report shows ${has} accounts; we need ${needed}.`,
    es: (has: string, needed: string) => `El informe muestra ${has} cuentas; necesitamos ${needed}.`,
  },
  history: {
    en: (has: string, needed: string) => `The report goes back ${has} months; we need ${needed}.`,
    es: (has: string, needed: string) => `El informe abarca ${has} meses; necesitamos ${needed}.`,
  },
  since: {
    en: (months: string) => `It has to be ${months} months ago.`,
    es: (months: string) => `Debe haber sido hace ${months} meses.`,
  },
  equityLoanYear: {
    en: (closed: string, first: string) =>
      `The last home equity loan on this home closed on ${closed}. Texas allows the next one from ${first}: you may apply again shortly before.`,
    es: (closed: string, first: string) =>
      `El último préstamo sobre el valor de esta casa se cerró el ${closed}. Texas permite el siguiente desde el ${first}: puede solicitarlo de nuevo poco antes.`,
  },
  position: {
    en: (most: string) => `We stand in line no further back than place ${most}.`,
    es: (most: string) => `No quedamos más atrás que en el lugar ${most}.`,
  },

  report: { en: "The credit report that we read", es: "El informe de crédito que leímos" },
  scoreName: { en: "Score", es: "Puntaje" },
  range: {
    en: (low: number, high: number) => `of ${low} to ${high}`,
    es: (low: number, high: number) => `de ${low} a ${high}`,
  },
  madeBy: { en: "Made by", es: "Elaborado por" },
  date: { en: "Date", es: "Fecha" },
  factors: { en: "What weighs most in it, in the bureau’s words", es: "Lo que más pesa, en palabras de la agencia" },
  rights: {
    en: (bureau: string) =>
      `${bureau} made no decision and cannot say why we did. Within 60 days you can have its report free of charge, and you can dispute what is wrong in it.`,
    es: (bureau: string) =>
      `${bureau} no tomó la decisión ni puede decir por qué. Dentro de 60 días puede obtener su informe sin costo y disputar lo que esté mal.`,
  },

  next: { en: "What you can do", es: "Lo que puede hacer" },
  wrong: { en: "Something is wrong", es: "Algo no es correcto" },
  wrongBody: {
    en: "If a figure above is not right, call us. A person looks at it and, if you are right, decides anew.",
    es: "Si una cifra de arriba no es correcta, llámenos. Una persona la revisa y, si tiene razón, decide de nuevo.",
  },
  smaller: { en: "Things change", es: "Las cosas cambian" },
  smallerBody: {
    en: "Less debt, more income or a longer history can change the answer. You may apply again at any time; a look at offers leaves your score as it is.",
    es: "Menos deuda, más ingresos o un historial más largo pueden cambiar la respuesta. Puede volver a solicitar en cualquier momento; ver ofertas no cambia su puntaje.",
  },
  papers: { en: "See your documents", es: "Ver sus documentos" },
  papersAndLetter: { en: "Read the letter and your documents", es: "Leer la carta y sus documentos" },
});
