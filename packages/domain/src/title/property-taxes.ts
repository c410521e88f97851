import { addMonths, type LocalDate } from "../calendar/local-date.ts";

/** Counties take a year's taxes from its autumn to the end of the next year's summer; what is paid up to a day longer ago is behind (policy). */
const MONTHS_IN_ARREAR = 18;

/** Whether taxes that are paid up to a day look as if some were not paid. Unpaid ones come before every lien. */
export const areTaxesBehind = (paidThrough: LocalDate, today: LocalDate): boolean =>
  paidThrough < addMonths(today, -MONTHS_IN_ARREAR);
