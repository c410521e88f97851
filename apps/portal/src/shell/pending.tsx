import { isOutage } from "@gable/contract/problem.ts";
import { Skeleton, type SkeletonProps } from "@gable/ui/components/skeleton/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { CouldNotLoad } from "./could-not-load.tsx";

type PendingProps = Partial<SkeletonProps> & { asked: Pick<UseQueryResult, "data" | "error" | "refetch"> };

/**
 * What stands in the place of something that was asked for: its outline, or why it could not be had and a way to ask again. Of an
 * outage the line over the page tells, and what it kept away comes by itself.
 */
export function Pending({ asked: { data, error, refetch }, kind = "rows", ...outline }: PendingProps) {
  if (data !== undefined) return null;
  return error === null || isOutage(error) ? (
    <Skeleton kind={kind} {...outline} />
  ) : (
    <CouldNotLoad error={error} onRetry={refetch} />
  );
}
