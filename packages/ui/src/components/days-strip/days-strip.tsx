import { useFormats } from "../../language/use-formats.ts";
import "./days-strip.css";

export type StripDay = {
  /** `yyyy-mm-dd` */
  date: string;
  /** Hatched: a day that does not count. */
  skipped?: boolean;
  /** A dot on the line, filled once it has passed. */
  mark?: "past" | "coming";
};

type StripProps = {
  days: readonly StripDay[];
  /** A bracket over the days that are counted, from the first to the last, both by date. */
  bracket?: { from: string; to: string; label: string; note?: string };
};

/** A strip of the calendar that shows why a date is what it is. Hidden from readers: the list beside it says the same. */
export function DaysStrip({ days, bracket }: StripProps) {
  const formats = useFormats();
  const column = (date: string) => days.findIndex((day) => day.date === date) + 1;
  const span = bracket ? { gridColumn: `${column(bracket.from)} / ${column(bracket.to) + 1}` } : {};
  return (
    <div className="days" aria-hidden="true" style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
      {days.map(({ date, skipped, mark }) => (
        <div key={date} className="day" data-skipped={skipped ? "" : undefined} data-mark={mark}>
          {formats.weekday(date)}
          <b>{Number(date.slice(8, 10))}</b>
        </div>
      ))}
      {bracket ? (
        <>
          <div className="days-bracket" style={span} />
          <div className="days-label" style={span}>
            {bracket.label}
            {bracket.note ? <small>{bracket.note}</small> : null}
          </div>
        </>
      ) : null}
    </div>
  );
}
