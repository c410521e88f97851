import { beginNotaryRecording } from "@gable/contract/calls/notary-recording.ts";
import type { Client } from "@gable/contract/client.ts";
import { RECORDING_PART_MS, type RecordingMediaType, recordingMediaTypes } from "@gable/domain/notary/recording.ts";
import { composeCall } from "./compose-call.ts";
import { type PartsSent, sendParts } from "./send-parts.ts";

/**
 * - `starting`: the server is asked for a recording.
 * - `recording`: the film goes to the server as it is made.
 * - `behind`: it is made, and more than the last seconds are not at the server yet.
 * - `failed`: it is not made, or the server takes no more of it.
 * - `unable`: this browser cannot record.
 */
export type RecordingState = "starting" | "recording" | "behind" | "failed" | "unable";

export interface CallRecording {
  readonly show: (signer: MediaStream | null, notary: MediaStream | null) => void;
  /** Stops, and sends what is left: the page may go on to another, and must not be closed before `ended`. */
  readonly close: () => void;
}

interface Recorded {
  readonly client: Client;
  readonly uuid: string;
  readonly names: { readonly signer: string; readonly notary: string };
  readonly changed: (state: RecordingState) => void;
  /** Nothing of it is on its way any more. */
  readonly ended: () => void;
}

/** An hour has some 250 MB: faces and the print of an identity document can be told, words are clear. */
const QUALITY = { videoBitsPerSecond: 500_000, audioBitsPerSecond: 48_000 };

/** So many parts may be on their way at once before somebody is told. */
const MOST_UNSENT = 2;

/** Records a call with a signer from now on, and sends it away as it is made (rule ). */
export function recordCall({ client, uuid, names, changed, ended }: Recorded): CallRecording {
  const mediaType = recordedAs();
  if (mediaType === undefined) {
    changed("unable");
    ended();
    return { show: () => undefined, close: () => undefined };
  }
  const composed = composeCall(names);
  let recorder: MediaRecorder | undefined;
  let isClosed = false;
  const fail = (): void => {
    if (recorder?.state === "recording") recorder.stop();
    if (!isClosed) changed("failed");
    ended();
  };

  async function begin(as: RecordingMediaType): Promise<void> {
    const { recording } = await client.send(beginNotaryRecording, { params: { uuid }, body: { mediaType: as } });
    let parts: PartsSent | undefined = sendParts({
      client,
      params: { uuid, recording },
      changed: (unsent) => {
        if (!isClosed) changed(unsent > MOST_UNSENT ? "behind" : "recording");
      },
      refused: () => {
        parts = undefined;
        fail();
      },
      ended,
    });
    if (isClosed) return parts.end();
    recorder = new MediaRecorder(composed.stream, { mimeType: as, ...QUALITY });
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size > 0) parts?.add(data);
    });
    recorder.addEventListener("stop", () => parts?.end());
    recorder.addEventListener("error", fail);
    recorder.start(RECORDING_PART_MS);
    return undefined;
  }

  changed("starting");
  begin(mediaType).catch(fail);
  return {
    show: composed.show,
    close() {
      isClosed = true;
      if (recorder?.state === "recording") recorder.stop();
      composed.close();
    },
  };
}

/** As what this browser records; undefined where it cannot. */
function recordedAs(): RecordingMediaType | undefined {
  if (typeof MediaRecorder !== "function" || typeof AudioContext !== "function") return undefined;
  return recordingMediaTypes.find((type) => MediaRecorder.isTypeSupported(type));
}
