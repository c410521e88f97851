import { insurance } from "@gable/contract/calls/insurance.ts";
import type { Persona } from "@gable/testkit/borrower/persona.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
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
    const certificate = {
      name: "flood-certificate.png",
      mediaType: "image/png",
      content: Buffer.from(pixel).toString("base64"),
    };
    const answer = {
      outcome: "determined",
      determination: "det_1",
      zone: "AE",
      specialFloodHazardArea: true,
      community: { name: "Dallas", number: "480171", participates: true },
      mapPanel: "48113C0190K",
      mapEffectiveOn: "2014-07-07",
      determinedOn: "2026-11-02",
      lifeOfLoan: true,
      certificate,
    };
    const forced = await fetch(`${product.sandbox.url}/admin/answers`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "flood", act: "determine", answer, next: 1000 }),
    });
    if (!forced.ok) throw new Error(await forced.text());
  });
  afterAll(() => product.close());

  it.each<[string, string, (persona: Persona) => Persona]>([
    ["two owners of a Texas homestead in a flood zone", "texas-bpo", withBrother],
    ["two owners in a county of paper, in a flood zone", "paper-county", withSister],
    ["two owners who meet the notary by video, in a flood zone", "joint-owner", asIs],
    ["a trust in a flood zone", "trust", asIs],
    ["a line that pays off debts, in a flood zone", "payoff", asIs],
  ])("is funded: %s", async (_what, persona, as) => {
    const { url, sandbox } = product;
    const walked = await walk({ url, sandboxUrl: sandbox.url, persona, as, timePasses: true });
    expect(walked.last.step).toBe("COMPLETE");
    const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;
    expect(facts.flood?.specialHazardArea).toBe(true);
    expect(facts.floodInsurance?.result?.accepted).toBe(true);
    expect(facts.signers.every(({ signedAt }) => signedAt !== undefined)).toBe(true);
    expect(facts.deed).toBeDefined();
    expect((await walked.client.send(insurance, { params: { uuid: walked.uuid } })).state).toBe("ACCEPTED");
  });
});
