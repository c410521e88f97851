import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { Ring } from "../checks/checks.tsx";
import "./processing-dialog.css";

const ROTATE_MS = 4000;
const SECOND_MS = 1000;

const words = catalogue({
  elapsed: { en: (seconds: number) => `${seconds} s`, es: (seconds: number) => `${seconds} s` },
});

type ProcessingProps = {
  open: boolean;
  title: string;
  /** Shown one after the other. */
  messages: readonly string[];
  /** Appears after this many seconds: what one can do instead of waiting. */
  patience?: { afterSeconds: number; children: ReactNode };
  children?: ReactNode;
};

/** A wait that must not be interrupted: neither Escape nor a press beside it closes it. Says what is going on. */
export function ProcessingDialog({ open, ...content }: ProcessingProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    element.querySelector("h2")?.focus();
    const stay = (event: Event) => event.preventDefault();
    const stayOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault();
    };
    element.addEventListener("cancel", stay);
    element.addEventListener("keydown", stayOnEscape);
    return () => {
      element.removeEventListener("cancel", stay);
      element.removeEventListener("keydown", stayOnEscape);
      element.close();
    };
  }, [open]);

  return (
    <dialog ref={dialog} className="dialog processing" aria-labelledby={open ? titleId : undefined}>
      {open ? <ProcessingContent titleId={titleId} {...content} /> : null}
    </dialog>
  );
}

function ProcessingContent({
  titleId,
  title,
  messages,
  patience,
  children,
}: Omit<ProcessingProps, "open"> & { titleId: string }) {
  const t = useText(words);
  const seconds = useSeconds();
  const message = messages[Math.floor((seconds * SECOND_MS) / ROTATE_MS) % Math.max(1, messages.length)];
  return (
    <div className="dialog-content processing-content">
      <Ring size={48} />
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {/* The changing line is for the eye; readers hear the first one, and then what changes the situation. */}
      <p className="processing-message" aria-hidden="true" key={message}>
        {message}
      </p>
      <output className="vh">{messages[0]}</output>
      <p className="processing-elapsed" aria-hidden="true">
        {t.elapsed(seconds)}
      </p>
      {children}
      <div aria-live="polite">{patience && seconds >= patience.afterSeconds ? patience.children : null}</div>
    </div>
  );
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / SECOND_MS)), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
