import { z } from "zod";

/**
 * A visit as it can be shown again: where things stood on the page and what was done with them, never what they said. It holds no text,
 * no name of a field and nothing that was typed, so that there is nothing in it to mask.
 */

/** Names the replay in every call of a visit that is replayed. */
export const REPLAY_HEADER = "x-session-replay";

/** What a box on the page was. */
export const boxKinds = ["text", "heading", "field", "choice", "button", "link", "picture", "fault"] as const;
export type BoxKind = (typeof boxKinds)[number];

/** The longest replay; a visit that lasts longer is shown up to here. */
export const LONGEST_REPLAY_MS = 60 * 60_000;
export const MOST_BOXES = 400;
/** Of one request, and requests of one replay. */
export const MOST_MOMENTS = 1000;
export const MOST_PARTS = 400;
/** What all parts of one replay hold together: an hour of somebody who never rests takes about half. */
export const MOST_REPLAY_BYTES = 4 * 1024 * 1024;
/** What is shown of one replay, as it is sent: parts are kept pressed together. */
export const MOST_WATCHED_BYTES = 8 * 1024 * 1024;
/** Of one application, in number and in what they hold; the oldest give way. */
export const MOST_REPLAYS = 30;
export const MOST_REPLAYS_BYTES = 24 * 1024 * 1024;
export const REPLAY_DAYS = 30;

const At = z.int().min(0).max(LONGEST_REPLAY_MS);
/** Pixels of the page. */
const Place = z.int().min(-100_000).max(100_000);

/** Its kind as an index of `boxKinds`; then left, top, width and height. */
const Box = z.tuple([
  z
    .int()
    .min(0)
    .max(boxKinds.length - 1),
  Place,
  Place,
  Place,
  Place,
]);
export type Box = z.infer<typeof Box>;

export const ReplayMoment = z.discriminatedUnion("is", [
  z.strictObject({
    is: z.literal("page"),
    at: At,
    /** As pages are counted: `{uuid}` stands for the application, and there is no query. */
    path: z
      .string()
      .regex(/^\/[\w{}/-]*$/)
      .max(200),
    width: Place,
    height: Place,
  }),
  z.strictObject({ is: z.literal("boxes"), at: At, boxes: z.array(Box).max(MOST_BOXES) }),
  z.strictObject({ is: z.literal("scroll"), at: At, y: Place }),
  z.strictObject({ is: z.literal("pointer"), at: At, x: Place, y: Place }),
  z.strictObject({ is: z.literal("press"), at: At, x: Place, y: Place }),
  /** That something was typed into the field that stands there. */
  z.strictObject({ is: z.literal("typing"), at: At, x: Place, y: Place }),
  /** Whether another tab or program was in front. */
  z.strictObject({ is: z.literal("away"), at: At, away: z.boolean() }),
]);
export type ReplayMoment = z.infer<typeof ReplayMoment>;

/** What is to be seen at one moment of a replay. */
export interface ReplayScene {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly scrolled: number;
  readonly boxes: readonly Box[];
  readonly pointer: Point | null;
  /** What was pressed or typed into just now. */
  readonly press: Point | null;
  readonly typing: Point | null;
  readonly isAway: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const before: ReplayScene = {
  path: "",
  width: 0,
  height: 0,
  scrolled: 0,
  boxes: [],
  pointer: null,
  press: null,
  typing: null,
  isAway: false,
};

/** For so long a press stays to be seen. */
const SEEN_MS = 700;

/** By how much the position in a replay is moved. */
export const REPLAY_STEP_MS = 100;

/** The first whole step, in milliseconds, at which all of a replay has happened: its last moment may lie between two steps. */
export const endOfReplay = (moments: readonly ReplayMoment[]): number =>
  Math.ceil((moments.at(-1)?.at ?? 0) / REPLAY_STEP_MS) * REPLAY_STEP_MS;

/** What is to be seen `at` milliseconds after the replay's beginning. Moments are in their order. */
export function sceneAt(moments: readonly ReplayMoment[], at: number): ReplayScene {
  let scene = before;
  for (const moment of moments) {
    if (moment.at > at) break;
    scene = after(scene, moment, at - moment.at <= SEEN_MS);
  }
  return scene;
}

function after(scene: ReplayScene, moment: ReplayMoment, isJustNow: boolean): ReplayScene {
  switch (moment.is) {
    case "page":
      return { ...before, pointer: scene.pointer, path: moment.path, width: moment.width, height: moment.height };
    case "boxes":
      return { ...scene, boxes: moment.boxes };
    case "scroll":
      return { ...scene, scrolled: moment.y };
    case "pointer":
      return { ...scene, pointer: pointOf(moment) };
    case "press":
      return { ...scene, pointer: pointOf(moment), press: isJustNow ? pointOf(moment) : null };
    case "typing":
      return { ...scene, typing: isJustNow ? pointOf(moment) : null };
    default:
      return { ...scene, isAway: moment.away };
  }
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

/** Where staff look at it, below the console's host: the link that is stored with the application. */
export const replayLink = (applicationUuid: string, replayUuid: string): string =>
  `/file/${applicationUuid}/replay/${replayUuid}`;
