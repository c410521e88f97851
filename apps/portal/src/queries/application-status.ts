import { status } from "@gable/contract/calls/application.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import { STATUS_STALE_MS } from "@gable/domain/journey/loading.ts";
import { knownStep, type Step } from "@gable/domain/journey/steps.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** The status as the journey keeps it: `gaveUpOn` is the waiting step whose polls are used up, shown as `UNKNOWN`. */
export type FollowedStatus = StatusReply & { readonly gaveUpOn?: Step };

export const statusQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["status", uuid],
    queryFn: async ({ signal }): Promise<FollowedStatus> =>
      readStatus(await client.send(status, { params: { uuid }, signal })),
    staleTime: STATUS_STALE_MS,
  });

let warnedOf: string | null;

/**
 * A status as this page, which may be older than the server, can follow it. A step that it does not know is warned of, once:
 * specification part 1, sections 2 and 8.
 */
export function readStatus<Status extends StatusReply>(reply: Status): Status {
  const step = knownStep(reply.step);
  if (step !== reply.step && warnedOf !== reply.step) {
    warnedOf = reply.step;
    const warning = new Error(`Unmapped step: ${reply.step}`);
    warning.name = "Warning";
    import("../shell/faults.ts").then(({ reportFaultHere }) => reportFaultHere(warning)).catch(() => undefined);
  }
  return { ...reply, step };
}
