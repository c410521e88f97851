import { afterAll, describe, expect, it } from "vitest";
import { createSealingIdentity } from "../signing/sealing-identity.ts";
import { renderDocument } from "./render-document.ts";
import { openRenderPool } from "./render-pool.ts";
import { sampleInputs } from "./testing/sample-inputs.ts";
import { sampleLender } from "./testing/sample-lender.ts";

const kind = "SOFT_CREDIT_AUTHORIZATION";
const input = sampleInputs[kind];

describe("a render pool", () => {
  const pool = openRenderPool({ size: 2 });
  afterAll(() => pool.close());

  it("gives the same document as rendering on the spot", async () => {
    const document = await pool.render(kind, input, sampleLender, "es");
    const here = renderDocument(kind, input, sampleLender, "es");
    expect(document.sha256).toBe(here.sha256);
    expect(Buffer.from(document.bytes).equals(here.bytes)).toBe(true);
    expect(document.fields).toEqual(here.fields);
  });

  it("signs, seals and verifies there too", async () => {
    const document = await pool.render("CREDIT_AGREEMENT", sampleInputs.CREDIT_AGREEMENT, sampleLender, "en");
    const identity = await createSealingIdentity("Gable", new Date("2026-11-01T00:00:00Z"));
    const signed = await pool.sign(document.bytes, document.fields, {
      signerId: "signer-ana",
      shownSha256: document.sha256,
      signature: { form: "typed", text: "Ana María Rivera" },
      initials: { form: "typed", text: "AMR" },
      signedOn: "2026-11-20",
      caption: "Signed electronically",
    });
    const bytes = signed.ok ? signed.bytes : document.bytes;
    const sealed = await pool.seal(bytes, identity, { signedAt: new Date("2026-11-20T15:00:00Z"), reason: "Signed" });
    expect(signed).toMatchObject({ ok: true, complete: true });
    expect(await pool.verify(sealed, [identity.authorityCertificate])).toMatchObject({ valid: true, reason: "Signed" });
  });

  it("refuses an impossible input with the renderer's own words and goes on working", async () => {
    const impossible = { ...input, preparedOn: "2026-02-30" };
    await expect(pool.render(kind, impossible, sampleLender, "en")).rejects.toThrow(
      "Not a date in the form YYYY-MM-DD",
    );
    await expect(pool.render(kind, input, sampleLender, "en")).resolves.toMatchObject({ kind });
  });

  it("leaves the calling thread free: twenty documents cost it less than a tenth of what they take", async () => {
    await pool.render(kind, input, sampleLender, "en");
    const [threadBefore, processBefore] = [process.threadCpuUsage(), process.cpuUsage()];
    await Promise.all(Array.from({ length: 20 }, () => pool.render(kind, input, sampleLender, "en")));
    const [thread, all] = [process.threadCpuUsage(threadBefore), process.cpuUsage(processBefore)];
    expect(thread.user + thread.system).toBeLessThan((all.user + all.system) / 10);
  });

  it("refuses what comes after it is closed", async () => {
    const closing = openRenderPool({ size: 1 });
    await closing.close();
    await expect(closing.render(kind, input, sampleLender, "en")).rejects.toThrow("closed");
  });
});
