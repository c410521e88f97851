import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { dismissPreparedOffer, offers, selectOffer } from "@gable/contract/calls/offers.ts";
import { preparableOffers, prepareOffer } from "@gable/contract/calls/offers-desk.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("an offer that staff prepare", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "straight-approval",
      until: "OFFER_SELECTION",
    });
  });
  afterAll(() => product.close());

  it("lies ready for the borrower, who is told of it, and alone chooses or puts it away", async () => {
    const { client: borrower } = walked;
    const params = { uuid: walked.uuid };
    const { client, name } = await openStaff(product, "processor");
    const before = await client.send(preparableOffers, { params });
    expect(before.prepared).toBeNull();
    const [offer] = before.offers;
    const line = offer?.minLine ?? 0;
    const body = { offerUuid: offer?.uuid ?? "", line };
    const { prepared } = await client.send(prepareOffer, { params, body });
    expect(prepared).toMatchObject({ ...body, by: name });
    const seen = await borrower.send(offers, { params });
    expect(seen).toMatchObject({ prepared: { ...body, by: name }, chosen: null });
    const told = await borrower.send(notifications, { query: {} });
    expect(told[0]?.title).toBe("An offer was prepared for you");
    const { events } = await client.send(fileEvents, { params, query: {} });
    expect(events[0]).toMatchObject({ type: "offer-prepared", by: "staff", who: name });

    await borrower.send(dismissPreparedOffer, { params });
    expect((await borrower.send(offers, { params })).prepared).toBeNull();
    await expect(borrower.send(dismissPreparedOffer, { params })).rejects.toMatchObject({ status: 409 });

    await client.send(prepareOffer, { params, body });
    await borrower.send(selectOffer, {
      params,
      body: {
        offerUuid: body.offerUuid,
        selectedOfferAmount: line,
        selectedDiscounts: [],
        selectedAccountsToPayoff: [],
      },
    });
    expect(await borrower.send(offers, { params })).toMatchObject({ prepared: null, chosen: body });
    expect((await client.send(preparableOffers, { params })).prepared).toBeNull();
  });

  it("is one that is made, and nobody prepares one who decides about credit", async () => {
    const params = { uuid: walked.uuid };
    const { client } = await openStaff(product, "support-agent");
    const { offers: made } = await client.send(preparableOffers, { params });
    const [offer] = made;
    const beyond = { offerUuid: offer?.uuid ?? "", line: (offer?.maxLine ?? 0) + 100 };
    await expect(client.send(prepareOffer, { params, body: beyond })).rejects.toMatchObject({
      problem: { fields: { line: ["not-offered"] } },
    });
    const unknown = { ...beyond, offerUuid: "5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11" };
    await expect(client.send(prepareOffer, { params, body: unknown })).rejects.toMatchObject({ status: 409 });
    const underwriter = await openStaff(product, "underwriter");
    await expect(underwriter.client.send(preparableOffers, { params })).rejects.toMatchObject({ status: 403 });
  });
});
