import { describe, expect, it } from "vitest";
import { testDevices } from "./test-devices.ts";

const noTracks = { getTracks: () => [] } as unknown as MediaStream;

describe("the test of camera and microphone", () => {
  it("turns off again what it has opened", async () => {
    let running = 0;
    const stream = () => {
      running += 1;
      return { getTracks: () => [{ stop: () => (running -= 1) }] } as unknown as MediaStream;
    };
    const found = await testDevices({ getUserMedia: () => Promise.resolve(stream()) });
    expect(found).toEqual({ camera: true, microphone: true, tested: true });
    expect(running).toBe(0);
  });

  it("tells a missing camera from a working microphone", async () => {
    const found = await testDevices({
      getUserMedia: (asked) => (asked?.video ? Promise.reject(new Error("NotFoundError")) : Promise.resolve(noTracks)),
    });
    expect(found).toMatchObject({ camera: false, microphone: true });
  });

  it("finds neither where the browser has no such thing", async () => {
    expect(await testDevices(undefined)).toMatchObject({ camera: false, microphone: false });
  });
});
