import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endSessionsMutation, FILE_KEY } from "../queries/loan-file.ts";
import { Dialog } from "../shell/dialog.tsx";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { logOutWords } from "./log-out.words.ts";
import type { Signer } from "./signer.ts";

/** Ends every session of the borrower's, or of a signer's: for a lost phone, or a password that somebody else has. */
export function LogOut({ uuid, signer }: { uuid: string; signer?: Signer }) {
  const t = useText(logOutWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation(endSessionsMutation(uuid, signer?.uuid));
  const close = () => setOpen(false);
  const send = async (reason: string) => {
    const { ended } = await mutateAsync({ reason });
    void queries.invalidateQueries({ queryKey: [FILE_KEY, uuid, "events"] });
    showToast({ tone: "success", text: t.done(ended) });
    close();
  };
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t.open(signer?.name)}</TextButton>
      <Dialog open={isOpen} onClose={close} title={t.title(signer?.name)}>
        <div className="stack">
          <p>{t.means}</p>
          <OneTextForm
            name="reason"
            label={t.reason}
            hint={t.reasonHint}
            maxLength={300}
            sendLabel={t.send}
            kind="danger"
            send={send}
          />
        </div>
      </Dialog>
    </>
  );
}
