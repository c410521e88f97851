import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refuseMutation, SETTINGS_KEY } from "../queries/organisations-settings.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { settingsWords } from "./settings.words.ts";

type Values = { reason: string };

/** Nothing is refused without saying why. */
export function RefuseForm({ proposal, onDone }: { proposal: string; onDone: () => void }) {
  const t = useText(settingsWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(refuseMutation(proposal));
  const form = useQuestionForm<Values>({
    defaultValues: { reason: "" },
    resolver: requiredResolver<Values>(["reason"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ reason }) => {
        try {
          await mutateAsync({ reason });
          await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
          showToast({ tone: "success", text: t.refused });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <TextAreaField control={form.control} name="reason" label={t.reason} rows={3} maxLength={500} />
      <Button type="submit" kind="danger" busy={isPending}>
        {t.refuseIt}
      </Button>
    </Form>
  );
}
