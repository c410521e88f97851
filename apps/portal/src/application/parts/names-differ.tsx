import { Button } from "@gable/ui/components/button/button.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { type Names, NamesDialog, type NamesDialogProps } from "./names-dialog.tsx";
import { namesDifferWords } from "./names-differ.words.ts";

export type NamesDifferProps = { readonly names: Names } & Pick<NamesDialogProps, "send" | "correct">;

/** The name on a document beside the one on the application, and the way to say which is right. */
export function NamesDiffer({ names, send, correct }: NamesDifferProps) {
  const t = useText(namesDifferWords);
  const { said, read } = names;
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{read === null ? t.said(said) : t.both(read, said)}</p>
      <p>
        <Button kind="second" onClick={() => setOpen(true)}>
          {t.tell}
        </Button>
      </p>
      <NamesDialog names={names} open={open} onClose={() => setOpen(false)} send={send} correct={correct} />
    </>
  );
}
