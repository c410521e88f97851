import { insurance } from "@gable/contract/calls/insurance.ts";
import type { Persona } from "@gable/testkit/borrower/persona.ts";
import { withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { floodNextHomes } from "@gable/testkit/force-answer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "./application-store.ts";

/** The home belongs to two, whoever the persona is. */
const withSister = (persona: Persona): Persona => ({
  ...persona,
  fill: {
    ...persona.fill,
    ownership: "JOINT",
    signers: [
      {
        name: { first: "Inez", last: "Calloway" },
        dateOfBirth: "1979-03-14",
        email: "inez@example.com",
        phone: "+13035550181",
        relation: "co-owner",
      },
    ],
  },
});

const asIs = (persona: Persona): Persona => persona;

/** What meets in one application in every week of a lender's, though no persona has all of it. */
describe("an application in which several things come together", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    await floodNextHomes(product.sandbox.url, 1000);
  });
  afterAll(() => product.close());

  it.each<[string, string, (persona: Persona) => Persona]>([
    ["two owners of a Texas homestead in a flood zone", "texas-bpo", withBrother],
    ["two owners in a county of paper, in a flood zone", "paper-county", withSister],
    ["two owners who meet the notary by video, in a flood zone", "joint-owner", asIs],
    ["a trust in a flood zone", "trust", asIs],
    ["a line that pays off debts, in a flood zone", "payoff", asIs],
  ])("is funded: %s", async (_what, persona, as) => {
    const walked = await walkIn(product, { persona, as, timePasses: true });
    expect(walked.last.step).toBe("COMPLETE");
    const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;
    expect(facts.flood?.specialHazardArea).toBe(true);
    expect(facts.floodInsurance?.result?.accepted).toBe(true);
    expect(facts.signers.every(({ signedAt }) => signedAt !== undefined)).toBe(true);
    expect(facts.deed).toBeDefined();
    expect((await walked.client.send(insurance, { params: { uuid: walked.uuid } })).state).toBe("ACCEPTED");
  });
});
