import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { fileWords } from "./file.words.ts";
import { useInWords } from "./in-words.ts";

type Check = LoanFileView["conditions"][number]["check"];

/** What the document check found in the ID that was asked for: a person decides with it before them. */
export function AskedCheck({ check }: { check: Check }) {
  const t = useText(fileWords);
  const inWords = useInWords();
  if (check === null) return null;
  const { outcome, reason, differences } = check;
  const says =
    differences.length > 0 ? differences.map((difference) => t[difference]) : reason ? [inWords(reason)] : [];
  return (
    <p className="small">
      {t.documentCheck}: {[outcome === null ? t.checking : inWords(outcome), ...says].join(". ")}
    </p>
  );
}
