import { hash } from "node:crypto";
import { openVendors } from "@gable/vendors/open.ts";
import { VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startSandbox } from "../server.ts";
import { type Lender, openLender, orderOf } from "../testing/lender.ts";

const sandbox = await startSandbox();
let lender: Lender;
beforeAll(async () => {
  lender = await openLender(sandbox.webhookSecret);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await lender.close();
  await sandbox.close();
});

const plaid = { url: `${sandbox.url}/plaid`, clientId: "a client", secret: sandbox.apiKey, readsIncome: true };

function open() {
  const { bankLink, plaidNotices } = openVendors({ ...sandbox, plaid });
  if (!plaidNotices) throw new Error("nobody reads Plaid's notices");
  return { bankLink, notices: plaidNotices };
}

/** Ends a visit at Plaid's page, and waits for the notice of it. */
async function noticeOf(path: "/link/finish" | "/link/cancel") {
  const { bankLink } = open();
  const asked = {
    person: { name: { first: "Ada", last: "Sorensen" } },
    returnUrl: "https://lender.example/back",
    state: "state-1",
    purpose: "accounts",
  } as const;
  const opened = await bankLink.startLink(orderOf(asked, { callbackUrl: lender.callbackUrl, reference: "file-7" }));
  if (opened.status !== "answered" || opened.answer.outcome !== "open") throw new Error("no page was opened");
  const visit = new URL(opened.answer.url).searchParams.get("visit") ?? "";
  const before = lender.received.length;
  await fetch(`${sandbox.url}${path}`, { method: "POST", body: new URLSearchParams({ visit }), redirect: "manual" });
  const received = await vi.waitUntil(() => lender.received[before]);
  const signature = received.headers["plaid-verification"];
  return { order: opened.order, ...received, signature: typeof signature === "string" ? signature : undefined };
}

/** The next time that a key is asked for, Plaid is down. */
const failKeys = () =>
  fetch(`${sandbox.url}/admin/plaid-failures`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      endpoint: "/webhook_verification_key/get",
      error_type: "API_ERROR",
      status: 500,
      error_code: "INTERNAL_SERVER_ERROR",
    }),
  });

describe("a notice of Plaid's", () => {
  it.each(["/link/finish", "/link/cancel"] as const)("tells which visit is over after %s", async (path) => {
    const { order, body, signature, ...notice } = await noticeOf(path);
    expect(notice.path).toBe("/vendor-events/plaid/file-7");
    expect(await open().notices.read({ signature, body })).toEqual({ ok: true, endedVisit: order });
  });

  it("comes again until somebody takes it", async () => {
    lender.turnAway(1);
    const { order, body, signature } = await noticeOf("/link/finish");
    expect(await open().notices.read({ signature, body })).toEqual({ ok: true, endedVisit: order });
  });

  it("is not believed without its signature, with another body, or when it is old", async () => {
    const { notices } = open();
    const { body, signature } = await noticeOf("/link/finish");
    const refused = { ok: false, reason: "bad-signature" };
    expect(await notices.read({ signature: undefined, body })).toEqual(refused);
    expect(await notices.read({ signature, body: `${body} ` })).toEqual(refused);
    vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ["Date"] });
    expect(await notices.read({ signature, body })).toEqual(refused);
  });

  it("is not believed where the key is none of Plaid's, whatever it is called", async () => {
    const { signature = "", body } = await noticeOf("/link/finish");
    const { kid = "" } = JSON.parse(Buffer.from(signature.split(".")[0] ?? "", "base64url").toString()) as {
      kid?: string;
    };
    const { privateKey } = await generateKeyPair("ES256");
    const shared = new TextEncoder().encode(
      JSON.stringify(await exportJWK((await generateKeyPair("ES256")).publicKey)),
    );
    const claims = () => new SignJWT({ request_body_sha256: hash("sha256", body) }).setIssuedAt();
    const forged = [
      await claims().setProtectedHeader({ alg: "ES256", kid }).sign(privateKey),
      await claims().setProtectedHeader({ alg: "ES256", kid: "made up" }).sign(privateKey),
      await claims().setProtectedHeader({ alg: "HS256", kid }).sign(shared),
    ];
    for (const one of forged)
      expect(await open().notices.read({ signature: one, body })).toEqual({ ok: false, reason: "bad-signature" });
  });

  it("is left for later while Plaid does not give the key, and the key is asked for once", async () => {
    const { notices } = open();
    const { order, body, signature } = await noticeOf("/link/finish");
    await failKeys();
    await expect(notices.read({ signature, body })).rejects.toThrow(VendorUnavailable);
    expect(await notices.read({ signature, body })).toEqual({ ok: true, endedVisit: order });
    await failKeys();
    expect(await notices.read({ signature, body })).toEqual({ ok: true, endedVisit: order });
  });
});
