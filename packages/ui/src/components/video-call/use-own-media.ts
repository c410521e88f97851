import { useEffect, useState } from "react";

/**
 * - `asking`: the browser asks, or the devices start.
 * - `sound-only`: there is a microphone and no camera.
 * - `refused`: the browser or the person said no.
 * - `missing`: neither was found, or another program holds them.
 */
export type MediaStanding = "asking" | "ready" | "sound-only" | "refused" | "missing";

export interface OwnMedia {
  readonly standing: MediaStanding;
  readonly stream: MediaStream | null;
  /** Asks the browser once more. */
  readonly ask: () => void;
}

/** Camera and microphone for as long as the part is on the screen. */
export function useOwnMedia(): OwnMedia {
  const [tries, setTries] = useState(1);
  const [opened, setOpened] = useState<Opened>({ standing: "asking", stream: null, at: 0 });
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | null = null;
    const open = async () => {
      const found = await openMedia(navigator.mediaDevices);
      stream = found.stream;
      if (isGone) stop(stream);
      else setOpened({ ...found, at: tries });
    };
    void open();
    return () => {
      isGone = true;
      stop(stream);
    };
  }, [tries]);
  const ask = () => setTries(tries + 1);
  const isAsking = opened.at !== tries;
  return isAsking ? { standing: "asking", stream: null, ask } : { ...opened, ask };
}

/** What a try came to, and which it was. */
type Opened = Omit<OwnMedia, "ask"> & { readonly at: number };

type Devices = Pick<MediaDevices, "getUserMedia">;

/** Opens both; without a camera, the microphone alone. */
export async function openMedia(devices: Devices | undefined): Promise<Omit<OwnMedia, "ask">> {
  const both = await tryToOpen(devices, { video: true, audio: true });
  if (both instanceof Object) return { standing: "ready", stream: both };
  if (both === "refused") return { standing: "refused", stream: null };
  const sound = await tryToOpen(devices, { audio: true });
  if (sound instanceof Object) return { standing: "sound-only", stream: sound };
  return { standing: sound, stream: null };
}

async function tryToOpen(
  devices: Devices | undefined,
  wanted: MediaStreamConstraints,
): Promise<MediaStream | "refused" | "missing"> {
  try {
    return (await devices?.getUserMedia(wanted)) ?? "missing";
  } catch (error) {
    return error instanceof Error && error.name === "NotAllowedError" ? "refused" : "missing";
  }
}

const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
