import type { IceServer, RoomSignal } from "./room-signals.ts";

type Local = MediaStream | null;
type Way = Extract<RoomSignal, { kind: "candidate" }>;

/** What a peer is told to be. */
export interface PeerTerms {
  /** One side calls, the other answers, so that both never call at once. */
  readonly isCaller: boolean;
  readonly iceServers: readonly IceServer[];
}

interface PeerNews {
  /** A way on which the other side may find this one. */
  readonly way: (candidate: Way) => void;
  /** Picture or sound of the other side. */
  readonly track: (track: MediaStreamTrack) => void;
  readonly became: (connection: RTCPeerConnectionState) => void;
}

/** One page's end of the connection with one page of the other side. Descriptions are SDP. */
export interface RoomPeer {
  /** Sends this picture and sound from now on; null where there is none. */
  readonly show: (local: Local) => Promise<void>;
  /** @returns what the other side is offered, with this picture and sound. */
  readonly offer: (local: Local, options?: RTCOfferOptions) => Promise<string>;
  /** @returns the answer to what the other side offered, with this picture and sound. */
  readonly answer: (offered: string, local: Local) => Promise<string>;
  /** Takes the other side's answer to what was offered. */
  readonly accept: (answered: string) => Promise<void>;
  /** A way to the other side that it names, before its description or after it. */
  readonly take: (way: Omit<Way, "kind">) => Promise<void>;
  /** No news comes after it. */
  readonly close: () => void;
}

const kinds = ["audio", "video"] as const;

/** Opens this page's end; whoever calls offers next. */
export function openRoomPeer({ isCaller, iceServers }: PeerTerms, news: PeerNews): RoomPeer {
  const peer = newPeer(iceServers);
  const closed = new AbortController();
  /** Ways that were named before the description that they belong to. */
  const early: RTCIceCandidateInit[] = [];

  const { signal } = closed;
  peer.addEventListener("icecandidate", ({ candidate }) => candidate && news.way(wayOf(candidate)), { signal });
  peer.addEventListener("track", ({ track }) => news.track(track), { signal });
  peer.addEventListener("connectionstatechange", () => news.became(peer.connectionState), { signal });
  if (isCaller) for (const kind of kinds) peer.addTransceiver(kind, { direction: "sendrecv" });

  async function show(local: Local): Promise<void> {
    for (const { sender, receiver } of peer.getTransceivers()) {
      const own = local?.getTracks().find(({ kind }) => kind === receiver.track.kind);
      await sender.replaceTrack(own ?? null);
    }
  }

  async function describe(type: "offer" | "answer", sdp: string): Promise<void> {
    await peer.setRemoteDescription({ type, sdp });
    for (const way of early.splice(0)) await take(way);
  }

  async function take(way: RTCIceCandidateInit): Promise<void> {
    if (!peer.remoteDescription) early.push(way);
    // A way of a description that has been replaced leads nowhere.
    else await peer.addIceCandidate(way).catch(() => undefined);
  }

  return {
    show,
    async offer(local, options = {}) {
      await show(local);
      const made = await peer.createOffer(options);
      await peer.setLocalDescription(made);
      return made.sdp ?? "";
    },
    async answer(offered, local) {
      await describe("offer", offered);
      for (const transceiver of peer.getTransceivers()) transceiver.direction = "sendrecv";
      await show(local);
      const made = await peer.createAnswer();
      await peer.setLocalDescription(made);
      return made.sdp ?? "";
    },
    accept: (answered) => describe("answer", answered),
    take,
    close() {
      closed.abort();
      peer.close();
    },
  };
}

const wayOf = ({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate): Way => ({
  kind: "candidate",
  candidate,
  sdpMid,
  sdpMLineIndex,
});

const newPeer = (iceServers: readonly IceServer[]): RTCPeerConnection =>
  new RTCPeerConnection({
    iceServers: iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    })),
  });
