import { CallFailed, isOutage } from "@gable/contract/problem.ts";
import { Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { EmptyState, ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { shellWords } from "./shell.words.ts";
import { UnreadLine } from "./unread-line.tsx";

type PendingProps = {
  asked: Pick<UseQueryResult, "data" | "error" | "refetch">;
  /** Says that it could not be read, where it is more than a part of a page under its own heading. */
  failed?: string;
  /** How many rows are likely to come. */
  rows: number;
  /** Asking again would change nothing of why. */
  isSettled?: boolean;
  /** Why it could not be read, where that is known. */
  children?: ReactNode;
};

/**
 * What stands in the place of something that was asked for: rows to come, that it is not for this role, or that it failed and a way to
 * ask again; over what was read before, that it may be old. Of an outage the line over the page tells, and what it kept away comes by itself.
 */
export function Pending({ asked: { data, error, refetch }, failed, rows, isSettled = false, children }: PendingProps) {
  const t = useText(shellWords);
  if (isForOthers(error)) {
    return (
      <EmptyState title={t.notForRole} actions={<ButtonLink href="/pipeline">{t.toPipeline}</ButtonLink>}>
        {t.notForRoleBody}
      </EmptyState>
    );
  }
  if (error !== null && isSettled) return <EmptyState title={failed ?? t.partFailed}>{children}</EmptyState>;
  if (data !== undefined) return <UnreadLine asked={{ error, refetch }} failed={t.mayBeOld} />;
  if (error !== null && !isOutage(error)) {
    return (
      <ErrorState title={failed ?? t.partFailed} actions={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
        {children}
      </ErrorState>
    );
  }
  return <Skeleton kind="rows" count={rows} />;
}

/** Whether a part that is left out where there is nothing is left out now: nothing has come yet, or none is there and that is known. */
export const isLeftOut = ({ data, error }: Pick<UseQueryResult, "data" | "error">, isEmpty: boolean): boolean =>
  data === undefined ? error === null : isEmpty && (error === null || isOutage(error));

/** Whether the role of whoever asks does not include what was asked for. */
const isForOthers = (error: unknown): boolean => error instanceof CallFailed && error.problem?.code === "role";
