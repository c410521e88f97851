import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { flagName } from "../settings/flag-names.words.ts";
import { FactsPart } from "./facts-part.tsx";
import { shownWords } from "./shown.words.ts";

/**
 * What the borrower's pages showed of what may differ from one to the next: flags that were on, and those among them that were off at another
 * time.
 */
export function ShownSection({ shown }: Pick<LoanFileView, "shown">) {
  const t = useText(shownWords);
  const language = useLanguage();
  const { shortDay } = useFormats();
  const everOn = new Set(shown.flatMap(({ flag, isOn }) => (isOn ? [flag] : [])));
  const named = (variant: string) => (variant === "lender" || variant === "by hand" ? t[variant] : variant);
  const told = shown.filter(({ flag }) => everOn.has(flag));
  if (told.length === 0) return null;
  return (
    <FactsPart
      title={t.title}
      drawn={<p className="small quiet">{t.lead}</p>}
      rows={told.map(({ flag, variant, isOn, since }) => ({
        label: flagName(flag, language),
        figure: isOn ? named(variant) : t.off(named(variant)),
        note: t.since(shortDay(since)),
      }))}
    />
  );
}
