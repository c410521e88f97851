import type { Language } from "@gable/domain/language.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { ReasonTo } from "./written-in.tsx";

type ReturnProps = {
  uuid: string;
  /** In which language the borrower reads; while that is not known, as whoever writes. */
  reads: Language | undefined;
  /** The one that is looked at; without it all that are not read yet. */
  document?: string;
};

/** Sends papers that show no income back, with the reason as the borrower reads it. */
export function ReturnIncomePapers({ uuid, reads, document }: ReturnProps) {
  const t = useText(actsWords);
  const writtenIn = useLanguage();
  return (
    <ActButton
      uuid={uuid}
      act="return-income-papers"
      values={{ reason: "", writtenIn }}
      required={["reason"]}
      send={({ reason, writtenIn: spoken }) => ({
        ...(document !== undefined && { documentUuid: document }),
        reason,
        writtenIn: spoken,
      })}
      renderFields={(control) => <ReasonTo control={control} label={t.reason} reads={reads ?? writtenIn} />}
    />
  );
}
