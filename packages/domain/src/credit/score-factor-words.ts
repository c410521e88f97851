/** Score factors as their makers publish them in English, and the same in Spanish. */
const inSpanish: ReadonlyMap<string, string> = new Map([
  [
    "the balances on your accounts are too high compared to their loan amounts",
    "Los saldos de sus cuentas son demasiado altos en comparación con los montos de sus préstamos",
  ],
  [
    "too many of the delinquencies on your accounts are recent",
    "Demasiados de los atrasos en sus cuentas son recientes",
  ],
  ["you have too many accounts that were opened recently", "Tiene demasiadas cuentas abiertas hace poco"],
  [
    "you have too many delinquent or derogatory accounts",
    "Tiene demasiadas cuentas con atrasos o anotaciones negativas",
  ],
  [
    "you have either very few loans or too many loans with recent delinquencies",
    "Tiene muy pocos préstamos o demasiados préstamos con atrasos recientes",
  ],
  [
    "the worst payment status on your accounts is delinquent or derogatory",
    "El peor estado de pago de sus cuentas es de atraso o negativo",
  ],
  [
    "you have either very few loans or too many loans with delinquencies",
    "Tiene muy pocos préstamos o demasiados préstamos con atrasos",
  ],
  [
    "the total of your delinquent or derogatory account balances is too high",
    "El total de los saldos de sus cuentas con atrasos o anotaciones negativas es demasiado alto",
  ],
  [
    "the date that you opened your oldest account is too recent",
    "La fecha en que abrió su cuenta más antigua es demasiado reciente",
  ],
  ["lack of sufficient credit history", "Falta de historial de crédito suficiente"],
  ["your most recently opened account is too new", "Su cuenta más reciente es demasiado nueva"],
  [
    "the total of all balances on your open accounts is too high",
    "El total de los saldos de sus cuentas abiertas es demasiado alto",
  ],
  [
    "balances on bankcard or revolving accounts are too high compared to their limits",
    "Los saldos de sus tarjetas o cuentas rotativas son demasiado altos en comparación con sus límites",
  ],
  ["you have too many inquiries on your credit report", "Tiene demasiadas consultas en su informe de crédito"],
]);

/** A score factor in Spanish; undefined where a bureau says it in words of its own, which stay as they are. */
export const factorInSpanish = (text: string): string | undefined =>
  inSpanish.get(text.trim().replace(/\.$/, "").toLowerCase());
