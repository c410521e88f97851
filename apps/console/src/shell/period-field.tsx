import { useText } from "@gable/ui/language/catalogue.tsx";
import { useId } from "react";
import { periodWords } from "./period.words.ts";
import { periods } from "./use-period.ts";

type PeriodProps = {
  /** What happened in these days. */
  label: string;
  days: number;
  onChoose: (days: string) => void;
};

/** Which of the last days are looked at. */
export function PeriodField({ label, days, onChoose }: PeriodProps) {
  const t = useText(periodWords);
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
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
