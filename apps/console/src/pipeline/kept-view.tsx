import { LONGEST_VIEW_NAME, type PipelineView } from "@gable/contract/calls/pipeline-views.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { dropViewMutation, keepViewMutation, type Narrowing, pipelineViewsQuery } from "../queries/pipeline-views.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { narrowingOf, viewAt } from "./filter.ts";
import { viewWords } from "./view.words.ts";

/** The way to keep how the list is narrowed now, or to forget it where it is kept. */
export function KeptView() {
  const t = useText(viewWords);
  const [query] = useSearchParams();
  const { data } = useQuery(pipelineViewsQuery());
  const [isOpen, setOpen] = useState(false);
  const narrowing = narrowingOf(query);
  if (data === undefined || narrowing === null) return null;
  const kept = viewAt(query, data.views);
  if (kept) return <Forget view={kept} />;
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t.keep}</TextButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.keep}>
        <KeepForm narrowing={narrowing} views={data.views} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Forget({ view }: { view: PipelineView }) {
  const t = useText(viewWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...dropViewMutation(),
    onSuccess: () => showToast({ tone: "success", text: t.forgotten(view.name) }),
    onError: () => showToast({ tone: "error", text: t.forgetFailed }),
    // A colleague cannot have forgotten it, but another tab can.
    onSettled: () => queries.invalidateQueries({ queryKey: pipelineViewsQuery().queryKey }),
  });
  return <TextButton onClick={() => (isPending ? undefined : mutate(view.uuid))}>{t.forget}</TextButton>;
}

type KeepProps = { narrowing: Narrowing; views: readonly PipelineView[]; onDone: () => void };

function KeepForm({ narrowing, views, onDone }: KeepProps) {
  const t = useText(viewWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(keepViewMutation());
  const form = useQuestionForm<{ name: string }>({
    defaultValues: { name: "" },
    resolver: requiredResolver<{ name: string }>(["name"]),
  });
  const typed = useWatch({ control: form.control, name: "name" }).trim();
  const isTaken = views.some(({ name }) => name === typed);
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ name }) => {
        try {
          await mutateAsync({ name, narrowing });
        } catch (failure) {
          return failuresOf(failure);
        }
        await queries.invalidateQueries({ queryKey: pipelineViewsQuery().queryKey });
        showToast({ tone: "success", text: t.kept(typed) });
        onDone();
        return [];
      }}
    >
      <TextField control={form.control} name="name" label={t.name} hint={t.nameHint} maxLength={LONGEST_VIEW_NAME} />
      <p className="small quiet" aria-live="polite">
        {isTaken ? t.replaces(typed) : null}
      </p>
      <Button type="submit" busy={isPending}>
        {isTaken ? t.replace : t.save}
      </Button>
    </Form>
  );
}
