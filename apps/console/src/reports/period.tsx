import { useText } from "@gable/ui/language/catalogue.tsx";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { useNow } from "../shell/use-now.ts";
import { periodWords } from "./period.words.ts";

const DAY_MS = 86_400_000;
const periods = [30, 90, 365];

/** The period that the address names, 90 days otherwise; until the end of today, so that the figures of one day are asked for once. */
export function usePeriod() {
  const [query, setQuery] = useSearchParams();
  const days = periods.find((count) => String(count) === query.get("days")) ?? 90;
  const until = Math.ceil(Date.parse(useNow()) / DAY_MS) * DAY_MS;
  return {
    days,
    period: { from: new Date(until - days * DAY_MS).toISOString(), until: new Date(until).toISOString() },
    choose: (chosen: string) => setQuery({ days: chosen }, { replace: true }),
  };
}

/** In which days the applications were opened that are looked at. */
export function PeriodField({ days, onChoose }: { days: number; onChoose: (days: string) => void }) {
  const t = useText(periodWords);
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{t.period}</label>
      <select id={id} value={days} onChange={(event) => onChoose(event.target.value)}>
        {periods.map((count) => (
          <option key={count} value={count}>
            {t.days(count)}
          </option>
        ))}
      </select>
    </div>
  );
}
