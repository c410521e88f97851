import { type ComponentPropsWithRef, type ReactNode, use } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { useWait } from "../connection/waits.ts";
import { type AnchorProps, Link } from "../link/link.tsx";
import { FormSends } from "./form-sends.ts";
import "./button.css";

const words = catalogue({ busy: { en: "Working on it", es: "Un momento" } });

type Look = {
  /** One filled button for each decision; the rest are outlined. */
  kind?: "primary" | "second" | "danger";
  slim?: boolean;
  /** As wide as its column. */
  full?: boolean;
};

type ButtonProps = ComponentPropsWithRef<"button"> & Look & { busy?: boolean; children: ReactNode };

/** The label states the act. While `busy`, or while its form is sent, it keeps its place and its focus, and a second press does nothing. */
export function Button({
  kind = "primary",
  slim,
  full,
  busy: isAtWork = false,
  className,
  children,
  onClick,
  type,
  ...props
}: ButtonProps) {
  const t = useText(words);
  const isFormSent = use(FormSends) && type === "submit";
  const busy = isAtWork || isFormSent;
  useWait(busy);
  return (
    <button
      {...props}
      type={type ?? "button"}
      className={className ? `button ${className}` : "button"}
      data-kind={kind}
      data-slim={slim || undefined}
      data-full={full || undefined}
      aria-disabled={busy || props["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="button-ring" aria-hidden="true" /> : null}
      <span>{children}</span>
      {busy ? <span className="vh">{t.busy}</span> : null}
    </button>
  );
}

/** Goes somewhere; looks like a button because it is the way on. */
export function ButtonLink({ kind = "primary", slim, full, className, children, ...props }: AnchorProps & Look) {
  return (
    <Link
      {...props}
      className={className ? `button ${className}` : "button"}
      data-kind={kind}
      data-slim={slim || undefined}
      data-full={full || undefined}
    >
      <span>{children}</span>
    </Link>
  );
}

/** The way on first, then what else one can do: stacked on a phone, in a row beside. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
