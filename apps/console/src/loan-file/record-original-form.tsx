import type { BodyOf } from "@gable/contract/call.ts";
import { recordOriginal } from "@gable/contract/calls/closing-paper.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FILE_KEY } from "../queries/loan-file.ts";
import { client } from "../session/client.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { paperWords } from "./paper-acts.words.ts";
import { ScanField, useScan } from "./scan-field.tsx";

type Recorded = {
  on: string;
  notaryName: string;
  commissionNumber: string;
  commissionState: string;
  commissionExpiresOn: string;
  lateReason: string;
};

const nothing: Recorded = {
  on: "",
  notaryName: "",
  commissionNumber: "",
  commissionState: "",
  commissionExpiresOn: "",
  lateReason: "",
};
const ofNotary = ["notaryName", "commissionNumber", "commissionState", "commissionExpiresOn"] as const;

/** What stands on an original that came back, and its scan. */
export function RecordOriginalForm({
  uuid,
  awaited: { document, who, part },
  lateDays,
  onDone,
}: {
  uuid: string;
  /** Days of appointments that are long over: a paper of such a day needs a reason. */
  lateDays: readonly string[];
  awaited: LoanFileView["originals"]["awaited"][number];
  onDone: () => void;
}) {
  const t = useText(paperWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const scan = useScan();
  const isDeed = part === "deed";
  const isLateOn = (day: string) => lateDays.includes(day);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ file, ...body }: BodyOf<typeof recordOriginal> & { file: File }) =>
      client.send(recordOriginal, { params: { uuid }, body, file, fileName: file.name }),
  });
  const form = useQuestionForm<Recorded>({
    defaultValues: nothing,
    resolver: (values, ...rest) =>
      requiredResolver<Recorded>([
        "on",
        ...(isDeed ? ofNotary : []),
        ...(isLateOn(values.on) ? (["lateReason"] as const) : []),
      ])(values, ...rest),
  });
  const { control } = form;
  const isLate = isLateOn(useWatch({ control, name: "on" }));
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ on, lateReason, ...notary }) => {
        const file = scan.demand();
        if (file === null) return [];
        try {
          const commissionState = notary.commissionState.trim().toUpperCase();
          await mutateAsync({
            document,
            who,
            on,
            ...(isDeed && { ...notary, commissionState }),
            ...(isLateOn(on) && { lateReason }),
            file,
          });
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: t.recorded });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.recordMeans}</p>
      <DateFields control={control} name="on" label={t.signedOn} />
      {isDeed ? (
        <>
          <TextField control={control} name="notaryName" label={t.notaryName} maxLength={100} />
          <TextField control={control} name="commissionNumber" label={t.commissionNumber} maxLength={40} />
          <TextField
            control={control}
            name="commissionState"
            label={t.commissionState}
            hint={t.stateHint}
            maxLength={2}
          />
          <DateFields control={control} name="commissionExpiresOn" label={t.commissionExpiresOn} />
        </>
      ) : null}
      {isLate ? (
        <TextAreaField
          control={control}
          name="lateReason"
          label={t.lateReason}
          hint={t.lateReasonHint}
          rows={3}
          maxLength={500}
        />
      ) : null}
      <ScanField label={t.scan} scan={scan} />
      <Button type="submit" busy={isPending}>
        {t.recordNow}
      </Button>
    </Form>
  );
}
