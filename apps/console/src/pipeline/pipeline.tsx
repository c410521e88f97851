import { queues } from "@gable/domain/pipeline/queues.ts";
import { Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { KeyHints } from "@gable/ui/components/key-hints/key-hints.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { pipelineFileOf, pipelineQuery } from "../queries/pipeline.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { openedFrom } from "../shell/file-href.ts";
import { Pending } from "../shell/pending.tsx";
import { moveFocus, useKeys } from "../shell/use-keys.ts";
import { AssignSeveral } from "./assign-several.tsx";
import { filterOf, isFiltered, isOfDate } from "./filter.ts";
import { FilterBar, SEARCH_ID } from "./filter-bar.tsx";
import "./pipeline.css";
import { pipelineWords } from "./pipeline.words.ts";
import { PipelineTable, ROW_LINKS, tickFocused } from "./pipeline-table.tsx";
import { QueueList } from "./queue-list.tsx";
import { useSelection } from "./use-selection.ts";

/** Every application of the lender, or what waits in one queue. */
export function Screen() {
  const t = useText(pipelineWords);
  const language = useLanguage();
  const [query] = useSearchParams();
  const filter = filterOf(query);
  const asked = useInfiniteQuery({
    ...pipelineQuery(filter),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const entries = data?.pages.flatMap((page) => page.entries);
  const mayAssign = useMay("assign");
  const mayDownload = useMay("download-pipeline");
  const keepsSettings = useMay("keep-settings");
  const selection = useSelection();
  useKeys({
    x: mayAssign ? tickFocused : undefined,
    j: () => moveFocus(ROW_LINKS, 1),
    k: () => moveFocus(ROW_LINKS, -1),
    "/": () => document.querySelector<HTMLInputElement>(`#${SEARCH_ID}`)?.focus(),
  });
  const { queue } = filter;
  return (
    <div className="pipeline">
      <QueueList />
      <DeskPage
        title={queue === undefined ? t.title : queues[queue][language]}
        aside={mayDownload ? <DownloadButton read={() => pipelineFileOf(filter)} name="pipeline.csv" /> : null}
      >
        <FilterBar key={queue ?? ""} />
        <Pending asked={asked} failed={t.failed} rows={12}>
          {t.failedBody}
        </Pending>
        {entries?.length === 0 ? (
          <EmptyState
            title={t.none}
            actions={
              queue === undefined && !isFiltered(query) && keepsSettings ? (
                <ButtonLink kind="second" href="/settings">
                  {t.toSettings}
                </ButtonLink>
              ) : null
            }
          >
            {queue === undefined
              ? isFiltered(query)
                ? filter.order !== undefined && isOfDate(filter.order)
                  ? t.noneSoon
                  : t.noneBody
                : t.noneYet
              : t.noneInQueue}
          </EmptyState>
        ) : null}
        {entries && entries.length > 0 ? (
          <>
            {mayAssign ? <AssignSeveral key={query.toString()} entries={entries} selection={selection} /> : null}
            <PipelineTable
              entries={entries}
              from={openedFrom(query)}
              selection={mayAssign ? selection : undefined}
              order={filter.queue === undefined ? filter.order : undefined}
            />
          </>
        ) : null}
        {hasNextPage ? (
          <p className="pipeline-more">
            <Button kind="second" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t.more}
            </Button>
          </p>
        ) : null}
        <footer className="desk-keys">
          <KeyHints
            hints={[
              { keys: ["J", "K"], label: t.nextPrevious },
              { keys: ["Enter"], label: t.open },
              ...(mayAssign ? [{ keys: ["X"], label: t.pick }] : []),
              { keys: ["/"], label: t.find },
            ]}
          />
        </footer>
      </DeskPage>
    </div>
  );
}
