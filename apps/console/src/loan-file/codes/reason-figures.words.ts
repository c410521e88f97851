import type { Words } from "@gable/domain/language.ts";
import type { ReasonFigure } from "@gable/domain/underwriting/underwriting-decision.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** The figures behind a reason, as the engine names them. */
export const reasonFigures = catalogue({
  value: { en: "Value of the home", es: "Valor de la casa" },
  otherClaims: { en: "Other loans on it", es: "Otros préstamos sobre ella" },
  maxCltvPercent: { en: "CLTV limit", es: "Límite de CLTV" },
  roomForLine: { en: "Room for a line", es: "Espacio para una línea" },
  minLine: { en: "Smallest line", es: "Línea mínima" },
  annualIncome: { en: "Income a year", es: "Ingreso anual" },
  depletionIncome: { en: "Of it from savings", es: "De los cuales, de ahorros" },
  housing: { en: "Housing a month", es: "Vivienda al mes" },
  otherDebts: { en: "Other debts a month", es: "Otras deudas al mes" },
  maxDtiPercent: { en: "DTI limit", es: "Límite de DTI" },
  maxPayment: { en: "Largest payment", es: "Pago máximo" },
  bindingTest: { en: "Test that binds", es: "Prueba que limita" },
  lienPosition: { en: "Our place among the loans", es: "Nuestro lugar entre los préstamos" },
  maxLienPosition: { en: "Last place allowed", es: "Último lugar permitido" },
  tradelines: { en: "Accounts", es: "Cuentas" },
  neededTradelines: { en: "Accounts needed", es: "Cuentas necesarias" },
  historyMonths: { en: "Months of history", es: "Meses de historial" },
  neededMonths: { en: "Months needed", es: "Meses necesarios" },
  score: { en: "Score", es: "Puntaje" },
  neededScore: { en: "Score needed", es: "Puntaje necesario" },
  propertyType: { en: "Kind of home", es: "Tipo de casa" },
  titleChangedOn: { en: "Title changed on", es: "Título cambiado el" },
  titleChangeDays: { en: "Days needed since", es: "Días necesarios desde entonces" },
  openEquityLoans: { en: "Open home-equity loans", es: "Préstamos hipotecarios abiertos" },
  closedOn: { en: "Last one closed on", es: "El último se cerró el" },
  firstDay: { en: "Possible again from", es: "Posible de nuevo desde el" },
  asOf: { en: "Decided as of", es: "Decidido con fecha del" },
  state: { en: "State", es: "Estado" },
}) satisfies Record<ReasonFigure, Words>;

/** How a figure is written; what is not named here is a plain number or a code. */
export const figureForms: Readonly<Partial<Record<ReasonFigure, "cents" | "percent" | "date">>> = {
  value: "cents",
  otherClaims: "cents",
  maxCltvPercent: "percent",
  roomForLine: "cents",
  minLine: "cents",
  annualIncome: "cents",
  depletionIncome: "cents",
  housing: "cents",
  otherDebts: "cents",
  maxDtiPercent: "percent",
  maxPayment: "cents",
  titleChangedOn: "date",
  closedOn: "date",
  firstDay: "date",
  asOf: "date",
};
