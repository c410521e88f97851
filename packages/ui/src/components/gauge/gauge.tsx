import "./gauge.css";

export type GaugePart = {
  label: string;
  figure: string /** Of the whole, 0 to 1. */;
  share: number;
  tone: "accent" | "pale" | "rest";
};

type GaugeProps = {
  parts: readonly GaugePart[];
  /** A line across at this share of the whole. */
  limit?: { share: number; label: string };
};

/** One bar made of parts, each named under it with its figure. */
export function Gauge({ parts, limit }: GaugeProps) {
  const columns = (least: string) => ({
    // In thousandths: parts of one fr that add up to less than a whole would leave room over.
    gridTemplateColumns: parts.map(({ share }) => `minmax(${least}, ${Math.max(1, 1000 * share)}fr)`).join(" "),
  });
  return (
    <div className="gauge" data-limited={limit ? "" : undefined}>
      <div className="gauge-bar" style={columns("0")} aria-hidden="true">
        {parts.map(({ label, tone }) => (
          <span key={label} data-tone={tone} />
        ))}
        {limit ? <span className="gauge-limit" style={{ left: `${100 * limit.share}%` }} /> : null}
      </div>
      {limit ? (
        // Moved back by its share of its own width, so that it never stands out beyond the bar.
        <p
          className="gauge-limit-label"
          style={{ left: `${100 * limit.share}%`, translate: `${-100 * limit.share}% 0` }}
        >
          {limit.label}
        </p>
      ) : null}
      <ul className="gauge-parts" style={columns("min-content")}>
        {parts.map(({ label, figure, tone }) => (
          <li key={label} data-tone={tone}>
            <b>{figure}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A way in equal steps: how many are done, and whether the next has begun. */
export function StepLine({ done, of, begun }: { done: number; of: number; begun?: boolean }) {
  return (
    <span className="step-line" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} data-state={index < done ? "done" : index === done && begun ? "begun" : undefined} />
      ))}
    </span>
  );
}
