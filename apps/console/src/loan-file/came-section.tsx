import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { waysToCome } from "@gable/domain/pipeline/came-by.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { cameWords } from "./came.words.ts";
import { FactsPart } from "./facts-part.tsx";

/** In the order in which one reads them; what else an address said follows by the name that it has there. */
const known = ["utm_campaign", "utm_source", "utm_medium", "utm_term", "utm_content"] as const;

/** By whose link the borrower came, and which advertisement or letter led them there. */
export function CameSection({ file: { cameBy, campaign } }: { file: LoanFileView }) {
  const t = useText(cameWords);
  const language = useLanguage();
  const named = known.flatMap((name) => (campaign[name] ? [{ label: t[name], figure: campaign[name] }] : []));
  const further = Object.entries(campaign).filter(([name]) => !(known as readonly string[]).includes(name));
  return (
    <FactsPart
      title={t.title}
      rows={[
        { label: t.channel, figure: waysToCome[cameBy.way][language], ...(cameBy.name && { note: cameBy.name }) },
        ...named,
        ...further.map(([label, figure]) => ({ label, figure })),
      ]}
    />
  );
}
