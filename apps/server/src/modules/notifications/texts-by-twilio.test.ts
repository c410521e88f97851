import { randomUUID } from "node:crypto";
import { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { askPapers, MINUTE_MS, openTexted } from "@gable/testkit/open-texted.ts";
import { openTwilio, type TestTwilio } from "@gable/testkit/open-twilio.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { signInbound } from "@gable/vendors/sms/inbound-text.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a product that texts by Twilio", () => {
  let twilio: TestTwilio;
  let product: TestProduct;
  beforeAll(async () => {
    twilio = await openTwilio();
    product = await startProduct({ environment: twilio.environment });
  });
  afterAll(async () => {
    await product.close();
    await twilio.sandbox.close();
  });

  /** Somebody who agreed to texts, and about whom there is something to say. */
  async function texted(phone: string) {
    const borrower = await openTexted({ ...product, sandbox: twilio.sandbox }, phone);
    await borrower.choose(true);
    await borrower.byDay();
    await askPapers(product, borrower.uuid, randomUUID());
    await borrower.moveBy(15 * MINUTE_MS);
    const staff = await openStaff(product, "underwriter");
    const messages = async () => staff.client.send(fileMessages, { params: { uuid: borrower.uuid } });
    return { ...borrower, messages };
  }

  it("sends a borrower's text there alone, and takes what they text back with its signature", async () => {
    const { phone, arrived, messages } = await texted("6145550120");
    await expect
      .poll(arrived)
      .toMatchObject([{ channel: "text", text: expect.stringContaining("We need something from you") as string }]);
    expect(product.sandbox.inbox.list(phone)).toEqual([]);
    const [text] = await arrived();
    const back = await fetch(`${twilio.sandbox.url}/inbox/${text?.id}/reply`, {
      method: "POST",
      body: new URLSearchParams({ text: "STOP" }),
    });
    expect(back.status).toBe(200);
    await expect.poll(arrived).toHaveLength(2);
    expect((await messages()).texts).toMatchObject({ choice: "stopped", by: "reply" });
  });

  it("tries again after an outage", async () => {
    twilio.sandbox.faults.set({ kind: "sms", fault: "429" });
    const { arrived } = await texted("6145550121");
    await expect.poll(arrived).toHaveLength(1);
    expect(twilio.sandbox.faults.list()).toEqual([]);
  });

  it("shows staff a text that Twilio took, and could not deliver", async () => {
    const { messages } = await texted("6145550198");
    await expect
      .poll(async () => (await messages()).messages)
      .toContainEqual(expect.objectContaining({ channel: "text", state: "undelivered", why: "unreachable" }));
  });

  it("learns at once who stopped it with the carrier", async () => {
    const { messages } = await texted("6145550197");
    await expect.poll(async () => (await messages()).texts).toMatchObject({ choice: "stopped", by: "carrier" });
  });

  it("learns later who stopped it with the carrier, once, and from Twilio alone", async () => {
    const { outbox, arrived, messages } = await texted("6145550122");
    await expect.poll(arrived).toHaveLength(1);
    const [uuid = ""] = await outbox();
    const url = `${product.config.vendorCallbackUrl}/texts/${uuid}`;
    const tell = async (secret: string, fields: Record<string, string>, to = url) => {
      const body = new URLSearchParams(fields);
      const headers = { "x-twilio-signature": signInbound(to, body, secret) };
      return (await fetch(to, { method: "POST", headers, body })).status;
    };
    const stopped = { MessageSid: "SM1", MessageStatus: "failed", ErrorCode: "21610" };
    expect([
      await tell("guessed by somebody", stopped),
      await tell(twilio.authToken, { MessageSid: "SM1" }),
      await tell(twilio.authToken, stopped, `${url}0`),
    ]).toEqual([401, 400, 400]);
    expect((await messages()).texts).toMatchObject({ choice: "agreed" });

    expect(await tell(twilio.authToken, stopped)).toBe(204);
    expect(await messages()).toMatchObject({ texts: { choice: "stopped", by: "carrier" } });
    const [text] = await arrived();
    await fetch(`${twilio.sandbox.url}/inbox/${text?.id}/reply`, {
      method: "POST",
      body: new URLSearchParams({ text: "START" }),
    });
    expect(await tell(twilio.authToken, stopped)).toBe(204);
    expect((await messages()).texts).toMatchObject({ choice: "agreed", by: "reply" });
  });
});
