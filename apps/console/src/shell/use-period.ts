import { lastDays } from "@gable/domain/calendar/lender-days.ts";
import { useSearchParams } from "react-router";
import { useNow } from "./use-now.ts";

/** Days that are looked back on. */
export const periods = [30, 90, 365] as const;
const USUAL = 90;

/** The days of the lender that the address names, 90 otherwise, today whole among them: so the figures of one day are asked for once. */
export function usePeriod() {
  const [query, setQuery] = useSearchParams();
  const days = periods.find((count) => String(count) === query.get("days")) ?? USUAL;
  return {
    days,
    period: lastDays(useNow(), days),
    choose: (chosen: string) => {
      const next = new URLSearchParams(query);
      next.set("days", chosen);
      setQuery(next, { replace: true });
    },
  };
}
