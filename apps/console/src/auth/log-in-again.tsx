import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useRef } from "react";
import type { WhyEnded } from "../session/why-ended.ts";
import { LogIn } from "./log-in.tsx";
import { loginWords } from "./login.words.ts";

/** The log-in over a page on which something is typed. Nothing of the page is seen or reached meanwhile; nothing but a log-in takes it away. */
export function LogInAgain({ why, onDone }: { readonly why: WhyEnded; readonly onDone: () => void }) {
  const t = useText(loginWords);
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = cover.current;
    element?.showModal();
    element?.querySelector("h1")?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={cover}
      className="login-cover"
      aria-label={t.title}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
      }}
      // Closed by the browser, as by a phone's gesture back, it is there again at once.
      onClose={() => cover.current?.isConnected && cover.current.showModal()}
    >
      <div className="login">
        <div className="login-main">
          <LogIn redirectUrl={null} lead={t[why]} onDone={onDone} />
        </div>
      </div>
    </dialog>
  );
}
