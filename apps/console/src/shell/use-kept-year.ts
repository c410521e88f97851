import { useSearchParams } from "react-router";
import { useToday } from "./use-today.ts";

/** A register is kept, and may be asked for, for three years after it was filed: 12 CFR 1003.5(a)(1)(i). */
const YEARS_BACK = 3;

/** The year that the address names, of those that are looked back on: as many as a register is kept. */
export function useKeptYear() {
  const [query, setQuery] = useSearchParams();
  const thisYear = Number(useToday().slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back);
  return {
    year: years.find((one) => String(one) === query.get("year")) ?? thisYear,
    years,
    choose: (year: string) => setQuery({ year }, { replace: true }),
  };
}
