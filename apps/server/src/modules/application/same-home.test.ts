import { randomUUID } from "node:crypto";
import { applications, createApplication, homeUnderWay, withdraw } from "@gable/contract/calls/application.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { saveProfile } from "@gable/contract/calls/profile.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a home for which an application is under way", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  async function registered() {
    const client = createBorrowerClient(product.url, "gable");
    const persona = await fetchPersona(product.config.vendorUrl, "straight-approval");
    const uuid = await registerPersona(client, persona, `${randomUUID()}@example.com`);
    const { street1, city, state, zip } = persona.fill.address;
    return { client, uuid, home: { street1, city, state, zip } };
  }

  it("is known to whom it belongs, however it is written, and to nobody else; once it has ended, to nobody", async () => {
    const [owner, coOwner] = [await registered(), await registered()];
    const asked = (client: typeof owner.client, home: typeof owner.home) =>
      client.send(homeUnderWay, { body: { home } });
    const shouted = { ...owner.home, street1: `${owner.home.street1.toUpperCase()}.`, zip: `${owner.home.zip}-1234` };
    expect(await asked(owner.client, shouted)).toMatchObject({ uuid: owner.uuid });
    const abbreviated = { ...owner.home, street1: owner.home.street1.replace(/Court$/, "Ct") };
    expect(await asked(owner.client, abbreviated)).toMatchObject({ uuid: owner.uuid });
    expect(await asked(owner.client, { ...owner.home, street1: `${owner.home.street1} Apt 2` })).toBeNull();
    // Each is told of their own alone.
    expect(await asked(coOwner.client, owner.home)).toMatchObject({ uuid: coOwner.uuid });
    const own = await coOwner.client.send(applications, {});
    expect(own.map(({ uuid }) => uuid)).toEqual([coOwner.uuid]);

    await coOwner.client.send(withdraw, { params: { uuid: coOwner.uuid }, body: {} });
    expect(await asked(coOwner.client, owner.home)).toBeNull();
    expect(await asked(owner.client, { ...owner.home, street1: "1 Elsewhere Lane" })).toBeNull();
  });

  it("has one application where two tabs begin it in the same instant", async () => {
    const { client, home } = await registered();
    const another = { ...home, street1: "77 Second Orchard Way" };
    const begun = await Promise.allSettled(
      Array.from({ length: 6 }, () => client.send(createApplication, { body: { answers: { home: another } } })),
    );
    const refused = begun.flatMap((one) => (one.status === "rejected" ? [one.reason.problem?.code] : []));
    expect(refused).toEqual(Array.from({ length: 5 }, () => "home-under-way"));
    expect(await client.send(applications, {})).toHaveLength(2);
  });

  it("is named by one alone of two that are moved to it in the same instant", async () => {
    const { client, home } = await registered();
    const begin = async (house: number) => {
      const answers = { home: { ...home, street1: `${house} Moving Orchard Way` } };
      return (await client.send(createApplication, { body: { answers } })).application.uuid;
    };
    const two = [await begin(1), await begin(2)];
    const body = { home: { ...home, street1: "3 Moving Orchard Way" } };
    const moved = await Promise.allSettled(two.map((uuid) => client.send(saveProfile, { params: { uuid }, body })));
    const codes = moved.map((one) => (one.status === "rejected" ? one.reason.problem?.code : "moved"));
    expect(new Set(codes)).toEqual(new Set(["home-under-way", "moved"]));
  });

  it("is one of ten that an account has under way at most, those that have ended aside", async () => {
    const { client, uuid, home } = await registered();
    const begin = (house: number) =>
      client.send(createApplication, {
        body: { answers: { home: { ...home, street1: `${house} Tenth Orchard Way` } } },
      });
    for (let house = 1; house < 10; house += 1) await begin(house);
    await expect(begin(10)).rejects.toMatchObject({ status: 409, problem: { code: "many-under-way" } });
    await client.send(withdraw, { params: { uuid }, body: {} });
    await begin(10);
  });

  it("is shown to staff with the other applications for it, and to another lender's with none", async () => {
    const [one, other] = [await registered(), await registered()];
    const { client: processor } = await openStaff(product, "processor");
    const { sameHome } = await processor.send(loanFile, { params: { uuid: one.uuid } });
    expect(sameHome).toContainEqual(expect.objectContaining({ uuid: other.uuid, standing: "ACTIVE" }));
    expect(sameHome.map(({ uuid }) => uuid)).not.toContain(one.uuid);
    const { client: stranger } = await openStaff(product, "processor", "harbor-pine");
    await expect(stranger.send(loanFile, { params: { uuid: one.uuid } })).rejects.toMatchObject({ status: 404 });
  });
});
