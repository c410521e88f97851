import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FILE_KEY } from "../queries/loan-file.ts";
import { liftHoldMutation, placeHoldMutation } from "../queries/privacy.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { recordWords } from "./record.words.ts";

type HoldProps = { uuid: string; hold: LoanFileView["hold"] };

/** Whether the file is kept beyond its schedule; placing that says why, lifting it is confirmed. */
export function LegalHold({ uuid, hold }: HoldProps) {
  const t = useText(recordWords);
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <p className="small">{hold ? t.held(hold.by, date(hold.at), hold.reason) : t.holdMeans}</p>
      <Button slim kind="second" onClick={() => setOpen(true)}>
        {hold ? t.lift : t.place}
      </Button>
      <Dialog open={isOpen} onClose={close} title={hold ? t.lift : t.place}>
        {hold ? <LiftForm uuid={uuid} onDone={close} /> : <PlaceForm uuid={uuid} onDone={close} />}
      </Dialog>
    </div>
  );
}

type FormProps = { uuid: string; onDone: () => void };

function useDone({ uuid, onDone }: FormProps, text: string): () => Promise<void> {
  const queries = useQueryClient();
  const showToast = useToast();
  return async () => {
    await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
    showToast({ tone: "success", text });
    onDone();
  };
}

function PlaceForm({ uuid, onDone }: FormProps) {
  const t = useText(recordWords);
  const done = useDone({ uuid, onDone }, t.placed);
  const { mutateAsync } = useMutation(placeHoldMutation(uuid));
  const send = async (reason: string) => {
    await mutateAsync({ reason });
    await done();
  };
  return <OneTextForm name="reason" label={t.reason} maxLength={500} sendLabel={t.placeNow} send={send} />;
}

function LiftForm({ uuid, onDone }: FormProps) {
  const t = useText(recordWords);
  const explain = useExplain();
  const done = useDone({ uuid, onDone }, t.lifted);
  const { mutateAsync, isPending } = useMutation(liftHoldMutation(uuid));
  const form = useQuestionForm<Record<string, never>>({ defaultValues: {} });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async () => {
        try {
          await mutateAsync();
          await done();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.liftMeans}</p>
      <Button type="submit" busy={isPending}>
        {t.liftNow}
      </Button>
    </Form>
  );
}
