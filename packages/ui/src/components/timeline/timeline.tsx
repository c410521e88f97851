import type { ReactNode } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { Icon } from "../icon/icon.tsx";
import "./timeline.css";

export type TimelineEntry = {
  title: string;
  /** In words, with what else belongs to it: "Friday, November 14". */
  when: string;
  /** The same for machines. */
  dateTime?: string;
  body?: ReactNode;
  state: "done" | "now" | "later";
};

const words = catalogue({
  done: { en: "Done: ", es: "Listo: " },
  now: { en: "Now: ", es: "Ahora: " },
});

/** What happens when, and whose move it is. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useText(words);
  return (
    <ol className="timeline">
      {entries.map(({ title, when, dateTime, body, state }) => (
        <li key={title} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <span className="timeline-mark" aria-hidden="true">
            {state === "done" ? <Icon name="check" size={16} /> : null}
          </span>
          <div>
            <h3>
              {state === "later" ? null : <span className="vh">{t[state]}</span>}
              {title} <time dateTime={dateTime}>{when}</time>
            </h3>
            {body ? <div className="timeline-body">{body}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
