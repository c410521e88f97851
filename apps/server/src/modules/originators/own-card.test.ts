import { loanOriginator } from "@gable/contract/calls/originators.ts";
import { OWN_PICTURE_SIDE, ownCard, removeOwnPicture, saveOwnPicture } from "@gable/contract/calls/originators-desk.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { plainJpeg } from "@gable/testkit/plain-jpeg.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";

const base64 = (side: number) => plainJpeg(side).toString("base64");

describe("a loan officer’s own card", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const visit = (referrer: string) =>
    product.app.inject({
      method: "POST",
      url: "/ft/external/session",
      headers: { host: "localhost" },
      payload: {
        platform: "WEB",
        libraryVersion: "1",
        appVersion: "test",
        referrer: "",
        queryParams: { referrer: [referrer] },
        screen: { width: 1280, height: 800 },
        window: { width: 1280, height: 700 },
        sessionKey: null,
        trackerUuid: null,
      },
    });

  it("is what borrowers see, with the link, whom it brought, and where they may bring applications", async () => {
    const { ctx } = product;
    const officer = await openStaff(product, "loan-officer");
    expect(await officer.client.send(ownCard, {})).toMatchObject({
      card: null,
      leads: { applications: 0, latest: [] },
    });
    await ctx.database.kysely
      .updateTable("staff")
      .set({ originator_uuid: MARISOL })
      .where("uuid", "=", officer.staffUuid)
      .execute();
    const { applicationUuid } = await openBorrower(product);
    await openBorrower(product);
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, applicationUuid, { kind: "system" }, () => ({
        event: "referred",
        facts: { channel: { referrerUuid: MARISOL } },
      })),
    );
    await visit(MARISOL);
    await visit("5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a99");
    const { card, states, leads } = await officer.client.send(ownCard, {});
    expect(card?.link).toContain(`/register?referrer=${MARISOL}`);
    expect(leads).toMatchObject({ visits: 1, applications: 1, funded: 0, latest: [{ uuid: applicationUuid, row: 1 }] });
    expect(states).toHaveLength(51);
    expect(new Set(states.map(({ answer }) => answer)).size).toBeGreaterThan(1);
    for (const role of ["administrator", "underwriter", "auditor"] as const) {
      const { client } = await openStaff(product, role);
      await expect(client.send(ownCard, {})).rejects.toMatchObject({ status: 403 });
    }
  });

  const officerOfCard = async () => {
    const officer = await openStaff(product, "loan-officer");
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ originator_uuid: MARISOL })
      .where("uuid", "=", officer.staffUuid)
      .execute();
    return officer.client;
  };
  /** As any borrower's page asks, of a lender. */
  const shown = async () => {
    const visitor = createBorrowerClient(product.url, "gable");
    const { originatorDisplayInfo } = await visitor.send(loanOriginator, { params: { loanOriginatorUuid: MARISOL } });
    return originatorDisplayInfo.avatarUri;
  };
  const fetched = async (url: string) => product.app.inject({ url, headers: { host: "localhost" } });

  it("shows borrowers the officer's picture, until it is taken off", async () => {
    const officer = await officerOfCard();
    expect(await shown()).toBeNull();
    const { photo } = await officer.send(saveOwnPicture, { body: { jpeg: base64(OWN_PICTURE_SIDE) } });
    expect(await shown()).toBe(photo);
    expect((await officer.send(ownCard, {})).card?.photo).toBe(photo);
    const reply = await fetched(photo);
    expect(reply.headers["content-type"]).toBe("image/jpeg");
    expect(reply.rawPayload.equals(plainJpeg(OWN_PICTURE_SIDE))).toBe(true);
    expect((await fetched(photo.replace("/gable/", "/harbor-pine/"))).statusCode).toBe(404);
    await officer.send(removeOwnPicture, {});
    expect(await shown()).toBeNull();
    expect((await fetched(photo)).statusCode).toBe(404);
  });

  it("takes no picture but a square JPEG of the size agreed, and none without a card", async () => {
    const officer = await officerOfCard();
    for (const jpeg of [Buffer.from(pixel).toString("base64"), base64(OWN_PICTURE_SIDE * 2), "bm8="])
      await expect(officer.send(saveOwnPicture, { body: { jpeg } })).rejects.toMatchObject({ status: 400 });
    expect(await shown()).toBeNull();
    const { client } = await openStaff(product, "loan-officer");
    await expect(client.send(saveOwnPicture, { body: { jpeg: base64(OWN_PICTURE_SIDE) } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(client.send(removeOwnPicture, {})).resolves.toBeUndefined();
  });
});
