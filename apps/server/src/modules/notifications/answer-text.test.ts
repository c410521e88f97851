import { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { askPapers, MINUTE_MS, openTexted } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { signInbound } from "@gable/vendors/sms/inbound-text.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendWaiting } from "./send-waiting.ts";

describe("what somebody texts back", () => {
  let product: TestProduct;
  let last = 0;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** Somebody who was texted once. */
  async function texted(phone = `614555${3000 + (last += 1)}`) {
    const borrower = await openTexted(product, phone);
    const { uuid, choose, byDay, moveBy, arrived } = borrower;
    await choose(true);
    await byDay();
    await askPapers(product, uuid, "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03");
    await moveBy(15 * MINUTE_MS);
    await expect.poll(arrived).toHaveLength(1);
    const [first] = await arrived();
    const back = (text: string, id?: string) =>
      fetch(`${product.sandbox.url}/inbox/${first?.id}/reply`, {
        method: "POST",
        body: new URLSearchParams({ text, ...(id && { id }) }),
      });
    /** What arrived last, once so many have. */
    const lastOf = async (count: number) => {
      await expect.poll(arrived).toHaveLength(count);
      return (await arrived())[0]?.text ?? "";
    };
    const staff = await openStaff(product, "underwriter");
    const choice = async () => (await staff.client.send(fileMessages, { params: { uuid } })).texts;
    return { ...borrower, back, lastOf, choice };
  }

  it("STOP ends texts and is confirmed once, START begins them again, and staff see it", async () => {
    const { uuid, back, lastOf, choice, waiting, moveBy, arrived } = await texted();
    expect(await choice()).toMatchObject({ choice: "agreed", by: "consent" });
    expect((await back("Stop.")).status).toBe(200);
    expect(await lastOf(2)).toContain("You get no more texts from us");
    expect(await choice()).toMatchObject({ choice: "stopped", by: "reply" });
    await back("STOP");
    await askPapers(product, uuid, "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a04");
    await moveBy(15 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await waiting()).toHaveLength(1);
    await back("empezar");
    expect(await lastOf(3)).toContain("Recibirá de nuevo mensajes");
    expect(await choice()).toMatchObject({ choice: "agreed", by: "reply" });
    await askPapers(product, uuid, "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a05");
    await moveBy(15 * MINUTE_MS);
    expect(await lastOf(4)).toContain("We need something from you");
    expect(await arrived()).toHaveLength(4);
  });

  it("HELP names the lender and a person's number; anything else is answered once a day", async () => {
    const { back, lastOf, arrived, choice } = await texted();
    await back("help");
    expect(await lastOf(2)).toMatch(/^Gable: .*\(\d{3}\) \d{3}-\d{4}.*STOP/);
    const { back: write, lastOf: lastThere, arrived: there } = await texted();
    await write("Is it approved?");
    expect(await lastThere(2)).toContain("Nobody reads what is sent to this number");
    expect((await write("Hello?")).status).toBe(200);
    await write("help");
    await lastThere(3);
    expect([await there(), await arrived()].map(({ length }) => length)).toEqual([3, 2]);
    expect(await choice()).toMatchObject({ choice: "agreed" });
  });

  it("counts once, however often it is handed over", async () => {
    const { back, lastOf, choice } = await texted();
    await Promise.all([back("STOP", "SM-same"), back("STOP", "SM-same"), back("STOP", "SM-same")]);
    await lastOf(2);
    await back("START", "SM-start");
    await lastOf(3);
    expect((await back("STOP", "SM-same")).status).toBe(200);
    expect(await choice()).toMatchObject({ choice: "agreed", by: "reply" });
  });

  it("is refused unsigned, signed by somebody else, or in another form", async () => {
    const { phone, choice } = await texted();
    const url = `${product.url}/vendor-events/texts`;
    const post = (secret: string | null, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const headers = secret === null ? {} : { "x-twilio-signature": signInbound(url, body, secret) };
      return fetch(url, { method: "POST", body, headers });
    };
    const stop = { MessageSid: "SM-forged", From: `+1${phone}`, Body: "STOP" };
    const [unsigned, forged, formless] = [
      await post(null, stop),
      await post("guessed", stop),
      await post("test-vendor-webhook-secret", { Body: "STOP" }),
    ];
    expect([unsigned.status, forged.status, formless.status]).toEqual([401, 401, 400]);
    expect(await choice()).toMatchObject({ choice: "agreed" });
    const unknown = await post("test-vendor-webhook-secret", { ...stop, From: "+16145559999" });
    expect(unknown.status).toBe(200);
  });

  it("is not asked for where a text could not be delivered, which staff see", async () => {
    const { uuid } = await texted("6145550198");
    const staff = await openStaff(product, "underwriter");
    await expect
      .poll(async () => (await staff.client.send(fileMessages, { params: { uuid } })).messages)
      .toContainEqual(expect.objectContaining({ channel: "text", state: "undelivered", why: "unreachable" }));
  });

  it("to the carrier alone is learned of from the carrier", async () => {
    const { uuid, moveBy, choice } = await texted();
    await forceAnswer(product.sandbox.url, {
      kind: "sms",
      act: "send",
      answer: { outcome: "undeliverable", reason: "opted-out" },
    });
    await askPapers(product, uuid, "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a06");
    await moveBy(15 * MINUTE_MS);
    await expect.poll(choice).toMatchObject({ choice: "stopped", by: "carrier" });
  });
});
