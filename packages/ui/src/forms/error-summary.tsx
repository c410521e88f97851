import { type ReactNode, useEffect, useRef } from "react";
import { catalogue, useText } from "../language/catalogue.tsx";
import "./error-summary.css";
import type { Failure } from "./failures.ts";
import { fieldId, useFormTerms } from "./form-context.ts";

const words = catalogue({
  title: { en: "Please check this", es: "Revise lo siguiente" },
  notSent: {
    en: "We could not send this. What you entered is still here; please try again.",
    es: "No pudimos enviarlo. Lo que escribió sigue aquí; inténtelo de nuevo.",
  },
});

/** So in either language. */
const ERROR = "Error: ";

/** The message of a form that got no answer. */
export const NOT_SENT = "not-sent";

/** What to mend, in the page's order, each a link to its field. Takes the focus when something new is found, not when it shrinks. */
export function ErrorSummary({ failures }: { failures: readonly Failure[] }) {
  const t = useText(words);
  const { prefix, explain } = useFormTerms();
  const summary = useRef<HTMLDivElement>(null);
  const heard = useRef<readonly Failure[]>([]);
  useErrorTitle(failures.length > 0);

  useEffect(() => {
    const isNew = failures.some((failure) => !heard.current.includes(failure));
    heard.current = failures;
    if (isNew) summary.current?.focus();
  }, [failures]);

  if (failures.length === 0) return null;
  return (
    <div className="error-summary" ref={summary} role="alert" tabIndex={-1} aria-labelledby={`${prefix}-errors`}>
      <h2 id={`${prefix}-errors`}>{t.title}</h2>
      <ul>
        {failures.map(({ name, message, isNamed }) => {
          const said = message === NOT_SENT ? t.notSent : explain(message);
          const target = name && fieldId(prefix, name);
          return (
            <li key={`${name ?? ""}${message}`}>
              {target ? (
                <SummaryLink target={target}>
                  {isNamed ? <span ref={(before) => nameField(before, target)} /> : null}
                  {said}
                </SummaryLink>
              ) : (
                said
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Moves the focus itself: a change of the address's fragment would look like a change of screen to a router. */
function SummaryLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        const field = document.getElementById(target);
        if (!field) return;
        event.preventDefault();
        field.focus();
        field.closest(".field")?.scrollIntoView({ block: "center" });
      }}
    >
      {children}
    </a>
  );
}

/**
 * Writes what a field is called where it stands, once that is drawn: it follows the page's language. NOTE: it is called for each drawing
 * since its caller is a new function each time; the React Compiler, which would keep one, compiles no forms.
 */
function nameField(before: HTMLElement | null, target: string) {
  const label = document.getElementById(target)?.closest(".field")?.querySelector(".field-label")?.textContent;
  if (before && label) before.textContent = `${label}: `;
}

/** "Error: " before the page's title while something is wrong, so that it is the first thing heard. */
function useErrorTitle(failed: boolean) {
  useEffect(() => {
    if (!failed) return undefined;
    document.title = ERROR + document.title;
    return () => {
      if (document.title.startsWith(ERROR)) document.title = document.title.slice(ERROR.length);
    };
  }, [failed]);
}
