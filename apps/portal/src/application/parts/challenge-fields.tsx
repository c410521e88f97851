import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import type { Control } from "react-hook-form";
import type { ValuationReply } from "../../queries/valuation.ts";
import { useValuationText } from "../bpo/evaluation.words.ts";
import { PaperUpload } from "./paper-upload.tsx";
import { type Uploads, useUploads } from "./use-uploads.ts";

/** As the server takes them. */
const MOST_PAPERS = 3;

/** What the borrower sends to show what the home is worth. */
export const useValueEvidence = (application: string) => useUploads(application, "VALUATION_EVIDENCE");

/** What goes with a challenge, of the papers that have come. */
export function papersIn(uploads: Uploads): { papers?: string[] } {
  const papers = uploads.allAccepted();
  return papers.length > 0 ? { papers } : {};
}

type FieldsProps = {
  control: Control<{ value: number | null; why: string }>;
  uploads: Uploads;
  kind: ValuationReply["opinion"]["kind"] | undefined;
};

/** Why the value is wrong, and what shows it. */
export function ChallengeFields({ control, uploads, kind }: FieldsProps) {
  const t = useValuationText(kind);
  return (
    <>
      <TextAreaField
        control={control}
        name="why"
        label={t.challengeWhy}
        hint={t.challengeWhyHint}
        rows={4}
        maxLength={1000}
      />
      <PaperUpload
        uploads={uploads}
        label={t.challengePapers}
        hint={t.challengePapersHint}
        most={MOST_PAPERS}
        withForm
      />
    </>
  );
}
