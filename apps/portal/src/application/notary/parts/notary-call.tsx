import { hearNotary, sayToNotary } from "@gable/contract/calls/notary-room.ts";
import { joinRoom } from "@gable/contract/join-room.ts";
import type { RoomNow } from "@gable/contract/room-connection.ts";
import type { IceServer } from "@gable/contract/room-signals.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { useCallEnd } from "@gable/ui/components/video-call/use-call-end.ts";
import { type MediaStanding, useOwnMedia } from "@gable/ui/components/video-call/use-own-media.ts";
import { VideoCall } from "@gable/ui/components/video-call/video-call.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { client } from "../../../session/client.ts";
import { CallUs } from "../../parts/ask-person.tsx";
import { callWords } from "../call.words.ts";
import { ANOTHER_TIME } from "./another-time.ts";

type CallProps = { uuid: string; iceServers: readonly IceServer[] };

/** The notary and the signer see and hear each other. */
export function NotaryCall({ uuid, iceServers }: CallProps) {
  const t = useText(callWords);
  const own = useOwnMedia();
  const { now, again } = useCallEnd<RoomNow>(
    uuid,
    (session, changed) =>
      joinRoom(client, {
        say: sayToNotary,
        hear: hearNotary,
        params: { uuid: session },
        isCaller: false,
        iceServers,
        changed,
      }),
    own.stream,
  );
  const state = now?.state ?? "alone";
  const isTogether = state === "together";
  const waiting = own.standing === "asking" ? t.asking : isTogether ? "" : t[state];
  return (
    <VideoCall words={{ ...t, waiting }} own={own} remote={now?.remote ?? null} isTogether={isTogether}>
      <Trouble uuid={uuid} standing={own.standing} onAsk={own.ask} />
      {state === "interrupted" ? (
        <Actions>
          <Button kind="second" onClick={again}>
            {t.reconnect}
          </Button>
          <CallUs />
        </Actions>
      ) : null}
      <Note icon="lock">{t.recorded}</Note>
    </VideoCall>
  );
}

/** What keeps the notary from seeing or hearing the signer, and every way on. */
function Trouble({ uuid, standing, onAsk }: { uuid: string; standing: MediaStanding; onAsk: () => void }) {
  const t = useText(callWords);
  const words = {
    refused: [t.refused, t.refusedBody],
    missing: [t.missing, t.missingBody],
    "sound-only": [t.noCamera, t.noCameraBody],
  } as const;
  if (standing === "asking" || standing === "ready") return null;
  const [title, body] = words[standing];
  return (
    <Notice tone="warning" title={title}>
      <p>{body}</p>
      <Actions>
        <Button onClick={onAsk}>{t.again}</Button>
        <ButtonLink kind="second" href={`${onHost(paths.notaryIntro(uuid))}?${ANOTHER_TIME}`}>
          {t.another}
        </ButtonLink>
        <CallUs />
      </Actions>
    </Notice>
  );
}
