import { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { askPapers, MINUTE_MS, openTexted } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { tellAsVendor, vendorReport } from "@gable/testkit/tell-as-vendor.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("what the vendor of texts says of one that it took before", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is never taken back, whatever comes late, and a stop with the carrier is heeded by whatever road it comes", async () => {
    const { uuid, choose, byDay, moveBy, arrived, outbox } = await openTexted(product, "6145550177");
    await choose(true);
    await byDay();
    await askPapers(product, uuid, "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a0a");
    await moveBy(15 * MINUTE_MS);
    await expect.poll(arrived).toHaveLength(1);
    const staff = await openStaff(product, "underwriter");
    const seen = () => staff.client.send(fileMessages, { params: { uuid } });
    const sent = async () => (await seen()).messages.filter(({ state }) => state === "sent");
    await expect.poll(async () => (await sent()).map(({ channel }) => channel)).toContain("text");
    const [text = ""] = await outbox();
    const mail = (await sent()).find(({ channel }) => channel === "mail");
    const tell = (reference: string, revision: number, answer: object) =>
      tellAsVendor(
        product,
        vendorReport({ kind: "sms", act: "send", order: "ord_t", status: "answered", reference, revision, answer }),
      );
    const gone = { outcome: "undeliverable", reason: "opted-out" };
    expect(await tell(text, 2, gone)).toMatchObject({ status: 204 });
    expect(await tell(text, 1, { outcome: "accepted", message: "SM1" })).toMatchObject({ status: 204 });
    const { messages, texts } = await seen();
    expect(messages.find((one) => one.uuid === text)).toMatchObject({ state: "undelivered", why: "opted-out" });
    expect(texts).toMatchObject({ choice: "stopped", by: "carrier" });
    // It has carried none of our mail.
    expect(await tell(mail?.uuid ?? "", 1, gone)).toMatchObject({ status: 409 });
  });
});
