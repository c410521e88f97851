import type { ReplyOf } from "@gable/contract/call.ts";
import type { identityCheck } from "@gable/contract/calls/identity-check.ts";
import type { NameReason, NamesExplained } from "@gable/domain/identity/names-explained.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useWatch } from "react-hook-form";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { namesDifferWords } from "./names-differ.words.ts";

export type Names = NonNullable<ReplyOf<typeof identityCheck>["names"]>;

export type NamesDialogProps = {
  readonly names: Names;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Has a person look, with what was said; what is missing or wrong comes back. */
  readonly send: (said: NamesExplained) => Promise<readonly Failure[]>;
  /** Corrects the application, where it is that which is wrong; absent where the lender has to. */
  readonly correct?: (() => void) | undefined;
};

type Values = { why: NameReason | ""; note: string };

/** Of a document and an application that bear two names: which is right, and what there is to know about it. */
export function NamesDialog({ names, open, onClose, send, correct }: NamesDialogProps) {
  const t = useText(namesDifferWords);
  const explain = useExplain();
  const form = useQuestionForm<Values>({ defaultValues: { why: "", note: "" } });
  const draft = useFormDraft("identity-names", form);
  const why = useWatch({ control: form.control, name: "why" });
  const isCorrected = why === "ID_RIGHT" && correct !== undefined;

  async function tell({ why: chosen, note }: Values): Promise<readonly Failure[]> {
    if (chosen === "") return [{ name: "why", message: "required" }];
    if (isCorrected) {
      onClose();
      correct();
      return [];
    }
    const failures = await draft.whileSending(() => send({ why: chosen, ...(note.trim() && { note: note.trim() }) }));
    if (failures.length === 0) onClose();
    return failures;
  }

  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <Form form={form} onSubmit={tell} explain={explain}>
        <p>{names.read === null ? t.said(names.said) : t.both(names.read, names.said)}</p>
        <RadioField
          control={form.control}
          name="why"
          label={t.which}
          choices={[
            { value: "ID_RIGHT", label: t.ID_RIGHT, ...(correct && { hint: t.correctHint }) },
            { value: "BOTH_MINE", label: t.BOTH_MINE, hint: t.bothHint },
            { value: "SOMETHING_ELSE", label: t.SOMETHING_ELSE },
          ]}
        />
        {why === "" || isCorrected ? null : (
          <>
            <TextAreaField
              control={form.control}
              name="note"
              label={t.note}
              hint={t.noteHint}
              optional={why !== "SOMETHING_ELSE"}
              rows={3}
              maxLength={500}
            />
            <p className="small">{t.person}</p>
          </>
        )}
        <Actions>
          <Button type="submit">{isCorrected ? t.correct : t.send}</Button>
          <Button kind="second" onClick={onClose}>
            {t.later}
          </Button>
          <SaveState state={draft.saving} />
        </Actions>
      </Form>
    </Dialog>
  );
}
