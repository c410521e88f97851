import { describe, expect, it } from "vitest";
import { readInboundText, signInbound } from "./inbound-text.ts";

const url = "https://loans.example.com/vendor-events/texts";
const fields = new URLSearchParams({
  MessageSid: "SM1",
  From: "+16145552001",
  To: "+18005550142",
  Body: "Stop, please",
});

describe("a text to the lender", () => {
  const reading = (changed: Partial<Parameters<typeof readInboundText>[0]> = {}) =>
    readInboundText({
      signature: signInbound(url, fields, "new"),
      url,
      body: fields.toString(),
      secrets: ["old", "new"],
      ...changed,
    });

  it("is signed as Twilio signs, which its documentation shows with this example", () => {
    const example = new URLSearchParams({
      CallSid: "CA1234567890ABCDE",
      Caller: "+14158675309",
      Digits: "1234",
      From: "+14158675309",
      To: "+18005551212",
    });
    expect(signInbound("https://mycompany.com/myapp.php?foo=1&bar=2", example, "12345")).toBe(
      "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
    );
  });

  it("is read where the signature is right, also by a secret that is being replaced", () => {
    const read = { id: "SM1", from: "6145552001", text: "Stop, please" };
    expect(reading()).toEqual({ ok: true, read });
    expect(reading({ signature: signInbound(url, fields, "old") })).toEqual({ ok: true, read });
  });

  it.each([
    ["no signature", { signature: undefined }],
    ["another secret", { secrets: ["other"] }],
    ["another address", { url: `${url}/` }],
    ["another word", { body: fields.toString().replace("Stop", "Go") }],
    ["a field more", { body: `${fields.toString()}&NumMedia=0` }],
  ])("is refused with %s", (_what, changed) => {
    expect(reading(changed)).toEqual({ ok: false, reason: "bad-signature" });
  });

  it("is refused where it names no number of the country", () => {
    const abroad = new URLSearchParams({ MessageSid: "SM1", From: "+4930123456", Body: "STOP" });
    expect(reading({ body: abroad.toString(), signature: signInbound(url, abroad, "new") })).toEqual({
      ok: false,
      reason: "malformed",
    });
  });
});
