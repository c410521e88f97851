import { expect, it } from "vitest";
import { LENDER, type PlacedField } from "../documents/placed-field.ts";
import { certifiedEvents } from "./certified-events.ts";
import type { SignatureRecord } from "./signature-records.ts";

const at = (minute: number) => `2026-11-20T15:${String(minute).padStart(2, "0")}:00.000Z`;
const forLender: PlacedField = {
  fieldId: "value-lender",
  kind: "signature",
  signerId: LENDER,
  signerRole: "lender",
  label: "For the lender",
  page: 1,
  x: 0,
  y: 0,
  w: 1,
  h: 1,
};
const agreement = { uuid: "a", title: "Credit agreement", fields: [forLender] };
const notice = { uuid: "n", title: "Right to cancel", fields: [] };

it("tells a signing in the order in which it happened, and nothing that did not", () => {
  const events = certifiedEvents({
    signerName: "Ana Rivera",
    lenderName: "Gable Home Lending, LLC",
    consent: undefined,
    papers: [agreement, notice],
    deliveries: [agreement, notice].map(({ uuid }) => ({
      documentKind: "PAPER",
      version: "1",
      sha256: uuid,
      documentUuid: uuid,
      deliveredAt: at(1),
      ...(uuid === "a" && { openedAt: at(2) }),
    })),
    adoptedAt: at(3),
    records: [agreement, notice].map(({ title }, index) => ({ title, at: at(4 + index) }) as SignatureRecord),
    sealedAt: at(6),
  });
  expect(events.map(({ what }) => what)).toEqual([
    "Made available: Credit agreement",
    "Made available: Right to cancel",
    "Opened Credit agreement",
    "Adopted a signature and initials",
    "Signed Credit agreement",
    "Signed Right to cancel",
    "Signed Credit agreement, by its electronic agent",
    "Sealed the documents",
  ]);
  expect(new Set(events.map(({ who }) => who))).toEqual(new Set(["Ana Rivera", "Gable Home Lending, LLC"]));
});
