import type { ReactNode } from "react";
import "./state-columns.css";

/** A few things of one kind side by side, each under a rule in the colour of its state. */
export function StateColumns({
  columns,
}: {
  columns: readonly { title: string; state: ReactNode; tone: "accent" | "warning" | "error" | "quiet" }[];
}) {
  return (
    <dl className="state-columns">
      {columns.map(({ title, state, tone }) => (
        <div key={title} data-tone={tone}>
          <dt>{title}</dt>
          <dd>{state}</dd>
        </div>
      ))}
    </dl>
  );
}
