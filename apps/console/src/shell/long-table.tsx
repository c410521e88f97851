import { Button } from "@gable/ui/components/button/button.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Pending } from "./pending.tsx";
import { Scroll } from "./scroll.tsx";

/** How many rows are likely to come. */
const LIKELY_ROWS = 8;

type LongTableProps<R> = {
  asked: Pick<
    UseInfiniteQueryResult,
    "data" | "error" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
  >;
  /** Those of all pages that were read; undefined while none was. */
  rows: readonly R[] | undefined;
  keyOf: (row: R) => string;
  columns: readonly Column<R>[];
  caption: string;
  /** Says that it could not be read. */
  failed: string;
  /** In the place of a table without rows. */
  empty: ReactNode;
  /** On the button that reads the next page. */
  more: string;
  /** Where it is wider than a phone. */
  scrolls?: boolean;
  className?: string;
  /** Beside that button, where there are rows. */
  children?: ReactNode;
};

/** A table that is read a page at a time: it waits, fails and stands empty in words, and goes on at a press. */
export function LongTable<R>({
  asked,
  rows,
  keyOf,
  columns,
  caption,
  failed,
  empty,
  more,
  scrolls = false,
  className,
  children = null,
}: LongTableProps<R>) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const isFilled = rows !== undefined && rows.length > 0;
  const table = <Table caption={caption} captionHidden rows={rows ?? []} keyOf={keyOf} columns={columns} />;
  return (
    <>
      <Pending asked={asked} failed={failed} rows={LIKELY_ROWS} />
      {rows?.length === 0 ? empty : null}
      {isFilled ? <div className={className}>{scrolls ? <Scroll label={caption}>{table}</Scroll> : table}</div> : null}
      <p className="long-table-foot">
        {hasNextPage ? (
          <Button kind="second" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {more}
          </Button>
        ) : null}
        {isFilled ? children : null}
      </p>
    </>
  );
}
