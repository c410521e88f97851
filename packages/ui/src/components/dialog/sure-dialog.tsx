import { type ReactNode, useState } from "react";
import type { Failure } from "../../forms/failures.ts";
import { Button } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import { Dialog } from "./dialog.tsx";

type SureProps = {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What the button does that goes on, and the one that does not. */
  act: string;
  keep: string;
  /** What went wrong, if anything: then the dialog stays and says it. */
  send: () => Promise<readonly Failure[]>;
  explain: (message: string) => string;
  isBusy: boolean;
  /** What follows from it. */
  children: ReactNode;
};

/** Asks once more before something that is not easily taken back. */
export function SureDialog({ open, onClose, title, act, keep, send, explain, isBusy, children }: SureProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = async () => {
    const [failure] = await send();
    setProblem(failure ? explain(failure.message) : null);
    if (!failure) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="danger" busy={isBusy} onClick={() => void goOn()}>
            {act}
          </Button>
          <Button kind="second" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem === null ? null : <Notice tone="error" title={problem} />}
        {children}
      </div>
    </Dialog>
  );
}
