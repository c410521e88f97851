import type { BodyOf } from "@gable/contract/call.ts";
import { recordValuation } from "@gable/contract/calls/valuation.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FILE_KEY } from "../queries/loan-file.ts";
import { client } from "../session/client.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { ScanField, useScan } from "./scan-field.tsx";
import { valuationWords } from "./valuation.words.ts";

type Recorded = { source: string; value: number | null; condition: string; asOf: string; by: string };

const conditions = ["EXCELLENT", "GOOD", "AVERAGE", "FAIR", "POOR"] as const;
const sources = ["APPRAISAL", "BPO"] as const;

/** What an appraisal or a broker's opinion on paper says, and the paper itself. */
export function RecordValuationForm({ uuid, onDone }: { uuid: string; onDone: () => void }) {
  const t = useText(valuationWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const scan = useScan();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ file, ...body }: Recorded & { file: File }) =>
      client.send(recordValuation, {
        params: { uuid },
        body: { ...body, value: String(body.value) } as BodyOf<typeof recordValuation>,
        file,
        fileName: file.name,
      }),
  });
  const form = useQuestionForm<Recorded>({
    defaultValues: { source: "APPRAISAL", value: null, condition: "", asOf: "", by: "" },
    resolver: requiredResolver<Recorded>(["source", "value", "condition", "asOf", "by"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (given) => {
        const file = scan.demand();
        if (file === null) return [];
        try {
          await mutateAsync({ ...given, file });
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: t.done });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.recordMeans}</p>
      <SelectField
        control={form.control}
        name="source"
        label={t.source}
        options={sources.map((value) => ({ value, label: t[value] }))}
      />
      <MoneyField control={form.control} name="value" label={t.value} />
      <SelectField
        control={form.control}
        name="condition"
        label={t.condition}
        options={conditions.map((value) => ({ value, label: t[value] }))}
      />
      <DateFields control={form.control} name="asOf" label={t.asOf} />
      <TextField control={form.control} name="by" label={t.by} maxLength={100} />
      <ScanField label={t.paper} scan={scan} />
      <Button type="submit" busy={isPending}>
        {t.recordNow}
      </Button>
    </Form>
  );
}
