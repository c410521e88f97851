import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endBorrowerSessionsMutation, FILE_KEY } from "../queries/loan-file.ts";
import { Dialog } from "../shell/dialog.tsx";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { logOutWords } from "./log-borrower-out.words.ts";

/** Ends every session of the borrower's: for a lost phone, or a password that somebody else has. */
export function LogBorrowerOut({ uuid }: { uuid: string }) {
  const t = useText(logOutWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation(endBorrowerSessionsMutation(uuid));
  const close = () => setOpen(false);
  const send = async (reason: string) => {
    const { ended } = await mutateAsync({ reason });
    void queries.invalidateQueries({ queryKey: [FILE_KEY, uuid, "events"] });
    showToast({ tone: "success", text: t.done(ended) });
    close();
  };
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t.open}</TextButton>
      <Dialog open={isOpen} onClose={close} title={t.title}>
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
