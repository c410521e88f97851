import { type DialogProps, Dialog as PlainDialog } from "@gable/ui/components/dialog/dialog.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { AskToLeave } from "./ask-to-leave.tsx";
import { TakeLeftBehind } from "./left-behind.ts";
import { isAnySent, UnsavedWithin, useUnsavedPlace, type WhyAsk, whyAsk, writtenIn } from "./unsaved.tsx";

const words = catalogue({
  title: { en: "Close without saving?", es: "¿Cerrar sin guardar?" },
  body: {
    en: "What you wrote or chose here is kept nowhere yet.",
    es: "Lo que escribió o eligió aquí aún no está guardado.",
  },
  stay: { en: "Go on here", es: "Seguir aquí" },
  leave: { en: "Close it", es: "Cerrarlo" },
});

type ConsoleDialogProps = DialogProps & {
  title: string;
  /** The title as it is shown, where a part of it is in another language. */
  heading?: ReactNode;
};

/**
 * A dialog of the console. Escape, the ground and its cross close it only once the reader has said so, where something was typed in it
 * that is kept nowhere, or is still on its way. A button of its own that closes it says so already. Taken off the page while it is open, it hands over what was
 * written in it.
 */
export function Dialog({ children, heading, ...props }: ConsoleDialogProps) {
  const { open, onClose, title } = props;
  const t = useText(words);
  const place = useUnsavedPlace();
  const [asking, setAsking] = useState<WhyAsk | null>(null);
  if (asking !== null && !open) setAsking(null);
  // The last question's words stay while it closes.
  const [lastAsked, setLastAsked] = useState<WhyAsk>("unsaved");
  if (asking !== null && asking !== lastAsked) setLastAsked(asking);
  const stay = () => setAsking(null);
  const { readSoFar, take } = use(TakeLeftBehind);
  const since = useRef(0);
  const onOpen = useEffectEvent(() => {
    since.current = readSoFar();
  });
  useEffect(() => {
    if (open) onOpen();
  }, [open]);
  const onTakenAway = useEffectEvent(() => {
    if (open && !isAnySent(place)) take({ title, written: writtenIn(place), since: since.current });
  });
  // Before the fields are gone.
  useLayoutEffect(() => () => onTakenAway(), []);
  return (
    <>
      {/* First, so that it is closed first where both are, and the focus ends where the dialog was opened. */}
      <AskToLeave
        open={asking !== null}
        why={lastAsked}
        onStay={stay}
        onLeave={() => {
          // Refused while the question stood: what was written is there to be lost now.
          const isAnotherQuestion = asking === "on-its-way" && whyAsk(place) === "unsaved";
          if (isAnotherQuestion) return setAsking("unsaved");
          stay();
          onClose();
        }}
        title={t.title}
        body={t.body}
        stay={t.stay}
        leave={t.leave}
      />
      <PlainDialog
        {...props}
        title={heading ?? title}
        onClose={() => {
          const why = whyAsk(place);
          if (why === null) onClose();
          else setAsking(why);
        }}
      >
        <UnsavedWithin place={place}>{children}</UnsavedWithin>
      </PlainDialog>
    </>
  );
}
