import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { shellWords } from "./shell.words.ts";

type PendingProps = {
  asked: Pick<UseQueryResult, "data" | "isError" | "refetch">;
  /** Says that it could not be read. */
  failed: string;
  /** How many rows are likely to come. */
  rows: number;
  /** Why it could not be read, where that is known. */
  children?: ReactNode;
};

/** What stands in the place of something that was asked for: rows to come, or that it failed and a way to ask again. */
export function Pending({ asked: { data, isError, refetch }, failed, rows, children }: PendingProps) {
  const t = useText(shellWords);
  if (isError) {
    return (
      <ErrorState title={failed} actions={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
        {children}
      </ErrorState>
    );
  }
  return data === undefined ? <Skeleton kind="rows" count={rows} /> : null;
}
