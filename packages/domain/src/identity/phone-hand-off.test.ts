import { describe, expect, it } from "vitest";
import { handOffStanding, type PhoneHandOff } from "./phone-hand-off.ts";

const made: PhoneHandOff = { at: "2026-11-20T18:00:00.000Z" };
const opened: PhoneHandOff = { ...made, opened: { at: "2026-11-20T18:10:00.000Z", sessionId: "s" } };

describe("a phone that takes the pictures", () => {
  it.each<[string, PhoneHandOff | undefined, string, string]>([
    ["was not asked for", undefined, "18:00:00", "NONE"],
    ["is waited for", made, "18:14:59", "WAITING"],
    ["is waited for a quarter of an hour and not longer", made, "18:15:00", "EXPIRED"],
    ["is there, although its link is old by now", opened, "18:39:59", "OPEN"],
    ["has half an hour", opened, "18:40:00", "EXPIRED"],
    ["has done its part, and no time changes that", { ...opened, doneAt: "x" }, "23:00:00", "DONE"],
  ])("%s", (_how, handOff, time, state) => {
    expect(handOffStanding(handOff, `2026-11-20T${time}.000Z`).state).toBe(state);
  });
});
