import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import type { WhyAsk } from "./unsaved.tsx";

const onItsWay = catalogue({
  title: { en: "This is still on its way", es: "Esto aún va en camino" },
  body: {
    en: "The server has not answered yet. If you go now, you will not see whether it was done, and what you wrote is gone if it was not.",
    es: "El servidor aún no respondió. Si sale ahora, no verá si se hizo, y lo que escribió se pierde si no se hizo.",
  },
  stay: { en: "Wait for it", es: "Esperar" },
});

type AskProps = {
  open: boolean;
  /** `on-its-way` asks in words of its own. */
  why?: WhyAsk;
  onStay: () => void;
  onLeave: () => void;
  title: string;
  body: string;
  stay: string;
  leave: string;
};

/** The question before something that was typed is lost. Whatever closes it without an answer stays. */
export function AskToLeave({ open, why = "unsaved", onStay, onLeave, leave, ...words }: AskProps) {
  const waiting = useText(onItsWay);
  const { title, body, stay } = why === "on-its-way" ? waiting : words;
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={title}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button kind="danger" onClick={onLeave}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{body}</p>
    </Dialog>
  );
}
