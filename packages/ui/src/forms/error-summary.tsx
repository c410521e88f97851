import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { catalogue, useText } from "../language/catalogue.tsx";
import "./error-summary.css";
import type { Failure } from "./failures.ts";
import { fieldId, useFormTerms } from "./form-context.ts";

const words = catalogue({
  title: { en: "Please check this", es: "Revise lo siguiente" },
  prefix: { en: "Error: ", es: "Error: " },
  notSent: {
    en: "We could not send this. What you entered is still here; please try again.",
    es: "No pudimos enviarlo. Lo que escribió sigue aquí; inténtelo de nuevo.",
  },
});

/** The message of a form that got no answer. */
export const NOT_SENT = "not-sent";

/** What to mend, in the page's order, each a link to its field. Takes the focus when something new is found, not when it shrinks. */
export function ErrorSummary({ failures, ref }: { failures: readonly Failure[]; ref?: Ref<HTMLDivElement> }) {
  const t = useText(words);
  const { prefix, explain } = useFormTerms();
  const summary = useRef<HTMLDivElement>(null);
  const heard = useRef<readonly Failure[]>([]);
  useErrorTitle(t.prefix, failures.length > 0);

  useEffect(() => {
    const isNew = failures.some((failure) => !heard.current.includes(failure));
    heard.current = failures;
    if (isNew) summary.current?.focus();
  }, [failures]);

  if (failures.length === 0) return null;
  return (
    <div ref={ref}>
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
                    {isNamed ? <FieldName target={target} /> : null}
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

/** What a field is called where it stands, read each time once that is drawn: it follows the page's language. */
function FieldName({ target }: { target: string }) {
  const read = (name: HTMLElement | null) => {
    const label = document.getElementById(target)?.closest(".field")?.querySelector(".field-label")?.textContent;
    if (name) name.textContent = label ? `${label}: ` : "";
  };
  return <span ref={read} />;
}

/** "Error: " before the page's title while something is wrong, so that it is the first thing heard. */
function useErrorTitle(prefix: string, failed: boolean) {
  useEffect(() => {
    if (!failed) return undefined;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, failed]);
}
