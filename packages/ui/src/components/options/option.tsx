import type { ReactNode } from "react";
import { matchParts } from "./match-parts.ts";
import "./options.css";

type OptionProps = { id: string; chosen: boolean; onTake: () => void; last?: boolean; children: ReactNode };

/** A row of the list under a text input. The keyboard works on the input; a press must not take the focus from it. */
export function Option({ id, chosen, onTake, last, children }: OptionProps) {
  return (
    <button
      id={id}
      type="button"
      tabIndex={-1}
      className={last ? "option option-last" : "option"}
      role="option"
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {children}
    </button>
  );
}

/** A text, bold where the words that were typed begin one of its own. */
export function Matched({ text, typed }: { text: string; typed: string }) {
  return matchParts(text, typed).map(({ part, matches, at }) =>
    matches ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
