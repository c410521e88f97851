import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const disburseWords = catalogue({
  question: { en: "Where should the money go?", es: "¿A dónde enviamos el dinero?" },
  lead: {
    en: (cash: string) => `${cash} will arrive in this account when the line is funded. It must be in your name.`,
    es: (cash: string) => `${cash} llegarán a esta cuenta cuando se desembolse la línea. Debe estar a su nombre.`,
  },
  which: { en: "Account", es: "Cuenta" },
  go: { en: "Use this account", es: "Usar esta cuenta" },
  goLink: { en: "Go to my bank", es: "Ir a mi banco" },
  why: {
    en: "We check with the bank that the account exists and is yours, so that nobody else can be paid your money.",
    es: "Comprobamos con el banco que la cuenta existe y es suya, para que nadie más pueda recibir su dinero.",
  },
});
