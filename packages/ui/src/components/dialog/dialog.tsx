import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { ConnectionLine } from "../connection/connection-line.tsx";
import { Icon } from "../icon/icon.tsx";
import "./dialog.css";

const words = catalogue({ close: { en: "Close", es: "Cerrar" } });

export type DialogProps = {
  open: boolean;
  /** Whoever uses it wants it closed; it stays until `open` says otherwise. */
  onClose: () => void;
  title: ReactNode;
  /** `drawer` comes from the edge: the right one, and the bottom on phones. */
  kind?: "dialog" | "drawer" | "page";
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A native modal dialog: the rest is inert, Escape and the ground ask to close it, focus goes back to where it came from. */
export function Dialog({ open, onClose, title, kind = "dialog", actions, children }: DialogProps) {
  const t = useText(words);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      // The title first, so that one hears where one is before what one can press.
      heading.current?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);

  // Taken off the page while it is open, it would leave the focus nowhere: closed, it gives it back first.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const waysOut: ComponentProps<"dialog"> = {
    // The ground is the dialog itself: a click that lands on it and not on its content.
    onClick: (event) => event.target === event.currentTarget && onClose(),
    // Before the browser takes the key for its own, which it lets nobody stop twice in a row.
    onKeyDown: (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    },
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-kind={kind}
      aria-labelledby={titleId}
      {...waysOut}
      onClose={() => {
        // The browser tells late of what was closed on purpose: by then it may be open for another reason.
        if (!open || dialog.current?.open) return;
        // Closed by the browser, as by a phone's gesture back: it is open again until whoever uses it is asked.
        dialog.current?.showModal();
        onClose();
      }}
    >
      <div className="dialog-content">
        <div className="dialog-head">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button className="bar-item" type="button" onClick={onClose}>
            <Icon name="close" />
            <span className="vh">{t.close}</span>
          </button>
        </div>
        {/* The one over the page is out of reach as long as this is open. */}
        {open ? <ConnectionLine /> : null}
        <div className="dialog-body">{open ? children : null}</div>
        {actions ? <div className="dialog-actions actions">{actions}</div> : null}
      </div>
    </dialog>
  );
}
