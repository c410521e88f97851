import type { Judged } from "@gable/domain/loan-file/open-judgements.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { ReasonField } from "./reason-field.tsx";

/** An act that accepts something about a person: what was looked at is written down, and what was read is named by since when it waits. */
export function JudgeButton({
  uuid,
  act,
  since,
  signer,
  kind = "primary",
}: {
  uuid: string;
  act: Judged["act"];
  since: string | undefined;
  /** Whom it is about, of those who sign beside the borrower. */
  signer?: string;
  kind?: "primary" | "second";
}) {
  const t = useText(actsWords);
  if (since === undefined) return null;
  return (
    <ActButton
      uuid={uuid}
      act={act}
      kind={kind}
      values={{ note: "" }}
      required={["note"]}
      send={({ note }) => ({ note, since, ...(signer !== undefined && { signer }) })}
      renderFields={(control) => <ReasonField control={control} name="note" label={t.judgedNote} />}
    />
  );
}
