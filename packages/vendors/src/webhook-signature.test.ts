import { describe, expect, it } from "vitest";
import { signWebhook, verifyWebhook } from "./webhook-signature.ts";

const now = Date.UTC(2026, 10, 20, 12);
const body = '{"event":"evt_1"}';

describe("the signature of a webhook", () => {
  it("is accepted with the right secret", () => {
    expect(verifyWebhook(signWebhook(body, "secret", now), body, ["secret"], now)).toEqual({ ok: true });
  });

  it("is accepted with either secret while one is being replaced", () => {
    const header = signWebhook(body, "old", now);
    expect(verifyWebhook(header, body, ["new", "old"], now)).toEqual({ ok: true });
  });

  it("is accepted by who knows one of two secrets that sign together", () => {
    const header = signWebhook(body, "new", now, "former");
    for (const known of ["new", "former"]) expect(verifyWebhook(header, body, [known], now)).toEqual({ ok: true });
    expect(verifyWebhook(header, body, ["other"], now)).toEqual({ ok: false, reason: "bad-signature" });
  });

  it.each([
    ["no header", undefined, body],
    ["another secret", signWebhook(body, "other", now), body],
    ["a changed body", signWebhook(body, "secret", now), `${body} `],
    ["a changed time", signWebhook(body, "secret", now).replace(/t=\d+/, `t=${now / 1000 + 1}`), body],
    ["a header of another form", "v1=abc", body],
  ])("is refused with %s", (_, header, received) => {
    expect(verifyWebhook(header, received, ["secret"], now)).toEqual({ ok: false, reason: "bad-signature" });
  });

  it.each([
    [299, { ok: true }],
    [301, { ok: false, reason: "stale" }],
    [-299, { ok: true }],
    [-301, { ok: false, reason: "stale" }],
  ])("sent %i seconds ago gives %o", (seconds, expected) => {
    expect(verifyWebhook(signWebhook(body, "secret", now - seconds * 1000), body, ["secret"], now)).toEqual(expected);
  });
});
