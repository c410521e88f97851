import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { Icon, type IconName } from "../icon/icon.tsx";
import { TextButton } from "../link/link.tsx";
import type { Tone } from "../notice/notice.tsx";
import { stayMs, type Toast, withoutToast, withToast } from "./toast-list.ts";
import "./toasts.css";

/** A message that is read out is taken away after this, so that it is not found again by reading on. */
const LIVE_MS = 300;

const icons: Record<Tone, IconName> = { info: "info", success: "check", warning: "warning", error: "error" };

const words = catalogue({
  messages: { en: "Messages", es: "Mensajes" },
  close: { en: "Close the message", es: "Cerrar el mensaje" },
});

type Show = (toast: Omit<Toast, "id" | "language">) => void;

const ToastContext = createContext<Show>(() => undefined);

/** `const showToast = useToast(); showToast({ tone: "success", text: "Saved" })` */
export const useToast = () => use(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [spoken, setSpoken] = useState<Toast | null>(null);
  const [show] = useState<Show>(() => {
    let last = 0;
    return (toast: Omit<Toast, "id" | "language">) => {
      last += 1;
      const shown = { ...toast, id: last, language: document.documentElement.lang };
      setToasts((all) => withToast(all, shown));
      setSpoken(shown);
    };
  });

  useEffect(() => {
    if (!spoken) return undefined;
    const timer = setTimeout(() => setSpoken(null), LIVE_MS);
    return () => clearTimeout(timer);
  }, [spoken]);

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} onClose={(id) => setToasts((all) => withoutToast(all, id))} />
      <div className="vh" aria-live={spoken?.tone === "error" ? "assertive" : "polite"}>
        {spoken?.text}
      </div>
    </ToastContext>
  );
}

function ToastRegion({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  const t = useText(words);
  const region = useRef<HTMLElement>(null);

  // In the top layer, so that an open dialog does not cover what has just been said.
  useEffect(() => {
    if (toasts.length > 0) region.current?.showPopover();
    else region.current?.hidePopover();
  }, [toasts]);

  return (
    <section ref={region} popover="manual" className="toasts" aria-label={t.messages}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </section>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useText(words);
  const card = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // Nobody is hurried: a message does not leave while the pointer or the focus is on it.
  useEffect(() => {
    const ms = stayMs(toast);
    if (ms === null) return undefined;
    const timer = setInterval(() => {
      if (!card.current?.matches(":hover, :focus-within")) close.current();
    }, ms);
    return () => clearInterval(timer);
  }, [toast]);

  return (
    <div ref={card} className="toast" data-tone={toast.tone}>
      <Icon name={icons[toast.tone]} />
      <p lang={toast.language}>{toast.text}</p>
      {toast.action ? (
        <TextButton
          onClick={() => {
            toast.action?.onPress();
            onClose();
          }}
        >
          {toast.action.label}
        </TextButton>
      ) : null}
      <button className="bar-item" type="button" onClick={onClose}>
        <Icon name="close" size={16} />
        <span className="vh">{t.close}</span>
      </button>
    </div>
  );
}
