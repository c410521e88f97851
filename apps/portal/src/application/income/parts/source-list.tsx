import type { ReplyOf } from "@gable/contract/call.ts";
import { type income, removeIncome } from "@gable/contract/calls/income.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { incomeQuery } from "../../../queries/income.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { reviewWords } from "../review.words.ts";
import { isLinkable } from "./sources.ts";
import { useReason } from "./use-reason.ts";
import "./source-list.css";

type Source = ReplyOf<typeof income>["sources"][number];

/** What shows the borrower's income so far, how much of each counts, and the way to replace one or take it out. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = useText(reviewWords);
  const [removing, setRemoving] = useState<Source | null>(null);
  return (
    <section className="stack" aria-labelledby="income-sources">
      <h2 id="income-sources">{t.sources}</h2>
      <ul className="income-sources">
        {sources.map((source) => (
          <SourceRow key={source.uuid} source={source} onRemove={() => setRemoving(source)} />
        ))}
      </ul>
      <RemoveDialog source={removing} onClose={() => setRemoving(null)} />
    </section>
  );
}

function SourceRow({ source: found, onRemove }: { source: Source; onRemove: () => void }) {
  const t = useText(reviewWords);
  const f = useFormats();
  const reason = useReason();
  const { uuid } = useJourney();
  const name = found.employerName ?? t[found.source];
  const isUnusable = found.state === "UNUSABLE";
  const isLess =
    found.monthlyAmount !== null && found.countedMonthly !== null && found.countedMonthly < found.monthlyAmount;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="quiet">
          {found.employerName === null ? null : `${t[found.source]} · `}
          {isUnusable ? (found.comment ?? reason(found.reason ?? "other")) : t[found.state]}
        </p>
        {isLess ? <p className="quiet">{t.countedOnce(f.dollars(found.countedMonthly ?? 0))}</p> : null}
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

function RemoveDialog({ source, onClose }: { source: Source | null; onClose: () => void }) {
  const t = useText(reviewWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const command = useCommand(removeIncome);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const remove = async () => {
    if (source === null) return;
    const failed = await command.send({ body: undefined, params: { source: source.uuid } });
    await queries.invalidateQueries({ queryKey: incomeQuery(uuid).queryKey });
    if (failed.length === 0) onClose();
    else setFailures(failed);
  };
  return (
    <Dialog
      open={source !== null}
      title={source === null ? t.remove : t.removeTitle(source.employerName ?? t[source.source])}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={command.isBusy} onClick={() => void remove()}>
            {t.removeGo}
          </Button>
          <Button kind="second" onClick={onClose}>
            {t.removeNot}
          </Button>
        </>
      }
    >
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <p>{t.removeBody}</p>
    </Dialog>
  );
}
