import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const assetsWords = catalogue({
  title: { en: "Do you have savings that we may count?", es: "¿Tiene ahorros que podamos contar?" },
  lead: {
    en: "Your income alone does not carry the smallest line yet. Savings can count as income, and you keep them: nothing is pledged.",
    es: "Sus ingresos solos aún no alcanzan para la línea menor. Los ahorros pueden contar como ingresos y siguen siendo suyos: nada se empeña.",
  },
  needed: { en: "Savings that would be enough", es: "Ahorros que bastarían" },
  CHECKING: { en: "Checking accounts", es: "Cuentas corrientes" },
  SAVINGS: { en: "Savings accounts", es: "Cuentas de ahorros" },
  MONEY_MARKET: { en: "Money market accounts", es: "Cuentas del mercado monetario" },
  CERTIFICATE_OF_DEPOSIT: { en: "Certificates of deposit", es: "Certificados de depósito" },
  BROKERAGE: { en: "Stocks, bonds and funds", es: "Acciones, bonos y fondos" },
  RETIREMENT_59_5_PLUS: {
    en: "Retirement accounts that you may draw from without penalty",
    es: "Cuentas de jubilación de las que puede retirar sin multa",
  },
  RETIREMENT_UNDER_59_5: { en: "Other retirement accounts", es: "Otras cuentas de jubilación" },
  CRYPTO: { en: "Crypto-assets", es: "Criptoactivos" },
  countsFully: { en: "Counts in full.", es: "Cuenta completo." },
  counts: { en: (percent: number) => `Counts at ${percent}%.`, es: (percent: number) => `Cuenta al ${percent}%.` },
  go: { en: "Decide again with these", es: "Decidir de nuevo con esto" },
  why: {
    en: (years: number) =>
      `We spread what counts evenly over ${years} years and add it to your income. What you do not want to name, leave empty.`,
    es: (years: number) =>
      `Repartimos lo que cuenta en ${years} años y lo sumamos a sus ingresos. Lo que no quiera indicar, déjelo vacío.`,
  },
  proof: {
    en: "Statements are asked for later, and only for what is needed.",
    es: "Los estados de cuenta se piden después y solo por lo necesario.",
  },
  none: {
    en: "No savings, or not enough? A person can look with you for another way.",
    es: "¿Sin ahorros o no alcanzan? Una persona puede buscar con usted otra vía.",
  },
});

export const assetsCodes: CodeWords = {
  "no-asset": {
    en: "Enter at least one amount, or call us.",
    es: "Escriba al menos un monto o llámenos.",
  },
};
