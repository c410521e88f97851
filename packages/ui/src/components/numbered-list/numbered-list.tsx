import type { ReactNode } from "react";
import "./numbered-list.css";

/** Things to do, in order, each with a title and a sentence. `plain` has bare numbers, for a side column. */
export function NumberedList({
  steps,
  plain,
}: {
  steps: readonly { title: string; body: ReactNode }[];
  plain?: boolean;
}) {
  return (
    <ol className="numbered" data-plain={plain || undefined}>
      {steps.map(({ title, body }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <div className="numbered-body">{body}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
