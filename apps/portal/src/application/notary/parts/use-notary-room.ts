import { hearNotary, sayToNotary } from "@gable/contract/calls/notary-room.ts";
import { joinRoom } from "@gable/contract/join-room.ts";
import type { RoomConnection, RoomNow } from "@gable/contract/room-connection.ts";
import type { IceServer } from "@gable/contract/room-signals.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { client } from "../../../session/client.ts";

/** The signer's end of the session by video, for as long as the part is on the screen. */
export function useNotaryRoom(uuid: string, iceServers: readonly IceServer[], local: MediaStream | null) {
  const [now, setNow] = useState<RoomNow | null>(null);
  const room = useRef<RoomConnection | null>(null);
  // Their credentials are made anew with every look at the session; a call that stands keeps its own.
  const servers = useEffectEvent(() => iceServers);
  const shown = useEffectEvent(() => local);
  useEffect(() => {
    const joined = joinRoom(client, {
      say: sayToNotary,
      hear: hearNotary,
      params: { uuid },
      isCaller: false,
      iceServers: servers(),
      changed: setNow,
    });
    joined.show(shown());
    room.current = joined;
    return () => joined.close();
  }, [uuid]);
  useEffect(() => room.current?.show(local), [local]);
  return { state: now?.state ?? "alone", remote: now?.remote ?? null, again: () => room.current?.again() } as const;
}
