import { describe, expect, it } from "vitest";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { retentionOf } from "./retention.ts";

const recording = (beganAt: string): NonNullable<Facts["notaryRecordings"]>[number] => ({
  uuid: "rec",
  sessionId: "session",
  staffUuid: "notary",
  mediaType: "video/webm",
  beganAt,
});

const withdrawn = (facts: Partial<Facts> = {}): LoanFile =>
  loanFile({ receivedAt: "2026-02-01T15:00:00Z", withdrawn: { at: "2026-02-20T15:00:00Z" }, ...facts });

describe("until when an application is kept", () => {
  it("is three years from the register's filing where it ended", () => {
    expect(retentionOf(withdrawn())).toEqual({ ground: "ENDED", until: "2030-03-01" });
  });

  it("is ten years from a session that was recorded, also where nothing was notarised in it (R-6.9)", () => {
    const notaryRecordings = ["2026-02-10T15:00:00Z", "2028-02-29T15:00:00Z"].map(recording);
    expect(retentionOf(withdrawn({ notaryRecordings })).until).toBe("2038-02-28");
  });
});
