import { describe, expect, it } from "vitest";
import { openMedia } from "./use-own-media.ts";

const stream = {} as MediaStream;
const fault = (name: string) => Object.assign(new Error(name), { name });

/** Devices that answer as given to both, then to the microphone alone. */
const devices = (both: MediaStream | Error, sound: MediaStream | Error) => ({
  getUserMedia: async ({ video }: MediaStreamConstraints = {}) => {
    const found = video ? both : sound;
    if (found instanceof Error) throw found;
    return found;
  },
});

describe("camera and microphone", () => {
  it.each([
    ["both are there", devices(stream, stream), "ready"],
    ["there is no camera", devices(fault("NotFoundError"), stream), "sound-only"],
    ["another program holds them", devices(fault("NotReadableError"), fault("NotReadableError")), "missing"],
    ["somebody said no", devices(fault("NotAllowedError"), fault("NotAllowedError")), "refused"],
    ["the browser has none", undefined, "missing"],
  ])("stand as they are where %s", async (_where, given, standing) => {
    expect(await openMedia(given)).toMatchObject({ standing });
  });
});
