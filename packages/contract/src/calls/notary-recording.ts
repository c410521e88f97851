import { MOST_RECORDING_PARTS, MOST_UNSENT_MS, recordingMediaTypes } from "@gable/domain/notary/recording.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

const instant = z.iso.datetime();
const count = (least: number, most: number) => z.coerce.number<number | string>().int().min(least).max(most);
const RECORDINGS = `${CONSOLE_FILE}/notary-room/recordings`;
const holds = "hold-notary-session";
const sees = "see-notary-recordings";

/** A part of four seconds has a quarter of a megabyte; no browser needs more than this. */
export const RECORDING_PART_LIMIT_BYTES = 4 * 1024 * 1024;

const OfRecording = z.object({ uuid: z.uuid(), recording: z.uuid() });

export const beginNotaryRecording = call({
  name: "beginNotaryRecording",
  summary: "Begin to record picture and sound of one's own session by video, once the signer is in the room",
  method: "POST",
  path: RECORDINGS,
  access: "staff-on-file",
  permission: holds,
  idempotent: true,
  params: z.object({ uuid: z.uuid() }),
  body: z.strictObject({ mediaType: z.enum(recordingMediaTypes) }),
  reply: z.object({ recording: z.uuid() }),
});

export const keepNotaryRecordingPart = call({
  name: "keepNotaryRecordingPart",
  summary: "Send the next part of one's recording; the same part again changes nothing",
  method: "POST",
  path: `${RECORDINGS}/:recording/parts`,
  access: "staff-on-file",
  permission: holds,
  leavesNoTrace: true,
  upload: true,
  bodyLimit: RECORDING_PART_LIMIT_BYTES,
  params: OfRecording,
  body: z.strictObject({
    number: count(1, MOST_RECORDING_PARTS),
    /** How many milliseconds ago it ended: one that waited for its line shows no more than it did then. */
    endedMsAgo: count(0, MOST_UNSENT_MS),
  }),
  replyForm: "empty",
});

export const endNotaryRecording = call({
  name: "endNotaryRecording",
  summary: "End one's recording after so many parts; refused while one of them is missing",
  method: "POST",
  path: `${RECORDINGS}/:recording/end`,
  access: "staff-on-file",
  permission: holds,
  params: OfRecording,
  body: z.strictObject({ parts: z.int().min(0).max(MOST_RECORDING_PARTS) }),
  replyForm: "empty",
});

const Recording = z.object({
  recording: z.uuid(),
  notary: z.string(),
  mediaType: z.enum(recordingMediaTypes),
  beganAt: instant,
  /** Until when it shows what happened; null where no part of it came. */
  until: instant.nullable(),
  /** `going-on`; `whole`; or `broke-off`, where its page fell silent and what had come is kept. */
  state: z.enum(["going-on", "whole", "broke-off"]),
  bytes: z.int(),
  /** In so many pieces it is read. */
  pieces: z.int(),
  /** Of the whole file, once it has ended. */
  sha256: z.string().nullable(),
  /** The last day for which it is kept, at the least. */
  keptUntil: z.iso.date(),
});
export type NotaryRecordingRow = z.infer<typeof Recording>;

export const notaryRecordings = call({
  name: "notaryRecordings",
  summary: "The recordings of an application's sessions with a notary of the lender's, the first first",
  method: "GET",
  path: `${CONSOLE_FILE}/notary-recordings`,
  access: "staff-on-file",
  permission: sees,
  params: z.object({ uuid: z.uuid() }),
  reply: z.object({ recordings: z.array(Recording) }),
});

export const notaryRecordingPiece = call({
  name: "notaryRecordingPiece",
  summary: "One piece of a recording: all of them one after the other are the file",
  method: "GET",
  path: `${CONSOLE_FILE}/notary-recordings/:recording`,
  access: "staff-on-file",
  permission: sees,
  params: OfRecording,
  query: z.object({ piece: count(0, MOST_RECORDING_PARTS) }),
  replyForm: "pdf",
});
