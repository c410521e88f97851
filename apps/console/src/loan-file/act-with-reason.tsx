import type { Language } from "@gable/domain/language.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { ReasonTo } from "./written-in.tsx";

/** What somebody outside the lender is told the reason of. */
type ReasonedAct = Extract<
  StaffActName,
  | "ask-identity-again"
  | "ask-signer-identity-again"
  | "reject-value-challenge"
  | "return-income-papers"
  | "return-papers"
  | "return-policy"
>;

type ReasonedProps = {
  uuid: string;
  act: ReasonedAct;
  /** In which language the borrower or signer reads. */
  reads: Language;
  /** What the act is about, by the names that it has there. */
  about?: Readonly<Record<string, string>>;
  /** What the reason is called, where that says more than that it is one. */
  label?: string;
};

/** Sends something back to the borrower or a signer, with the reason as they read it and the language in which it is written. */
export function ActWithReason({ uuid, act, reads, about, label }: ReasonedProps) {
  const t = useText(actsWords);
  const writtenIn = useLanguage();
  return (
    <ActButton
      uuid={uuid}
      act={act}
      values={{ reason: "", writtenIn }}
      required={["reason"]}
      send={({ reason, writtenIn: spoken }) => ({ ...about, reason, writtenIn: spoken })}
      renderFields={(control) => <ReasonTo control={control} label={label ?? t.reason} reads={reads} />}
    />
  );
}
