import type { BodyOf } from "@gable/contract/call.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Control } from "react-hook-form";
import { FILE_KEY } from "../queries/loan-file.ts";
import { PIPELINE_KEY, QUEUES_KEY } from "../queries/pipeline.ts";
import { client } from "../session/client.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { keepFocusOnPage } from "../shell/keep-focus-on-page.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { actsWords, actWords } from "./acts.words.ts";
import { actsDone } from "./acts-done.words.ts";
import { withoutDots } from "./without-dots.ts";

type Act = BodyOf<typeof actOnFile>;
export type ActValues = Readonly<Record<string, string | number | boolean | string[] | null>>;

const NO_VALUES: ActValues = {};
const NO_NAMES: readonly string[] = [];

type ActProps = {
  uuid: string;
  act: StaffActName;
  kind?: "primary" | "second" | "danger";
  /** On the button, where it says more than the act's own name. */
  label?: string;
  /** What is to be filled in, empty at first; without it the act is only confirmed. */
  values?: ActValues;
  required?: readonly string[];
  /** What is sent, of the values; the act alone unless told. */
  send?: (values: ActValues) => object;
  renderFields?: (control: Control<Record<string, unknown>>) => ReactNode;
};

/** A button of one act, and the dialog in which it is confirmed with what it needs. */
export function ActButton(props: ActProps) {
  const t = useText(actsWords);
  const language = useLanguage();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { name } = actWords[props.act];
  const { uuid } = props;
  const asked = useRef(false);
  useEffect(() => {
    asked.current = isOpen;
  }, [isOpen]);
  useEffect(
    () => () => {
      // What is asked here goes away with the question: a colleague has answered it.
      if (asked.current && globalThis.location.pathname.includes(uuid)) showToast({ tone: "info", text: t.meanwhile });
    },
    [uuid, showToast, t],
  );
  return (
    <>
      <Button slim kind={props.kind ?? "second"} onClick={() => setOpen(true)}>
        {props.label ?? name[language]}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={withoutDots(name[language])}>
        <ActForm
          {...props}
          onSent={() => {
            asked.current = false;
          }}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

/** What an act needs, within a dialog that is open. */
export function ActForm({
  uuid,
  act,
  kind,
  values = NO_VALUES,
  required = NO_NAMES,
  send,
  renderFields,
  onSent,
  onDone,
}: ActProps & { onSent?: () => void; onDone: () => void }) {
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Act) => client.send(actOnFile, { params: { uuid }, body }),
  });
  const { name, means } = actWords[act];
  const form = useQuestionForm<Record<string, unknown>>({
    defaultValues: { ...values },
    resolver: requiredResolver<Record<string, unknown>>(required),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (given) => {
        try {
          await mutateAsync({ act, ...send?.(given as ActValues) } as Act);
          onSent?.();
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: actsDone[act][language] });
          onDone();
          keepFocusOnPage();
          for (const key of [PIPELINE_KEY, QUEUES_KEY]) void queries.invalidateQueries({ queryKey: [key] });
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{means[language]}</p>
      {renderFields?.(form.control)}
      <Button type="submit" kind={kind === "danger" ? "danger" : "primary"} busy={isPending}>
        {withoutDots(name[language])}
      </Button>
    </Form>
  );
}
