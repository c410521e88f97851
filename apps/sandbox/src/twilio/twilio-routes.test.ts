import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { inboundSignatureHeader } from "@gable/vendors/sms/inbound-text.ts";
import { readTextStatus } from "@gable/vendors/sms/text-status.ts";
import { twilioTexts } from "@gable/vendors/sms/twilio.ts";
import { VendorRefused, VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ReplyFault } from "../faults.ts";
import { type Sandbox, startSandbox } from "../server.ts";
import { orderOf } from "../testing/lender.ts";
import { GATEWAY } from "../text-back.ts";
import { TWILIO_ACCOUNT } from "./twilio-routes.ts";

const authToken = "the token of the account";
const words = "Gable: Your code is 654321.";

/** What went wrong. */
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("texts by Twilio", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ webhookSecret: authToken });
  });
  afterEach(() => sandbox.faults.clear());
  afterAll(() => sandbox.close());

  const account = () => ({
    accountSid: TWILIO_ACCOUNT,
    authToken,
    from: GATEWAY,
    url: `${sandbox.url}/twilio`,
  });
  const textTo = (to: string, given: Partial<ReturnType<typeof account>> = {}, timeOutMs = 20_000) =>
    twilioTexts({ ...account(), ...given }, { attemptTimeOutMs: timeOutMs }).send(orderOf({ to, text: words }));
  it.each([
    ["a number", GATEWAY],
    ["a Messaging Service", `MG${"0".repeat(32)}`],
  ])("arrive from %s, and nothing of them is kept", async (_what, from) => {
    const to = from === GATEWAY ? "6145550110" : "6145550111";
    expect(await textTo(to, { from })).toMatchObject({
      status: "answered",
      exchanges: [],
      answer: { outcome: "accepted", message: expect.stringMatching(/^SM[\da-f]{32}$/) as string },
    });
    expect(sandbox.inbox.list(to)).toMatchObject([{ channel: "text", from, text: words }]);
  });

  it.each([
    ["who stopped them with the carrier", "6145550197", "opted-out"],
    ["at a landline", "6145550199", "not-a-mobile"],
    ["of no number", "1145550110", "not-a-mobile"],
  ])("do not reach one %s", async (_who, to, reason) => {
    expect(await textTo(to)).toMatchObject({ answer: { outcome: "undeliverable", reason } });
    expect(sandbox.inbox.list(to)).toEqual([]);
  });

  it.each<[ReplyFault, string]>([
    ["429", "rate-limited"],
    ["500", "server-error"],
    ["503", "server-error"],
    ["garbage", "malformed-answer"],
  ])("wait for another try after %s, which is taken", async (fault, reason) => {
    sandbox.faults.set({ kind: "sms", fault });
    const failure = await failureOf(textTo("6145550112"));
    expect(failure).toBeInstanceOf(VendorUnavailable);
    expect(failure).toMatchObject({ reason });
    expect(await textTo("6145550112")).toMatchObject({ answer: { outcome: "accepted" } });
  });

  it("wait for another try where no answer comes, or nobody is there", async () => {
    sandbox.faults.set({ kind: "sms", fault: "time-out" });
    expect(await failureOf(textTo("6145550113", {}, 200))).toMatchObject({ reason: "time-out" });
    expect(await failureOf(textTo("6145550113", { url: "http://127.0.0.1:1" }))).toMatchObject({
      name: "VendorUnavailable",
      reason: "unreachable",
    });
  });

  it("leave Twilio alone for a while once it failed often", async () => {
    sandbox.faults.set({ kind: "sms", fault: "500", next: 2 });
    const texts = twilioTexts(account(), { breakerThreshold: 2 });
    const send = () => failureOf(texts.send(orderOf({ to: "6145550114", text: words })));
    expect([await send(), await send(), await send()]).toMatchObject([
      { reason: "server-error" },
      { reason: "server-error" },
      { reason: "circuit-open" },
    ]);
    expect(sandbox.inbox.list("6145550114")).toEqual([]);
  });

  it.each([
    ["token", { authToken: "another token" }, "20003"],
    ["sender", { from: "+16145550100" }, "21606"],
  ])("fail for good with a wrong %s, and say neither number nor words", async (_what, given, code) => {
    const failure = await failureOf(textTo("6145550115", given));
    expect(failure).toBeInstanceOf(VendorRefused);
    expect(failure).toMatchObject({ code, exchanges: [] });
    expect(String(failure)).not.toMatch(/6145550115|654321|another token/);
  });

  it.each([
    ["6145550116", "delivered", null],
    ["6145550198", "undelivered", "unreachable"],
  ])("to %s are told to be %s, signed with the account's token", async (to, status, undelivered) => {
    const told = Promise.withResolvers<{ signature: string | undefined; url: string; body: string }>();
    const lender = createServer((request, response) => {
      const signature = request.headers[inboundSignatureHeader];
      response.writeHead(204).end();
      void text(request).then((body) =>
        told.resolve({ signature: String(signature), url: `${address()}${request.url}`, body }),
      );
    });
    await new Promise<void>((resolve) => lender.listen(0, "127.0.0.1", resolve));
    const address = () => `http://127.0.0.1:${(lender.address() as AddressInfo).port}`;
    const order = orderOf({ to, text: words }, { reference: "text-1", callbackUrl: `${address()}/vendor-events` });
    await twilioTexts(account()).send(order);
    const received = await told.promise;
    expect(received.url).toBe(`${address()}/vendor-events/texts/text-1`);
    expect(readTextStatus({ ...received, secrets: [authToken] })).toEqual({
      ok: true,
      read: { id: expect.stringMatching(new RegExp(` ${status}$`)) as string, undelivered },
    });
    expect(readTextStatus({ ...received, secrets: ["another"] })).toEqual({ ok: false, reason: "bad-signature" });
    await new Promise((resolve) => void lender.close(resolve));
  });
});
