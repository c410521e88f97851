import { formatsOf } from "@gable/ui/language/formats.ts";
import { expect, it } from "vitest";
import { eventDetail } from "./event-detail.ts";

const said = (detail: Record<string, unknown>, language: "en" | "es" = "en") =>
  eventDetail(detail, language, formatsOf(language));

it("names the paper, what came out, the amounts and the days that the log keeps", () => {
  expect(said({ kind: "COUNSELLOR_LIST", document: "55e9e10f", version: "2026-11-20" })).toBe("Counselor list");
  expect(said({ decision: "APPROVED", offers: 12, policy: "2026.11" })).toBe("Approved");
  expect(said({ line: 11_300_000, ratePercent: "9.800", offer: "2ed02e1b" })).toBe("$113,000, 9.80%");
  expect(said({ outcome: "PASSED", attempt: 2 })).toBe("Passed, attempt 2");
  expect(said({ judgments: 1, undisclosed: 0 })).toBe("1 judgment");
  expect(said({ endsOn: "2026-12-01" })).toContain("December 1, 2026");
  expect(said({ kind: "COUNSELLOR_LIST", accepted: false }, "es")).toBe("Lista de asesores, no aceptado");
});

it("says which form was written down for the borrower, and what they sent otherwise", () => {
  expect(said({ form: "employer", fields: ["position"] })).toBe("The employer");
  expect(said({ form: "employer", preparedBy: "57aff000", changed: ["position", "since"] })).toBe(
    "The employer, sent otherwise: Position, There since when",
  );
  expect(said({ form: "employer", changed: ["position"] }, "es")).toBe("El empleador, enviado de otro modo: Puesto");
});

it("says how somebody whose second step is taken off showed who they are", () => {
  expect(said({ shown: "VIDEO_CALL", signer: "57aff000" })).toBe("On a video call, with a photo ID");
});

it("is silent about what nobody reads: names of records, checksums, codes without words, first attempts, noughts", () => {
  expect(said({ facts: ["deed"], session: "ses_63cd8e29", sha256: "aa53" })).toBe("");
  expect(said({ outcome: "HIT", attempt: 1, companions: 0, reason: null })).toBe("");
});
