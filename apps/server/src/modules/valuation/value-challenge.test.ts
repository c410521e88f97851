import { status } from "@gable/contract/calls/application.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import { decision } from "@gable/contract/calls/underwriting.ts";
import { challengeValue, valuation } from "@gable/contract/calls/valuation.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until, upload } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { AvmAnswer } from "@gable/vendors/avm/protocol.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { closingCostsOf } from "../closing/closing-costs-of.ts";
import { avmQuality } from "./avm-log.ts";

describe("a borrower who holds the value to be wrong", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("has a broker look once, at the lender's cost, and sees the broker's value in new offers", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      until: "OFFER_SELECTION",
    });
    const { client, uuid } = walked;
    const params = { uuid };
    const before = await client.send(valuation, { params });
    expect(before).toMatchObject({ source: "AVM", mayChallenge: true, challenge: null });
    const body = { value: (before.value ?? 0) + 5_000_000, why: "The model does not know of the extension of 2021." };
    // What goes to whoever looks is the borrower's own, and was sent for this.
    const statement = await upload(walked, "BANK_STATEMENT");
    await expect(client.send(challengeValue, { params, body: { ...body, papers: [statement] } })).rejects.toMatchObject(
      {
        problem: { fields: { papers: ["invalid"] } },
      },
    );
    const papers = [await upload(walked, "VALUATION_EVIDENCE")];
    await client.send(challengeValue, { params, body: { ...body, papers } });
    await expect(client.send(challengeValue, { params, body })).rejects.toMatchObject({ status: 409 });

    const after = await until(
      () => client.send(valuation, { params }),
      ({ challenge }) => challenge?.answer !== undefined && challenge?.answer !== null,
    );
    expect(after).toMatchObject({ source: "BPO", mayChallenge: false });
    expect(after.value).toBe(after.challenge?.answer?.value);
    expect(after.challenge).toMatchObject({ was: before.value, why: body.why, papers: 1 });
    await until(
      () => client.send(notifications, { query: {} }),
      (told) => told.some(({ title }) => title === "We looked at the value of your home again"),
    );
    const { documents: filed } = await client.send(documents, { params });
    const report = filed.find(({ type }) => type === "BROKER_PRICE_OPINION")?.uuid ?? "";
    const opinion = await client.open(document, { params: { uuid, document: report } });
    expect(await pdfText(new Uint8Array(await opinion.arrayBuffer()))).toContain("1 read");
    const made = await client.send(offers, { params });
    expect(made.home).toMatchObject({ value: after.value, source: "BPO" });

    const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;
    const charged = closingCostsOf(facts, product.ctx.policies.on("gable", "2026-11-20"));
    expect(charged.some(({ cost }) => cost === "VALUATION")).toBe(false);

    const [quality] = await avmQuality(product.ctx.database.kysely);
    expect(quality).toMatchObject({ state: "CA", asked: 1, compared: 1 });
    const error = (((before.value ?? 0) - (after.value ?? 0)) / (after.value ?? 1)) * 100;
    expect(quality?.medianErrorPercent).toBeCloseTo(error, 6);
  });

  it("may be who was declined for want of equity, and is decided anew when a broker finds more", async () => {
    const known = product.sandbox.orders.list("avm").at(-1)?.answer as Extract<AvmAnswer, { outcome: "valued" }>;
    const answer: AvmAnswer = { ...known, value: 40_000_000, low: 38_000_000, high: 42_000_000 };
    product.sandbox.orders.force({ kind: "avm", act: "value", answer, next: 1, later: false });
    const { client, uuid } = await walkIn(product, {
      persona: "straight-approval",
      email: "valued-too-low@example.com",
      until: "DECLINED",
    });
    const params = { uuid };
    const { reasons } = await client.send(decision, { params });
    expect(reasons.map(({ finding }) => finding)).toContain("EQUITY");
    expect(await client.send(valuation, { params })).toMatchObject({ value: 40_000_000, mayChallenge: true });
    const body = { value: known.value, why: "It is another house of the same street." };
    await client.send(challengeValue, { params, body });
    const { step } = await until(
      () => client.send(status, { params }),
      (now) => now.step === "OFFER_SELECTION",
    );
    expect(step).toBe("OFFER_SELECTION");
    expect((await client.send(offers, { params })).home).toMatchObject({ source: "BPO" });
  });

  it("may not be who was declined for another reason, which no value mends", async () => {
    const { client, uuid } = await walkIn(product, {
      persona: "score-decline",
      until: "DECLINED",
    });
    const params = { uuid };
    expect(await client.send(valuation, { params })).toMatchObject({ mayChallenge: false });
    const challenged = client.send(challengeValue, { params, body: { value: 90_000_000, why: "It is worth more." } });
    await expect(challenged).rejects.toMatchObject({ status: 409 });
  });
});
