import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { AskToLeave } from "./ask-to-leave.tsx";
import { forgetUnsaved, type UnsavedPlace, UnsavedWithin, type WhyAsk, whyAsk } from "./unsaved.tsx";

const words = catalogue({
  title: { en: "Leave without saving?", es: "¿Salir sin guardar?" },
  body: {
    en: "What you wrote or changed on this page is kept nowhere yet.",
    es: "Lo que escribió o cambió en esta página aún no está guardado.",
  },
  stay: { en: "Stay here", es: "Quedarse aquí" },
  leave: { en: "Leave it", es: "Salir" },
});

/** The state of a way on that is itself what came of something sent, which is no more to be waited for. */
export const AS_ANSWER = "as-answer";

/** Asks before a page goes on which something was written and not saved, or is on its way: by a link in a dialog of ours, by a reload in the browser's. */
export function UnsavedWork({ page, children }: { readonly page: UnsavedPlace; readonly children: ReactNode }) {
  const t = useText(words);
  const [why, setWhy] = useState<WhyAsk>("unsaved");
  const blocker = useBlocker(({ nextLocation }) => {
    // Whoever logs out has been asked already.
    if (nextLocation.pathname.startsWith("/auth/") || nextLocation.state === AS_ANSWER) return false;
    const found = whyAsk(page);
    if (found !== null) setWhy(found);
    return found !== null;
  });
  // The way on is a transition, and may wait for its page as long as there is no connection: the question is answered at once.
  const [leavingFor, setLeavingFor] = useState<Location>();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (whyAsk(page) !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [page]);
  return (
    <>
      <UnsavedWithin place={page}>{children}</UnsavedWithin>
      <AskToLeave
        open={blocker.state === "blocked" && blocker.location !== leavingFor}
        why={why}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          forgetUnsaved(page);
          setLeavingFor(blocker.location);
          blocker.proceed?.();
        }}
        title={t.title}
        body={t.body}
        stay={t.stay}
        leave={t.leave}
      />
    </>
  );
}
