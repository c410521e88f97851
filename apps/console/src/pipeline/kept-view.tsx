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
import { useWhyNot } from "../shell/use-why-not.ts";
import { narrowingOf, viewAt } from "./filter.ts";
import { Sharing } from "./shared-view.tsx";
import { viewWords } from "./view.words.ts";

/** The way to keep how the list is narrowed now; where it is kept, to share or forget it; where a colleague shares it, to keep a copy. */
export function KeptView() {
  const t = useText(viewWords);
  const [query] = useSearchParams();
  const { data } = useQuery(pipelineViewsQuery());
  const [isOpen, setOpen] = useState(false);
  const narrowing = narrowingOf(query);
  if (data === undefined || narrowing === null) return null;
  const kept = viewAt(query, data.views);
  const keep = kept ? t.copy : t.keep;
  return (
    <>
      {kept && kept.sharedBy !== null ? (
        <span className="pipeline-shared quiet">{kept.isOwn ? t.toAll : t.sharedBy(kept.sharedBy)}</span>
      ) : null}
      {kept?.isOwn ? null : <TextButton onClick={() => setOpen(true)}>{keep}</TextButton>}
      {kept ? <Sharing view={kept} /> : null}
      {/* What all staff have is forgotten once it is shared no more. */}
      {kept?.isOwn && kept.sharedBy === null ? <Forget view={kept} /> : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={keep}>
        <KeepForm
          name={kept?.name ?? ""}
          narrowing={narrowing}
          views={data.views.filter(({ isOwn }) => isOwn)}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function Forget({ view }: { view: PipelineView }) {
  const t = useText(viewWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const { mutate, isPending } = useMutation({
    ...dropViewMutation(),
    onSuccess: () => showToast({ tone: "success", text: t.forgotten(view.name) }),
    onError: (failure) => sayWhyNot(failure, t.forgetFailed),
    // A colleague cannot have forgotten it, but another tab can.
    onSettled: () => queries.invalidateQueries({ queryKey: pipelineViewsQuery().queryKey }),
  });
  return (
    <TextButton busy={isPending} onClick={() => mutate(view.uuid)}>
      {t.forget}
    </TextButton>
  );
}

type KeepProps = {
  /** To begin with. */
  name: string;
  narrowing: Narrowing;
  /** One's own. */
  views: readonly PipelineView[];
  onDone: () => void;
};

function KeepForm({ name: begun, narrowing, views, onDone }: KeepProps) {
  const t = useText(viewWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(keepViewMutation());
  const form = useQuestionForm<{ name: string }>({
    defaultValues: { name: begun },
    resolver: requiredResolver<{ name: string }>(["name"]),
  });
  const typed = useWatch({ control: form.control, name: "name" }).trim();
  const taken = views.find(({ name }) => name === typed);
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
        {taken ? (taken.sharedBy === null ? t.replaces : t.replacesShared)(typed) : null}
      </p>
      <Button type="submit" busy={isPending}>
        {taken ? t.replace : t.save}
      </Button>
    </Form>
  );
}
