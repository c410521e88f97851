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
  await filmOn({ client }, { uuid, recording }, 1);
  return recording;
}

/** The next part of it comes, which shows what happened until now. */
export const filmOn = (
  { client }: Pick<OpenStaff, "client">,
  params: { readonly uuid: string; readonly recording: string },
  number: number,
): Promise<unknown> =>
  client.send(keepNotaryRecordingPart, {
    params,
    body: { number, endedMsAgo: 0 },
    file: number === 1 ? filmed(params.recording) : new Blob([`part ${number};`]),
  });
