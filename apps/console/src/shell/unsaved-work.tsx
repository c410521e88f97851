import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect } from "react";
import { useBlocker } from "react-router";

const words = catalogue({
  title: { en: "Leave without saving?", es: "¿Salir sin guardar?" },
  body: {
    en: "What you changed on this page is kept nowhere yet.",
    es: "Lo que cambió en esta página aún no está guardado.",
  },
  stay: { en: "Stay here", es: "Quedarse aquí" },
  leave: { en: "Leave it", es: "Salir" },
});

/** Asks before a page goes on which something was changed and not saved: by a link in a dialog of ours, by a reload in the browser's. */
export function UnsavedWork({ isUnsaved }: { isUnsaved: () => boolean }) {
  const t = useText(words);
  const blocker = useBlocker(
    // Whoever is logged out is shown the log-in whatever they were at.
    ({ nextLocation }) => !nextLocation.pathname.startsWith("/auth/") && isUnsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
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
