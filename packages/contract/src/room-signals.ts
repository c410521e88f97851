import { z } from "zod";

/** A session description of WebRTC (RFC 8829); those of one picture and one sound stay far below. */
const sdp = z.string().min(1).max(24_000);

/** What one page says to the other so that picture and sound find a way between them. */
export const RoomSignal = z.discriminatedUnion("kind", [
  /** This page is there: the first that it says. */
  z.strictObject({ kind: z.literal("hello") }),
  z.strictObject({ kind: z.literal("offer"), sdp }),
  z.strictObject({ kind: z.literal("answer"), sdp }),
  z.strictObject({
    kind: z.literal("candidate"),
    candidate: z.string().max(1000),
    sdpMid: z.string().max(40).nullable(),
    sdpMLineIndex: z.int().min(0).max(20).nullable(),
  }),
  /** The connection broke: another way is to be looked for. */
  z.strictObject({ kind: z.literal("again") }),
  z.strictObject({ kind: z.literal("bye") }),
]);
export type RoomSignal = z.infer<typeof RoomSignal>;

/** As a page sends it. `peer` is the page itself, anew after each load; `to` one page of the other side, null for whichever is there. */
export const SaidSignal = z.strictObject({ peer: z.uuid(), to: z.uuid().nullable(), signal: RoomSignal });
export type SaidSignal = z.infer<typeof SaidSignal>;

/** As the other side hears it, in the order in which it was said. */
export const HeardSignal = SaidSignal.extend({ sequence: z.int() });
export type HeardSignal = z.infer<typeof HeardSignal>;

/** Who helps two pages to find each other: STUN and TURN servers, as `RTCPeerConnection` takes them. None are needed on one machine. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof IceServer>;
