import { describe, expect, it } from "vitest";
import { askBrowser } from "./signing-place.ts";

const failing = (code: number): Geolocation => ({
  getCurrentPosition: (_, fail) =>
    fail?.({ code, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  watchPosition: () => 0,
  clearWatch: () => undefined,
});

describe("asking the browser where the signer is", () => {
  it("keeps the two coordinates and nothing else", async () => {
    const coords = { latitude: 43.6, longitude: -116.2, accuracy: 5, altitude: 800, speed: 1 };
    const knowing: Geolocation = {
      getCurrentPosition: (tell) => tell({ coords } as unknown as GeolocationPosition),
      watchPosition: () => 0,
      clearWatch: () => undefined,
    };
    expect(await askBrowser(knowing)).toEqual({ ok: true, place: { latitude: 43.6, longitude: -116.2 } });
  });

  it.each([
    [1, "refused"],
    [2, "unknown"],
    [3, "unknown"],
  ])("tells a refusal from a device that does not know (code %i: %s)", async (code, why) => {
    expect(await askBrowser(failing(code))).toEqual({ ok: false, why });
  });

  it("lets a browser without the question go on", async () => {
    expect(await askBrowser(undefined)).toEqual({ ok: false, why: "unknown" });
  });
});
