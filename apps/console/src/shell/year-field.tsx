import { useId } from "react";
import "./year-field.css";

type YearProps = { label: string; year: number; years: readonly number[]; onChoose: (year: string) => void };

/** Which year is looked at. */
export function YearField({ label, year, years, onChoose }: YearProps) {
  const id = useId();
  return (
    <div className="filter year-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={year} onChange={(event) => onChoose(event.target.value)}>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
