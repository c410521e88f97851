import type { ReplyOf } from "@gable/contract/call.ts";
import { type income, removeIncome } from "@gable/contract/calls/income.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { SureDialog } from "@gable/ui/components/dialog/sure-dialog.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { incomeQuery } from "../../../queries/income.ts";
import { InLanguage } from "../../../shell/in-language.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { reviewWords } from "../review.words.ts";
import { isLinkable } from "./sources.ts";
import { useReason } from "./use-reason.ts";
import "./source-list.css";

type Source = ReplyOf<typeof income>["sources"][number];

type ListProps = {
  sources: readonly Source[];
  /** Somebody wants to see what was counted of a source. */
  onCounted: (source: string) => void;
};

/** What shows the borrower's income so far, how much of each counts, and the way to replace one or take it out. */
export function SourceList({ sources, onCounted }: ListProps) {
  const t = useText(reviewWords);
  const [removing, setRemoving] = useState<Source | null>(null);
  return (
    <section className="stack" aria-labelledby="income-sources">
      <h2 id="income-sources">{t.sources}</h2>
      <ul className="income-sources">
        {sources.map((source) => (
          <SourceRow
            key={source.uuid}
            source={source}
            onRemove={() => setRemoving(source)}
            onCounted={() => onCounted(source.uuid)}
          />
        ))}
      </ul>
      <RemoveDialog source={removing} onClose={() => setRemoving(null)} />
    </section>
  );
}

type RowProps = { source: Source; onRemove: () => void; onCounted: () => void };

function SourceRow({ source: found, onRemove, onCounted }: RowProps) {
  const t = useText(reviewWords);
  const f = useFormats();
  const reason = useReason();
  const { uuid } = useJourney();
  const name = found.employerName ?? t[found.source];
  const isUnusable = found.state === "UNUSABLE";
  const standing = isUnusable ? reason(found.reason ?? "other") : t[found.state];
  const isLess =
    found.monthlyAmount !== null && found.countedMonthly !== null && found.countedMonthly < found.monthlyAmount;
  return (
    <li>
      <div>
        <strong lang={found.employerName === null ? undefined : "en"}>{name}</strong>
        <p className="quiet">
          {found.employerName === null ? null : `${t[found.source]} · `}
          {found.comment === null ? standing : <InLanguage text={found.comment} language={found.commentIn} />}
        </p>
        {isLess ? <p className="quiet">{lessWords(found, t, f.dollars(found.countedMonthly ?? 0))}</p> : null}
        {isLess && found.source === "MANUAL_PAYSTUB" ? (
          <p className="income-source-acts">
            <TextLink href={onHost(paths.incomeUpload(uuid, "W2"))}>{t.sendForm}</TextLink>
          </p>
        ) : null}
        {found.deposits ? (
          <p className="income-source-acts">
            <TextButton onClick={onCounted}>{t.counted}</TextButton>
          </p>
        ) : null}
        {found.mayRemove && isLinkable(found.source) ? (
          <p className="income-source-acts">
            <TextLink href={onHost(paths.incomeLink(uuid, found.source))} aria-label={t.replaceThis(name)}>
              {t.replace}
            </TextLink>
            <TextButton onClick={onRemove} aria-label={t.removeThis(name)}>
              {t.remove}
            </TextButton>
          </p>
        ) : null}
      </div>
      {found.monthlyAmount === null ? null : (
        <span className="income-source-figure">{t.aMonth(f.dollars(found.monthlyAmount))}</span>
      )}
    </li>
  );
}

/** Why less counts than a source shows. */
function lessWords({ source }: Source, t: ReturnType<typeof useText<typeof reviewWords>>, counted: string): string {
  if (source === "W2") return t.supports;
  return source === "MANUAL_PAYSTUB" ? t.countedByForm(counted) : t.countedOnce(counted);
}

function RemoveDialog({ source, onClose }: { source: Source | null; onClose: () => void }) {
  const t = useText(reviewWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const command = useCommand(removeIncome);
  const remove = async (): Promise<readonly Failure[]> => {
    if (source === null) return [];
    const failed = await command.send({ body: undefined, params: { source: source.uuid } });
    await queries.invalidateQueries({ queryKey: incomeQuery(uuid).queryKey });
    return failed;
  };
  return (
    <SureDialog
      open={source !== null}
      onClose={onClose}
      title={source === null ? t.remove : t.removeTitle(source.employerName ?? t[source.source])}
      act={t.removeGo}
      keep={t.removeNot}
      send={remove}
      explain={explain}
      isBusy={command.isBusy}
    >
      <p>{t.removeBody}</p>
    </SureDialog>
  );
}
