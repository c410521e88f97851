import { keepReplayLink } from "@gable/contract/calls/telemetry-replays.ts";
import { isOn, SESSION_REPLAY_FLAG } from "@gable/domain/experiments/features.ts";
import { REPLAY_HEADER } from "@gable/domain/telemetry/session-replay.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { identityQuery } from "../../queries/identity.ts";
import { client, sendAlong } from "../../session/client.ts";
import { useFeatures } from "../../session/use-features.ts";
import { useIsSignedIn } from "../../session/use-is-signed-in.ts";
import { countsVisits } from "./consent.ts";
import type { SessionRecorder } from "./session-recorder.ts";

/** Has a borrower's visit to their application recorded, where the lender has switched that on and nobody objects. */
export function RecordVisit() {
  const { uuid } = useParams();
  const isSignedIn = useIsSignedIn();
  const features = useFeatures();
  const { data: identity } = useQuery({ ...identityQuery(), enabled: false });
  const isBorrower = isSignedIn && identity?.signerUuid === null;
  const isWanted = isBorrower && isOn(features, SESSION_REPLAY_FLAG) && countsVisits(identity.countsVisits ?? null);

  useEffect(() => {
    if (!isWanted || uuid === undefined) return undefined;
    let recorder: SessionRecorder | undefined;
    let endSending: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { beginRecording } = await import("./structure-recorder.ts");
      if (isOver) return;
      recorder = beginRecording({
        applicationUuid: uuid,
        onKept: (link) => void client.send(keepReplayLink, { params: { uuid }, body: { link } }).catch(() => undefined),
      });
      endSending = sendAlong(REPLAY_HEADER, recorder.uuid);
    };
    // Nobody waits for it, and nobody is told that it failed.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      recorder?.stop();
      endSending?.();
    };
  }, [isWanted, uuid]);

  return null;
}
