import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

const words = catalogue({
  title: { en: "Leave without saving?", es: "¿Salir sin guardar?" },
  body: {
    en: "What you wrote or changed on this page is kept nowhere yet.",
    es: "Lo que escribió o cambió en esta página aún no está guardado.",
  },
  stay: { en: "Stay here", es: "Quedarse aquí" },
  leave: { en: "Leave it", es: "Salir" },
});

/** What is open on the page tells here whether it would be lost. A router asks in one place only. */
const forms = new Set<() => boolean>();
const isAnyUnsaved = (): boolean => [...forms].some((isUnsaved) => isUnsaved());

/** As long as the form is there, nobody leaves its page without being asked while `isUnsaved` says so. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const ask = () => latest.current();
    forms.add(ask);
    return () => void forms.delete(ask);
  }, []);
}

/** Asks before a page goes on which something was written and not saved: by a link in a dialog of ours, by a reload in the browser's. */
export function UnsavedWork() {
  const t = useText(words);
  const blocker = useBlocker(
    // Whoever is logged out is shown the log-in whatever they were at.
    ({ nextLocation }) => !nextLocation.pathname.startsWith("/auth/") && isAnyUnsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnyUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      title={t.title}
      actions={
        <>
          <Button onClick={stay}>{t.stay}</Button>
          <Button kind="danger" onClick={() => blocker.proceed?.()}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p>{t.body}</p>
    </Dialog>
  );
}
