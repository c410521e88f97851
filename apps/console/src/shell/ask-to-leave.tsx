import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";

type AskProps = {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  title: string;
  body: string;
  stay: string;
  leave: string;
};

/** The question before something that was typed is lost. Whatever closes it without an answer stays. */
export function AskToLeave({ open, onStay, onLeave, title, body, stay, leave }: AskProps) {
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
