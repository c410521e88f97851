import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { ActButton } from "./act-dialog.tsx";
import { ActWithReason } from "./act-with-reason.tsx";
import { policyWords } from "./policy.words.ts";
import { ReasonField } from "./reason-field.tsx";

/** What a person finds in the page of a policy: that it holds everything after all, or what it lacks. */
export function PolicyAct({
  file: { uuid, insurance, person },
  act,
}: {
  file: LoanFileView;
  act: "accept-policy" | "return-policy";
}) {
  const t = useText(policyWords);
  const asked = insurance.find(({ isToRead }) => isToRead);
  return act === "accept-policy" ? (
    <ActButton
      uuid={uuid}
      act="accept-policy"
      kind="primary"
      values={{ coveredUntil: asked?.coveredUntil ?? "", note: "" }}
      required={["coveredUntil", "note"]}
      send={({ coveredUntil, note }) => ({ coveredUntil, note })}
      renderFields={(control) => (
        <>
          <DateFields control={control} name="coveredUntil" label={t.coveredUntil} />
          <ReasonField control={control} name="note" label={t.note} />
        </>
      )}
    />
  ) : (
    <ActWithReason uuid={uuid} act="return-policy" reads={person.language} label={t.reason} />
  );
}
