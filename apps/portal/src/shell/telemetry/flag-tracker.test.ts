import { CallFailed } from "@gable/contract/problem.ts";
import { describe, expect, it } from "vitest";
import { flagTracker } from "./flag-tracker.ts";

const APPLICATION = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";
const visit = {
  stored: () => undefined,
  isCounted: () => true,
  ofApplication: () => Promise.resolve("of the application"),
  ofSession: () => Promise.resolve("of the session"),
};

const refused = () => Promise.reject(new CallFailed(404, "Not found.", undefined));

describe("the tracker of a flag lookup", () => {
  it("is the stored one, whatever else there is", async () => {
    expect(await flagTracker({ ...visit, stored: () => "stored" }, APPLICATION)).toBe("stored");
  });

  it("is obtained where none is stored: of the application, else of a session", async () => {
    expect(await flagTracker(visit, APPLICATION)).toBe("of the application");
    expect(await flagTracker(visit, undefined)).toBe("of the session");
  });

  it("is none for whoever may not be counted, and nothing is asked for one", async () => {
    expect(await flagTracker({ ...visit, isCounted: () => false, ofSession: refused }, undefined)).toBeUndefined();
  });

  it("says that no session could be established, with the status behind it", async () => {
    const unanswered = new CallFailed(500, "retries failed", undefined, new CallFailed(0, "Network Error", undefined));
    const ofSession = () => Promise.reject(unanswered);
    await expect(flagTracker({ ...visit, ofSession }, undefined)).rejects.toMatchObject({
      status: 0,
      message: "Could not establish session.",
    });
    await expect(flagTracker({ ...visit, ofApplication: refused }, APPLICATION)).rejects.toMatchObject({ status: 404 });
  });
});
