import type { BodyOf } from "@gable/contract/call.ts";
import type { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FILE_KEY, recordUnwindingMutation } from "../queries/loan-file.ts";
import { useMay } from "../session/me.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { unwindingWords } from "./unwinding.words.ts";

type Unwound = BodyOf<typeof recordUnwinding>;

/** What is owed to the borrower of a line that ended after it was signed, and by which day. */
export function UnwindingPart({ file: { uuid, unwinding, deadlines } }: { file: LoanFileView }) {
  const t = useText(unwindingWords);
  const { day } = useFormats();
  const mayRecord = useMay("record-unwinding");
  const [isOpen, setOpen] = useState(false);
  if (unwinding === null) return null;
  const { cause, on, by, recording, needsAuthority, done } = unwinding;
  const isLate = deadlines.some(({ deadline, isPast }) => deadline === "unwind" && isPast);
  return (
    <div className="stack">
      <p>
        {t[cause](day(on))} <strong>{isLate ? t.late(day(by)) : t.lastDay(day(by))}</strong>
      </p>
      {done ? <p>{t.recordedSince(done.by, day(done.on))}</p> : null}
      <NumberedList
        plain
        steps={[
          { title: t.claim, body: recording === null ? t.noDeed : t[recording] },
          needsAuthority ? { title: t.barredTitle, body: t.barredBody } : { title: t.fees, body: t.feesBody },
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
        <UnwindingForm uuid={uuid} before={done} needsAuthority={needsAuthority} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

/** What was recorded once such a line was unwound: the law's twenty days are held against it later. */
export function UnwindingRecord({ file: { unwinding, queues } }: { file: LoanFileView }) {
  const t = useText(unwindingWords);
  const { cents, day } = useFormats();
  if (!unwinding?.done || queues.some(({ queue }) => queue === "unwinding")) return null;
  const { cause, on, by, done } = unwinding;
  return (
    <section>
      <SectionHead title={t.doneTitle} />
      <p>{t[cause](day(on))}</p>
      <p>
        {t.doneBody(done.by, day(done.on), cents(done.returned))} {t[done.claim]}.
      </p>
      {done.authority ? <p>{t.byAuthority(done.authority)}</p> : null}
      <p className="small quiet">{t.lastDayWas(day(by))}</p>
    </section>
  );
}

type FormProps = {
  uuid: string;
  /** What was recorded before the county put the deed on its books. */
  before: NonNullable<LoanFileView["unwinding"]>["done"];
  needsAuthority: boolean;
  onDone: () => void;
};

interface Given {
  returned: number | null;
  claim: string;
  authority: string;
}

function UnwindingForm({ uuid, before, needsAuthority, onDone }: FormProps) {
  const t = useText(unwindingWords);
  const { cents } = useFormats();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(recordUnwindingMutation(uuid));
  const form = useQuestionForm<Given>({
    defaultValues: { returned: before?.returned ?? null, claim: before ? "RELEASED" : "", authority: "" },
    resolver: requiredResolver<Given>(["returned", "claim"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (given) => {
        try {
          const { authority, ...unwound } = given;
          await mutateAsync({ ...(unwound as Unwound), ...(authority.trim() !== "" && { authority }) });
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: t.done });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{needsAuthority ? t.meansBarred : t.means}</p>
      <MoneyField
        control={form.control}
        name="returned"
        label={t.returned}
        hint={
          before ? t.returnedBefore(cents(before.returned)) : needsAuthority ? t.returnedHintBarred : t.returnedHint
        }
        decimals={2}
      />
      <SelectField
        control={form.control}
        name="claim"
        label={t.claim}
        options={[
          ...(before ? [] : [{ value: "NEVER_RECORDED", label: t.NEVER_RECORDED }]),
          { value: "RELEASED", label: t.RELEASED },
        ]}
      />
      {needsAuthority ? (
        <TextField
          control={form.control}
          name="authority"
          label={t.authority}
          hint={t.authorityHint}
          maxLength={200}
          optional
        />
      ) : null}
      <Button type="submit" kind="primary" busy={isPending}>
        {t.record}
      </Button>
    </Form>
  );
}
