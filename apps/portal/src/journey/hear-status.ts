import { statusStream } from "@gable/contract/calls/application.ts";
import { hearStream } from "@gable/contract/hear-stream.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import { client } from "../session/client.ts";

/** Listens to the status of an application until `signal` ends it. */
export const hearStatus = (uuid: string, hear: (reply: StatusReply) => void, signal: AbortSignal): Promise<void> =>
  hearStream(
    client,
    statusStream,
    { params: { uuid } },
    { hear: (data) => hear(JSON.parse(data) as StatusReply), signal },
  );
