import { openRoomPeer, type PeerTerms, type RoomPeer } from "./room-peer.ts";
import type { HeardSignal, RoomSignal, SaidSignal } from "./room-signals.ts";

/**
 * - `alone`: the other side's page is not there.
 * - `connecting`: both are there, and look for a way between them.
 * - `together`: picture and sound flow.
 * - `interrupted`: they did, and another way is looked for.
 */
export type RoomState = "alone" | "connecting" | "together" | "interrupted";

export interface RoomNow {
  readonly state: RoomState;
  /** What comes from the other side. */
  readonly remote: MediaStream;
}

export interface RoomConnection {
  /** One signal of the other side; those that were heard before are left out. */
  readonly hear: (signal: HeardSignal) => void;
  /** Sends this picture and sound from now on; null where there is none. */
  readonly show: (local: MediaStream | null) => void;
  /** Looks for another way, as somebody asks for who sees that it hangs. */
  readonly again: () => void;
  readonly close: () => void;
}

interface Ends extends PeerTerms {
  readonly say: (signal: SaidSignal) => void;
  readonly changed: (now: RoomNow) => void;
}

/** A short drop of a network mends itself; after this another way is looked for. */
const MENDS_ITSELF_MS = 4000;

/**
 * One page's end of a call between two. Whoever comes says hello; a page that was loaded again is another peer, with whom the call
 * begins anew. What was said to a page that is gone is left out.
 */
export function openRoomConnection({ isCaller, iceServers, say, changed }: Ends): RoomConnection {
  const me = crypto.randomUUID();
  const remote = new MediaStream();
  let local: MediaStream | null = null;
  let other: string | null = null;
  let peer: RoomPeer | undefined;
  let state: RoomState = "alone";
  let heard = 0;
  let isClosed = false;
  let serving: Promise<unknown> = Promise.resolve();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const tell = (signal: RoomSignal, to = other): void => say({ peer: me, to, signal });
  const become = (next: RoomState): void => {
    state = next;
    changed({ state, remote });
  };
  const inTurn = (work: () => Promise<unknown>): void => {
    serving = serving
      .then(async () => (isClosed ? undefined : work()))
      .catch(() => become(peer ? "interrupted" : "alone"));
  };

  function drop(): void {
    clearTimeout(pause);
    peer?.close();
    peer = undefined;
    for (const track of remote.getTracks()) remote.removeTrack(track);
  }

  /** Another page of the other side than before: everything begins anew. */
  function meet(from: string): RoomPeer {
    drop();
    other = from;
    const met = openRoomPeer(
      { isCaller, iceServers },
      {
        way: tell,
        track: (track) => {
          remote.addTrack(track);
          changed({ state, remote });
        },
        became: follow,
      },
    );
    peer = met;
    become("connecting");
    return met;
  }

  function follow(connection: RTCPeerConnectionState): void {
    clearTimeout(pause);
    if (connection === "connected") become("together");
    if (connection === "disconnected" || connection === "failed") {
      become("interrupted");
      pause = setTimeout(again, connection === "failed" ? 0 : MENDS_ITSELF_MS);
    }
  }

  function again(): void {
    const present = peer;
    if (!present) return tell({ kind: "hello" }, null);
    if (isCaller) return inTurn(() => offer(present, { iceRestart: true }));
    return tell({ kind: "again" });
  }

  const offer = async (to: RoomPeer, options?: RTCOfferOptions): Promise<void> =>
    tell({ kind: "offer", sdp: await to.offer(local, options) });

  async function serve({ peer: from, to, signal }: HeardSignal): Promise<void> {
    if (to !== null && to !== me) return;
    const known = from === other ? peer : undefined;
    switch (signal.kind) {
      case "bye":
        return from === other ? leftAlone() : undefined;
      case "hello":
        if (!known) await greet(meet(from));
        return;
      case "offer":
        return tell({ kind: "answer", sdp: await (known ?? meet(from)).answer(signal.sdp, local) });
      case "answer":
        return known?.accept(signal.sdp);
      case "again":
        return known && offer(known, { iceRestart: true });
      case "candidate":
        return known?.take(signal);
    }
  }

  const greet = async (met: RoomPeer): Promise<void> => (isCaller ? offer(met) : tell({ kind: "hello" }));

  function leftAlone(): void {
    drop();
    other = null;
    become("alone");
  }

  tell({ kind: "hello" }, null);
  return {
    hear(signal) {
      if (signal.sequence <= heard) return;
      heard = signal.sequence;
      inTurn(() => serve(signal));
    },
    show(next) {
      local = next;
      inTurn(async () => peer?.show(local));
    },
    again,
    close() {
      if (isClosed) return;
      isClosed = true;
      if (other !== null) tell({ kind: "bye" });
      drop();
    },
  };
}
