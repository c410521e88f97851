import type { ReactNode } from "react";
import "./facts.css";

export type Fact = { label: string; value: ReactNode };

/** A few facts side by side, each under its quiet name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
