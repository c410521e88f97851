import { beginNotaryRecording, keepNotaryRecordingPart } from "@gable/contract/calls/notary-recording.ts";
import type { OpenStaff } from "./open-staff.ts";

/** As WebM begins, with something to tell one part from another. */
export const filmed = (what: string): Blob =>
  new Blob([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), what], { type: "video/webm" });

/** The notary's page records the session, and its first part has come. Returns the recording's uuid. */
export async function recordSession({ client }: OpenStaff, uuid: string): Promise<string> {
  const { recording } = await client.send(beginNotaryRecording, {
    params: { uuid },
    body: { mediaType: "video/webm" },
  });
  await client.send(keepNotaryRecordingPart, {
    params: { uuid, recording },
    body: { number: 1 },
    file: filmed(recording),
  });
  return recording;
}
