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

  describe("where some vendors have secrets of their own", () => {
    const ownSecrets = { disbursement: ["the bank's", "the bank's former"], recording: ["the county's"] };
    const signedBy = (secret: string, event: object, former?: string) => {
      const body = JSON.stringify(event);
      return readVendorEvent({
        signature: signWebhook(body, secret, nowMs, former),
        body,
        secrets: ["common"],
        ownSecrets,
        nowMs,
      });
    };
    const refused = { ok: false, reason: "bad-signature" };

    it.each(["the bank's", "the bank's former"])("is read where it is signed by one of its vendor's: %s", (secret) => {
      expect(signedBy(secret, envelope)).toEqual({ ok: true, event: envelope });
    });

    it.each(["common", "the county's", "anybody's"])("is not where it is signed by another: %s", (secret) => {
      expect(signedBy(secret, envelope)).toEqual(refused);
    });

    it("is not where a vendor without any of its own is named by one that has", () => {
      expect(signedBy("the bank's", { ...envelope, kind: "flood", act: "determine" })).toEqual(refused);
    });

    it("is read where one of two signatures is its vendor's", () => {
      expect(signedBy("anybody's", envelope, "the bank's")).toEqual({ ok: true, event: envelope });
    });
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
