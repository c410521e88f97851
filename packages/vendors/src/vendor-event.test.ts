import { describe, expect, it } from "vitest";
import { readVendorEvent } from "./vendor-event.ts";
import { signWebhook } from "./webhook-signature.ts";

const nowMs = Date.UTC(2026, 10, 20, 12);
const envelope = {
  event: "evt_1",
  kind: "disbursement",
  act: "send",
  order: "ord_1",
  reference: "a-file",
  at: "2026-11-20T12:00:00Z",
  revision: 1,
  status: "answered",
  answer: {
    outcome: "sent",
    payment: "pay_1",
    traceNumber: "091000019000001",
    sentAt: "2026-11-20T12:00:00Z",
    settlesOn: "2026-11-23",
  },
};

const read = (content: unknown, secret = "secret") => {
  const body = typeof content === "string" ? content : JSON.stringify(content);
  return readVendorEvent({ signature: signWebhook(body, secret, nowMs), body, secrets: ["secret"], nowMs });
};

describe("an event from a vendor", () => {
  it("is read with the answer of its act", () => {
    expect(read(envelope)).toEqual({ ok: true, event: envelope });
  });

  it("is read with a report on the way to an answer", () => {
    const { answer: _, ...rest } = envelope;
    const report = {
      ...rest,
      kind: "recording",
      act: "submit",
      status: "pending",
      revision: 0,
      progress: { stage: "received", at: "2026-11-20T12:00:00Z" },
    };
    expect(read(report)).toEqual({ ok: true, event: report });
  });

  it("is refused before it is parsed when the signature is wrong", () => {
    expect(read("{not json", "other")).toEqual({ ok: false, reason: "bad-signature" });
  });

  it.each([
    ["that is not JSON", "{"],
    ["of a kind that does not exist", { ...envelope, kind: "tarot" }],
    ["of an act that does not exist", { ...envelope, act: "toString" }],
    ["with an answer of another act", { ...envelope, answer: { outcome: "clean", engine: "x" } }],
    ["with progress where the act has none", { ...envelope, status: "pending", progress: { stage: "x" } }],
  ])("is refused %s", (_, content) => {
    expect(read(content)).toMatchObject({ ok: false, reason: "malformed" });
  });
});
