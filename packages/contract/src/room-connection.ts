import type { HeardSignal, IceServer, RoomSignal, SaidSignal } from "./room-signals.ts";

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

interface Ends {
  /** One side calls, the other answers, so that both never call at once. */
  readonly isCaller: boolean;
  readonly iceServers: readonly IceServer[];
  readonly say: (signal: SaidSignal) => void;
  readonly changed: (now: RoomNow) => void;
  readonly createPeer?: (iceServers: readonly IceServer[]) => RTCPeerConnection;
}

/** A short drop of a network mends itself; after this another way is looked for. */
const MENDS_ITSELF_MS = 4000;
const kinds = ["audio", "video"] as const;

/**
 * One page's end of a call between two. Whoever comes says hello; a page that was loaded again is another peer, with whom the call
 * begins anew. What was said to a page that is gone is left out.
 */
export function openRoomConnection({ isCaller, iceServers, say, changed, createPeer = newPeer }: Ends): RoomConnection {
  const me = crypto.randomUUID();
  const remote = new MediaStream();
  let local: MediaStream | null = null;
  let other: string | null = null;
  let peer: RTCPeerConnection | undefined;
  let state: RoomState = "alone";
  let heard = 0;
  let isClosed = false;
  let serving: Promise<unknown> = Promise.resolve();
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Ways that were named before the description that they belong to. */
  let early: RTCIceCandidateInit[] = [];

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
    early = [];
    for (const track of remote.getTracks()) remote.removeTrack(track);
  }

  /** Another page of the other side than before: everything begins anew. */
  function meet(from: string): void {
    drop();
    other = from;
    const made = createPeer(iceServers);
    peer = made;
    made.addEventListener("icecandidate", ({ candidate }) => {
      if (!candidate || peer !== made) return;
      const { sdpMid, sdpMLineIndex } = candidate;
      tell({ kind: "candidate", candidate: candidate.candidate, sdpMid, sdpMLineIndex });
    });
    made.addEventListener("track", ({ track }) => {
      if (peer !== made) return;
      remote.addTrack(track);
      changed({ state, remote });
    });
    made.addEventListener("connectionstatechange", () => {
      if (peer === made) follow(made.connectionState);
    });
    if (isCaller) for (const kind of kinds) made.addTransceiver(kind, { direction: "sendrecv" });
    become("connecting");
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
    if (!peer) return tell({ kind: "hello" }, null);
    if (isCaller) return inTurn(() => offer({ iceRestart: true }));
    return tell({ kind: "again" });
  }

  async function send(): Promise<void> {
    for (const { sender, receiver } of peer?.getTransceivers() ?? []) {
      const own = local?.getTracks().find(({ kind }) => kind === receiver.track.kind);
      await sender.replaceTrack(own ?? null);
    }
  }

  async function offer(options: RTCOfferOptions = {}): Promise<void> {
    if (!peer) return;
    await send();
    const made = await peer.createOffer(options);
    await peer.setLocalDescription(made);
    tell({ kind: "offer", sdp: made.sdp ?? "" });
  }

  async function describe(type: "offer" | "answer", sdp: string): Promise<void> {
    await peer?.setRemoteDescription({ type, sdp });
    for (const way of early.splice(0)) await take(way);
  }

  async function take(way: RTCIceCandidateInit): Promise<void> {
    if (!peer?.remoteDescription) early.push(way);
    // A way of a description that has been replaced leads nowhere.
    else await peer.addIceCandidate(way).catch(() => undefined);
  }

  async function answer(sdp: string): Promise<void> {
    await describe("offer", sdp);
    for (const transceiver of peer?.getTransceivers() ?? []) transceiver.direction = "sendrecv";
    await send();
    const made = await peer?.createAnswer();
    if (!made) return;
    await peer?.setLocalDescription(made);
    tell({ kind: "answer", sdp: made.sdp ?? "" });
  }

  async function serve({ peer: from, to, signal }: HeardSignal): Promise<void> {
    if (to !== null && to !== me) return;
    if (signal.kind === "bye") {
      if (from !== other) return;
      drop();
      other = null;
      return become("alone");
    }
    const isKnown = from === other && peer !== undefined;
    if (signal.kind === "hello" || signal.kind === "offer") {
      if (!isKnown) meet(from);
      if (signal.kind === "offer") return answer(signal.sdp);
      if (!isKnown) return isCaller ? offer() : tell({ kind: "hello" });
      return;
    }
    if (!isKnown) return;
    if (signal.kind === "answer") return describe("answer", signal.sdp);
    if (signal.kind === "again") return offer({ iceRestart: true });
    const { candidate, sdpMid, sdpMLineIndex } = signal;
    return take({ candidate, sdpMid, sdpMLineIndex });
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
      inTurn(send);
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

const newPeer = (iceServers: readonly IceServer[]): RTCPeerConnection =>
  new RTCPeerConnection({
    iceServers: iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    })),
  });
