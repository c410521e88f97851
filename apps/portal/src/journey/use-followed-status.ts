import { status } from "@gable/contract/calls/application.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { statusQuery } from "../queries/application-status.ts";
import { client } from "../session/client.ts";
import { hearStatus } from "./hear-status.ts";
import { learnStatus } from "./learn-status.ts";
import { pollStatus } from "./poll-status.ts";

/** Asks for the status as often as its step calls for, and listens beside it, while the screen is there. Returns the way to ask anew. */
export function useFollowedStatus(uuid: string, step: Step | null): () => void {
  const queries = useQueryClient();
  const polling = useRef<ReturnType<typeof pollStatus>>(undefined);

  useEffect(() => {
    const left = new AbortController();
    const poller = pollStatus({
      ask: () => client.send(status, { params: { uuid }, signal: left.signal }),
      known: () => queries.getQueryData(statusQuery(uuid).queryKey),
      learn: (reply) => learnStatus(queries, uuid, reply),
    });
    polling.current = poller;
    void hearStatus(uuid, (reply) => learnStatus(queries, uuid, reply), left.signal);
    return () => {
      poller.stop();
      left.abort();
    };
  }, [uuid, queries]);

  useEffect(() => polling.current?.start(step), [step]);

  return () => polling.current?.start(step);
}
