import type { LocalDate } from "../calendar/local-date.ts";
import type { Words } from "../language.ts";

/** Who may buy a line, by the code that is reported. 12 CFR 1003.4(a)(11), field 58. */
export const purchasers = {
  "1": { en: "Fannie Mae", es: "Fannie Mae" },
  "2": { en: "Ginnie Mae", es: "Ginnie Mae" },
  "3": { en: "Freddie Mac", es: "Freddie Mac" },
  "4": { en: "Farmer Mac", es: "Farmer Mac" },
  "5": { en: "Private securitizer", es: "Titulizador privado" },
  "6": { en: "Bank or savings association", es: "Banco o asociación de ahorro" },
  "71": { en: "Credit union, mortgage or finance company", es: "Cooperativa, compañía hipotecaria o financiera" },
  "72": { en: "Life insurance company", es: "Compañía de seguros de vida" },
  "8": { en: "Affiliate of the lender", es: "Filial de la entidad" },
  "9": { en: "Another purchaser", es: "Otro comprador" },
} as const satisfies Readonly<Record<string, Words>>;

export type Purchaser = keyof typeof purchasers;
export const purchaserCodes = Object.keys(purchasers) as Purchaser[];

/** A line that was sold. */
export interface Sale {
  readonly purchaser: Purchaser;
  readonly on: LocalDate;
}

/** What is reported of a line: a sale counts in the calendar year in which the line was made alone. Comment 4(a)(11)-1. */
export const reportedPurchaser = (madeOn: LocalDate, sale: Sale | undefined): Purchaser | "0" =>
  sale !== undefined && sale.on.slice(0, 4) === madeOn.slice(0, 4) ? sale.purchaser : "0";
