import { completeNotaryVisit } from "@gable/contract/calls/notary-room.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ScanField, useScan } from "../loan-file/scan-field.tsx";
import { FILE_KEY } from "../queries/loan-file.ts";
import { client } from "../session/client.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { visitWords } from "./visit.words.ts";

/** The notary met everybody who signs, and brings the deed with its certificate. `day`: of the appointment. */
export function CompleteVisit({ uuid, day }: { uuid: string; day: string }) {
  const t = useText(visitWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button slim onClick={() => setOpen(true)}>
        {t.complete}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.complete}>
        <CompleteForm uuid={uuid} day={day} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CompleteForm({ uuid, day, onDone }: { uuid: string; day: string; onDone: () => void }) {
  const t = useText(visitWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const scan = useScan();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ on, file }: { on: string; file: File }) =>
      client.send(completeNotaryVisit, { params: { uuid }, body: { on }, file, fileName: file.name }),
  });
  const form = useQuestionForm<{ on: string }>({
    defaultValues: { on: day },
    resolver: requiredResolver<{ on: string }>(["on"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ on }) => {
        const file = scan.demand();
        if (file === null) return [];
        try {
          await mutateAsync({ on, file });
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: t.completed });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.completeMeans}</p>
      <DateFields control={form.control} name="on" label={t.signedOn} />
      <ScanField label={t.scan} scan={scan} />
      <Button type="submit" busy={isPending}>
        {t.complete}
      </Button>
    </Form>
  );
}
