import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import "./checks.css";

export type Check = {
  title: string;
  body?: ReactNode;
  state: "done" | "now" | "later" | "failed";
  /** The state in a word, at the right: "Done", "18 s", "Next". */
  status: string;
};

/** What is being done and what is finished, in order. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <ol className="progress-checks">
      {checks.map(({ title, body, state, status }, index) => (
        <li key={title} data-state={state}>
          <CheckMark state={state} number={index + 1} />
          <div>
            <h2>{title}</h2>
            {body ? <p>{body}</p> : null}
          </div>
          <span className="check-status">{status}</span>
        </li>
      ))}
    </ol>
  );
}

function CheckMark({ state, number }: { state: Check["state"]; number: number }) {
  return (
    <span className="check-mark" aria-hidden="true">
      {state === "done" ? <Icon name="check" /> : null}
      {state === "failed" ? <Icon name="warning" /> : null}
      {state === "later" ? number : null}
      {state === "now" ? <Ring /> : null}
    </span>
  );
}

/** A turning ring; it stands still where motion is not wanted, since the words beside it say the same. */
export function Ring({ size = 32 }: { size?: number }) {
  return (
    <svg className="ring" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" />
      <path d="M16 1.5A14.5 14.5 0 0 1 30.5 16" />
    </svg>
  );
}
