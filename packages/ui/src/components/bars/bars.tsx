import "./bars.css";

export type Bar = {
  /** Different in each bar of one plot. */
  label: string;
  /** Of the longest that there may be, 0 to 1; null where the figure is not known. */
  share: number | null;
  figure: string;
  /** Said more quietly under the label. */
  note?: string;
  /** A thin line goes on to here, 0 to 1. */
  reach?: number;
  /** Said by the note as well: colour alone tells nothing. */
  tone?: "warning";
};

type BarsProps = {
  /** What the bars are of. */
  label: string;
  bars: readonly Bar[];
  /** A line across all of them at this share. */
  limit?: { share: number; label: string };
};

/** Bars one below the other, each with its name and figure beside it; put a table with all the figures below. */
export function Bars({ label, bars, limit }: BarsProps) {
  return (
    <div className="bars">
      {limit ? (
        <p className="bars-scale">
          <span style={{ left: percent(limit.share) }}>{limit.label}</span>
        </p>
      ) : null}
      <ul aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.label} data-tone={bar.tone}>
            <span className="bars-label">
              {bar.label}
              {bar.note ? <small>{bar.note}</small> : null}
            </span>
            <span className="bars-track" aria-hidden="true">
              {bar.reach !== undefined ? <span className="bars-reach" style={{ width: percent(bar.reach) }} /> : null}
              {bar.share !== null ? <span className="bars-bar" style={{ width: percent(bar.share) }} /> : null}
              {limit ? <span className="bars-limit" style={{ left: percent(limit.share) }} /> : null}
            </span>
            <span className="bars-figure">{bar.figure}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const percent = (share: number): string => `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`;
