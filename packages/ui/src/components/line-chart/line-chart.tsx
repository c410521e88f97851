import { useState } from "react";
import "./line-chart.css";

export type ChartPoint = { /** Said when one looks at the point: "Nov 2027". */ label: string; value: number };

export type ChartMark = {
  /** Index of the point. */
  at: number;
  title: string;
  note?: string;
};

type ChartProps = {
  /** At equal distances; the first is the left edge, the last the right one. */
  points: readonly ChartPoint[];
  /** Labelled points, three at most. */
  marks: readonly ChartMark[];
  /** Labels below the line, by index of the point; those with `wide` are left out on phones. */
  below: readonly { at: number; text: string; wide?: boolean }[];
  /** Labels of values at the right. */
  levels: readonly { value: number; text: string }[];
  /** The whole curve in a sentence. */
  summary: string;
  /** Names the control that reads single points. */
  readLabel: string;
  format: (value: number) => string;
};

/**
 * One line, drawn from nought to its highest value. Points are read with arrow keys, finger or mouse; put a table with the
 * same figures below it.
 */
export function LineChart({ points, marks, below, levels, summary, readLabel, format }: ChartProps) {
  const [looked, setLooked] = useState<number | null>(null);
  const highest = Math.max(1, ...points.map(({ value }) => value));
  const last = Math.max(1, points.length - 1);
  const left = (at: number) => (100 * at) / last;
  const top = (value: number) => 100 - (100 * value) / highest;
  const line = points.map(({ value }, at) => `${(left(at) * 10).toFixed(1)},${(top(value) * 3).toFixed(1)}`).join(" ");
  const point = looked === null ? undefined : points[looked];
  const place = (at: number) => ({ left: `${left(at)}%`, top: `${top(points[at]?.value ?? 0)}%` });
  return (
    <figure className="chart">
      <figcaption className="vh">{summary}</figcaption>
      <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
        <polygon className="chart-area" points={`0,300 ${line} 1000,300`} />
        <path className="chart-level" d="M0 0H1000M0 75H1000M0 150H1000M0 225H1000" />
        <path className="chart-ground" d="M0 300H1000" />
        <polyline className="chart-line" points={line} />
      </svg>
      <div aria-hidden="true">
        {levels.map(({ value, text }) => (
          <span key={text} className="chart-value" style={{ top: `${top(value)}%` }}>
            {text}
          </span>
        ))}
        {below.map(({ at, text, wide }) => (
          <span
            key={text}
            className={wide ? "chart-below chart-wide" : "chart-below"}
            data-edge={at === 0 ? "start" : at === last ? "end" : undefined}
            style={{ left: `${left(at)}%` }}
          >
            {text}
          </span>
        ))}
        {marks.map(({ at, title, note }) => (
          <span key={title}>
            <span className="chart-dot" style={place(at)} />
            <span
              className="chart-mark"
              data-edge={at === 0 ? "start" : at === last ? "end" : undefined}
              hidden={point !== undefined}
              style={place(at)}
            >
              <b>{title}</b>
              {note}
            </span>
          </span>
        ))}
        {point && looked !== null ? (
          <>
            <span className="chart-cursor" style={{ left: `${left(looked)}%` }} />
            <span className="chart-dot" data-looked="" style={place(looked)} />
            <span className="chart-read" data-half={looked > last / 2 ? "right" : "left"} style={place(looked)}>
              <b>{format(point.value)}</b>
              {point.label}
            </span>
          </>
        ) : null}
      </div>
      <input
        className="chart-reader"
        type="range"
        min={0}
        max={last}
        value={looked ?? 0}
        onChange={(event) => setLooked(Number(event.target.value))}
        onFocus={() => setLooked((at) => at ?? 0)}
        onBlur={() => setLooked(null)}
        onPointerMove={(event) => {
          const { left: start, width } = event.currentTarget.getBoundingClientRect();
          const share = (event.clientX - start) / width;
          setLooked(Math.round(last * Math.min(1, Math.max(0, share))));
        }}
        onPointerLeave={(event) => {
          if (document.activeElement !== event.currentTarget) setLooked(null);
        }}
        aria-label={readLabel}
        aria-valuetext={`${points[looked ?? 0]?.label ?? ""}: ${format(points[looked ?? 0]?.value ?? 0)}`}
      />
    </figure>
  );
}
