import type { LocalDate } from "../calendar/local-date.ts";
import { yearsAfter } from "../calendar/years-after.ts";
import { localDateAt } from "../calendar/zoned-time.ts";

/** At the least, after the act: what the notary entered of it and the recording of the session (rule ). */
const KEPT_YEARS = 10;
const ZONE = "America/New_York";

/** The last day for which what belongs to a notary's act at this instant is kept. */
export const notaryRecordsKeptUntil = (at: string): LocalDate => yearsAfter(localDateAt(at, ZONE), KEPT_YEARS);

/** As a browser records: picture and sound of everybody in one file. */
export const recordingMediaTypes = ["video/webm", "video/mp4"] as const;
export type RecordingMediaType = (typeof recordingMediaTypes)[number];

/** A recording is sent while it is made, in parts of so many milliseconds. */
export const RECORDING_PART_MS = 4000;

/** After so many milliseconds without a part nobody may count on being recorded: nothing is admitted, signed or certified. */
export const RECORDING_HEARD_MS = 20_000;

/** After so many milliseconds without a part a recording that nobody ended has broken off. */
export const RECORDING_SILENT_MS = 600_000;

/** More is no session: five and a half hours. */
export const MOST_RECORDING_PARTS = 5000;

/** A part that could not be sent for longer than a day is taken as one of a day ago. */
export const MOST_UNSENT_MS = 86_400_000;

/** It is read in pieces of so many parts. */
export const PARTS_IN_PIECE = 16;

/** By so many bytes it can be told what a file is: a first part has no fewer. */
export const TOLD_BY_BYTES = 8;

/** Whether a file of this type can begin with these bytes: EBML for WebM, a box `ftyp` for MP4. */
export function beginsAs(mediaType: RecordingMediaType, bytes: Uint8Array): boolean {
  if (mediaType === "video/webm") return [0x1a, 0x45, 0xdf, 0xa3].every((byte, at) => bytes[at] === byte);
  return String.fromCodePoint(...bytes.subarray(4, 8)) === "ftyp";
}
