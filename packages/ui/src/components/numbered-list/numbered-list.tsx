import type { ReactNode } from "react";
import "./numbered-list.css";

type ListProps = {
  steps: readonly { title: string; body: ReactNode }[];
  plain?: boolean;
  /** Of the titles: `h2` where nothing but the page's own heading stands above. */
  heading?: "h2" | "h3";
};

/** Things to do, in order, each with a title and a sentence. `plain` has bare numbers, for a side column. */
export function NumberedList({ steps, plain, heading: Heading = "h3" }: ListProps) {
  return (
    <ol className="numbered" data-plain={plain || undefined}>
      {steps.map(({ title, body }) => (
        <li key={title}>
          <div>
            <Heading>{title}</Heading>
            <div className="numbered-body">{body}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
