import { describe, expect, it } from "vitest";
import {
  DAYS_AFTER_WRITING,
  MONTHS_ON_WAITLIST,
  WaitlistEntry,
  waitlistText,
  waitlistWords,
} from "./waitlist-consent.ts";

const sent = { email: " Ada@Example.com ", state: "VT", language: "en", textVersion: waitlistText.version };

describe("who waits until a lender lends in their state", () => {
  it.each(["en", "es"] as const)(
    "reads in %s who writes, about which state, and how long the address is kept",
    (language) => {
      const words = waitlistWords({ state: "DC", language }, "Gable") ?? "";
      expect(words).toContain("Gable");
      expect(words).toContain(language === "en" ? "District of Columbia" : "Distrito de Columbia");
      expect(words).toContain(`${MONTHS_ON_WAITLIST} `);
      expect(words).toContain(`${DAYS_AFTER_WRITING} `);
      expect(words).not.toMatch(/[{}]/);
    },
  );

  it("is held to no words that never were", () => {
    expect(waitlistWords({ state: "VT", language: "en", version: "2020-01-1" }, "Gable")).toBeUndefined();
  });

  it("gives an address, and nothing of the home but its state", () => {
    expect(WaitlistEntry.parse(sent).email).toBe("ada@example.com");
    expect(WaitlistEntry.safeParse({ ...sent, street1: "1 Elm St" }).success).toBe(false);
    expect(WaitlistEntry.safeParse({ ...sent, state: "ZZ" }).success).toBe(false);
    expect(WaitlistEntry.safeParse({ ...sent, email: "ada" }).error?.issues[0]?.message).toBe("email-invalid");
  });
});
