import type { BodyOf } from "@gable/contract/call.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, use, useEffectEvent, useLayoutEffect, useState } from "react";
import type { Control } from "react-hook-form";
import { FILE_KEY } from "../queries/loan-file.ts";
import { PIPELINE_KEY, QUEUES_KEY } from "../queries/pipeline.ts";
import { client } from "../session/client.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { keepFocusOnPage } from "../shell/keep-focus-on-page.ts";
import { TakeLeftBehind } from "../shell/left-behind.ts";
import { isMovedOn, movedOnFailures } from "../shell/moved-on.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useUnsaved } from "../shell/unsaved.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { actWords } from "./acts.words.ts";
import { actsDone } from "./acts-done.words.ts";
import { NOTHING_READ, SinceRead, useLastRead } from "./since-read.tsx";
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

/** What somebody gave in an act that was refused because others had moved on, until it is sent or the page is left. */
type Kept = { readonly given: ActValues; readonly written: readonly string[]; readonly since: number };

/** A button of one act, and the dialog in which it is confirmed with what it needs. */
export function ActButton(props: ActProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<Kept | null>(null);
  const isKept = useUnsaved(() => kept !== null);
  const { name } = actWords[props.act];
  const { take } = use(TakeLeftBehind);
  const onTakenAway = useEffectEvent(() => {
    // A dialog that is open hands over itself what stands in it.
    if (kept !== null && !isOpen && isKept())
      take({ title: withoutDots(name[language]), written: kept.written, since: kept.since });
  });
  useLayoutEffect(() => () => onTakenAway(), []);
  return (
    <>
      <Button slim kind={props.kind ?? "second"} onClick={() => setOpen(true)}>
        {props.label ?? name[language]}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={withoutDots(name[language])}>
        <ActForm
          {...props}
          kept={kept?.given ?? null}
          onKeep={setKept}
          onDone={() => {
            setKept(null);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

type ActFormProps = { kept?: ActValues | null; onKeep?: (kept: Kept) => void; onDone: () => void };

/**
 * What an act needs, within a dialog that is open. What it names and shows is what was there when it was opened: of what has changed since,
 * whoever decides must read first.
 */
export function ActForm({
  uuid,
  act,
  kind,
  values = NO_VALUES,
  required = NO_NAMES,
  kept = null,
  onKeep,
  onDone,
  ...asked
}: ActProps & ActFormProps) {
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const [{ send, renderFields }] = useState(asked);
  const lastRead = useLastRead(uuid);
  // The page reads on beneath what is open: whoever opened it has seen no more of the story than stood there then.
  const [atFirst] = useState(lastRead);
  const [readUntil, setReadUntil] = useState<number | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Act) => client.send(actOnFile, { params: { uuid }, body }),
  });
  const { name, means } = actWords[act];
  const form = useQuestionForm<Record<string, unknown>>({
    defaultValues: { ...values, ...kept },
    resolver: requiredResolver<Record<string, unknown>>(required),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (given, written) => {
        try {
          await mutateAsync({ act, ...send?.(given as ActValues) } as Act);
          await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          showToast({ tone: "success", text: actsDone[act][language] });
          onDone();
          keepFocusOnPage();
          for (const key of [PIPELINE_KEY, QUEUES_KEY]) void queries.invalidateQueries({ queryKey: [key] });
          return [];
        } catch (failure) {
          if (!isMovedOn(failure)) return failuresOf(failure);
          form.reset(given);
          const since = atFirst === NOTHING_READ ? lastRead() : atFirst;
          onKeep?.({ given: given as ActValues, written, since });
          setReadUntil(since);
          void queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
          return movedOnFailures(failure);
        }
      }}
    >
      {readUntil === null ? null : <SinceRead uuid={uuid} after={readUntil} />}
      <p>{means[language]}</p>
      {renderFields?.(form.control)}
      <Button type="submit" kind={kind === "danger" ? "danger" : "primary"} busy={isPending}>
        {withoutDots(name[language])}
      </Button>
    </Form>
  );
}
