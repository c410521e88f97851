import type { Proposal } from "@gable/contract/calls/organisations-settings.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { SETTINGS_KEY, settingQuery } from "../queries/organisations-settings.ts";
import { DifferencesTable } from "./differences-table.tsx";
import { meanwhileWords } from "./meanwhile.words.ts";
import type { SettingTable, SettingValue } from "./tables/table-shape.ts";

/** What a colleague did to a subject while somebody else was at work on it. */
interface News {
  readonly change: Proposal;
  readonly before: SettingValue;
  readonly present: SettingValue;
}

/** Looks again at a subject that a colleague changed, or proposed to change. `look` answers what it is now. */
export function useMeanwhile(subject: SettingSubject) {
  const queries = useQueryClient();
  const [news, setNews] = useState<News | null>(null);
  const look = async (before: SettingValue): Promise<SettingValue> => {
    await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
    const { latest, changes } = await queries.fetchQuery(settingQuery(subject));
    const change = changes.find(({ state }) => state === "open") ?? changes.find(({ firstDay }) => firstDay !== null);
    setNews(change ? { change, before, present: latest } : null);
    return latest;
  };
  return { news, look };
}

/** Who was faster with what, and that nothing of one's own is lost; it takes the focus when it comes. */
export function Meanwhile({ news, tables }: { news: News; tables: readonly SettingTable[] }) {
  const t = useText(meanwhileWords);
  const { change, before, present } = news;
  const isOpen = change.state === "open";
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warning" title={isOpen ? t.proposed(change.proposedBy) : t.changed(change.proposedBy)}>
        <p>“{change.reason}”</p>
        {isOpen ? null : <DifferencesTable tables={tables} before={before} after={present} isPast />}
        <p>
          {isOpen ? t.proposedBody : t.changedBody}{" "}
          <a href={`/settings/changes/${change.uuid}`} target="_blank" rel="noreferrer">
            {t.look(change.number)}
          </a>
        </p>
      </Notice>
    </div>
  );
}
