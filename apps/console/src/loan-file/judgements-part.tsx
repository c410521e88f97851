import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { actsWords } from "./acts.words.ts";
import { actsDone } from "./acts-done.words.ts";

/** What staff accepted about a person, and what they had looked at. */
export function JudgementsPart({ file: { judgements } }: { file: LoanFileView }) {
  const t = useText(actsWords);
  const language = useLanguage();
  const { moment } = useFormats();
  if (judgements.length === 0) return null;
  return (
    <section>
      <SectionHead title={t.judged} aside={judgements.length} />
      <ul className="file-judgements">
        {judgements.map(({ act, signer, by, at, note }) => (
          <li key={`${act} ${at}`}>
            <strong>{actsDone[act as StaffActName][language]}</strong> {signer === null ? null : `${signer}. `}
            {note} <span className="small quiet">{[by, moment(at)].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
