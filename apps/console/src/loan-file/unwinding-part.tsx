import type { BodyOf } from "@gable/contract/call.ts";
import type { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FILE_KEY, recordUnwindingMutation } from "../queries/loan-file.ts";
import { useMay } from "../session/me.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { useNow } from "../shell/use-now.ts";
import { unwindingWords } from "./unwinding.words.ts";

type Unwinding = NonNullable<LoanFileView["unwinding"]>;
type Unwound = BodyOf<typeof recordUnwinding>;

/** What is owed to the borrower of a line that ended after it was signed, by which day, and the record of it. */
export function UnwindingPart({ uuid, unwinding }: { uuid: string; unwinding: Unwinding }) {
  const t = useText(unwindingWords);
  const { cents, day } = useFormats();
  const now = useNow();
  const mayRecord = useMay("record-unwinding");
  const [isOpen, setOpen] = useState(false);
  const { cause, at, by, recording, done } = unwinding;
  if (done) {
    return (
      <Notice tone="success" title={t.doneTitle}>
        {t.doneBody(day(done.at.slice(0, 10)), cents(done.returned))}
      </Notice>
    );
  }
  const isLate = new Date(now).toISOString().slice(0, 10) > by;
  return (
    <div className="stack">
      <p>
        {t[cause](day(at.slice(0, 10)))} <strong>{isLate ? t.late(day(by)) : t.lastDay(day(by))}</strong>
      </p>
      <NumberedList
        plain
        steps={[
          { title: t.claim, body: recording === null ? t.noDeed : t[recording] },
          { title: t.fees, body: t.feesBody },
        ]}
      />
      {mayRecord ? (
        <Button slim kind="primary" onClick={() => setOpen(true)}>
          {t.record}
        </Button>
      ) : (
        <p className="small quiet">{t.notYours}</p>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.record}>
        <UnwindingForm uuid={uuid} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function UnwindingForm({ uuid, onDone }: { uuid: string; onDone: () => void }) {
  const t = useText(unwindingWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(recordUnwindingMutation(uuid));
  const form = useQuestionForm<{ returned: number | null; claim: string }>({
    defaultValues: { returned: null, claim: "" },
    resolver: requiredResolver<{ returned: number | null; claim: string }>(["returned", "claim"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (given) => {
        try {
          await mutateAsync(given as Unwound);
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: t.done });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.means}</p>
      <MoneyField control={form.control} name="returned" label={t.returned} hint={t.returnedHint} decimals={2} />
      <SelectField
        control={form.control}
        name="claim"
        label={t.claim}
        options={[
          { value: "NEVER_RECORDED", label: t.NEVER_RECORDED },
          { value: "RELEASED", label: t.RELEASED },
        ]}
      />
      <Button type="submit" kind="primary" busy={isPending}>
        {t.record}
      </Button>
    </Form>
  );
}
