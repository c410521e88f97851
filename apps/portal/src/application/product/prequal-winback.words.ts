import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const winbackWords = catalogue({
  title: { en: "Should the line pay off a loan on your home?", es: "¿La línea debe pagar un préstamo de su casa?" },
  lead: {
    en: "There is too much debt on your home ahead of us. If the line pays part of it off, we can offer you one.",
    es: "Hay demasiada deuda sobre su casa antes que la nuestra. Si la línea paga una parte, podemos ofrecerle una.",
  },
  leadTexas: {
    en: "Texas allows one home equity loan on a homestead at a time. If this line pays the one you have off, we can offer you one.",
    es: "Texas permite un solo préstamo sobre el valor de la vivienda familiar a la vez. Si esta línea paga el que tiene, podemos ofrecerle una.",
  },
  which: { en: "Your choice", es: "Su elección" },
  payOff: { en: (lenders: string) => `Pay off ${lenders}`, es: (lenders: string) => `Pagar ${lenders}` },
  upTo: {
    en: (line: string, cash: string) => `A line of up to ${line}, of which up to ${cash} is left for you`,
    es: (line: string, cash: string) => `Una línea de hasta ${line}, de la que le quedan hasta ${cash}`,
  },
  no: { en: "Keep my loans as they are", es: "Dejar mis préstamos como están" },
  noHint: {
    en: "We then cannot offer a line, and write to you why.",
    es: "Entonces no podemos ofrecer una línea y le escribimos por qué.",
  },
  figures: { en: "With this choice", es: "Con esta elección" },
  largest: { en: "Largest line", es: "Línea mayor" },
  paid: { en: (lender: string) => `Paid to ${lender}`, es: (lender: string) => `Pagado a ${lender}` },
  cash: { en: "Left for you", es: "Le queda" },
  cashNote: { en: "at most, before the costs of closing", es: "como máximo, antes de los costos de cierre" },
  close: {
    en: "An open line that is paid off is also closed: you could not draw on it again.",
    es: "Una línea abierta que se paga también se cierra: no podría volver a usarla.",
  },
  go: { en: "See offers with this", es: "Ver ofertas con esto" },
  end: { en: "End my application", es: "Terminar mi solicitud" },
  why: {
    en: "Whoever lends first on a home is paid first if it is sold. We lend only so far behind others.",
    es: "Quien presta primero sobre una casa cobra primero si se vende. Solo prestamos hasta cierto punto detrás de otros.",
  },
  wrongValue: {
    en: "I think that the value of my home is wrong",
    es: "Creo que el valor de mi casa no es correcto",
  },
  unsure: { en: "Not sure? Ask a person.", es: "¿No está seguro? Pregunte a una persona." },
});
