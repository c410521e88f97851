import { status } from "@gable/contract/calls/application.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { insurance, proveInsurance } from "@gable/contract/calls/insurance.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import { valuation } from "@gable/contract/calls/valuation.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { PayoffQuote } from "@gable/domain/workflow/facts/verification-facts.ts";
import { counterofferOf } from "@gable/domain/workflow/notices/counteroffer.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { dayFromToday } from "@gable/testkit/day-from-today.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "./advance.ts";
import { loadApplication } from "./application-store.ts";

describe("what is settled before documents are drawn", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkToClosing = (persona: string, orgCode = "gable", stopAt: Step = "FINAL_OFFER") =>
    walkIn(product, {
      persona,
      orgCode,
      // One persona may walk more than once.
      email: `${stopAt}.${persona}@example.com`.toLowerCase(),
      until: stopAt,
    });
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

  it("has a broker look at a home that no model knows, and lends on the figure, though the order's number was lost", async () => {
    // Every reply to the order is lost on its way: what the broker reports by itself is all there is.
    const lost = product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "truncated", next: 10_000 });
    const { client, uuid } = await walkToClosing("no-value");
    lost.lift();
    expect(lost.struck()).toBeGreaterThan(0);
    const seen = await client.send(valuation, { params: { uuid } });
    expect(seen).toMatchObject({ source: "BPO", opinion: { state: "COMPLETE", fee: 18_000, paidBy: "borrower" } });
    const { documents: papers } = await client.send(documents, { params: { uuid } });
    expect(papers.map(({ type }) => type)).toContain("BROKER_PRICE_OPINION");
  });

  it("asks the creditors what it costs to pay them off, and keeps their letters", async () => {
    const { client, uuid } = await walkToClosing("payoff", "harbor-pine");
    const { offer, payoffQuotes } = await factsOf(uuid);
    expect(offer?.payoffs).toHaveLength(2);
    expect(Object.keys(payoffQuotes).toSorted()).toEqual(offer?.payoffs.toSorted());
    expect(Object.values(payoffQuotes).map(({ outcome }) => outcome)).toEqual(["QUOTED", "QUOTED"]);
    const { documents: papers } = await client.send(documents, { params: { uuid } });
    const letters = papers.filter(({ type }) => type === "PAYOFF_STATEMENT");
    expect(letters.map(({ pages }) => pages)).toEqual([1, 1]);
  });

  it("has the borrower choose anew, and says why, when a creditor asks for more than the line holds", async () => {
    const { client, uuid } = await walkToClosing("payoff", "harbor-pine", "IDENTITY_VERIFICATION");
    const { offer } = await factsOf(uuid);
    const [debt = "", other = ""] = offer?.payoffs ?? [];
    const quoted = {
      outcome: "QUOTED",
      perDiem: 0,
      goodThrough: dayFromToday(60),
      payee: "Card",
      at: "2026-11-20T18:00:00Z",
    };
    const bank = { routingNumber: "021000021", accountNumber: "1", creditorReference: "1" };
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, () => ({
        event: "payoff-quoted",
        facts: {
          payoffQuotes: {
            [debt]: { ...quoted, ...bank, amount: offer?.initialDraw ?? 0 } as PayoffQuote,
            [other]: { ...quoted, ...bank, amount: 100_000 } as PayoffQuote,
          },
        },
      })),
    );
    expect((await client.send(status, { params: { uuid } })).step).toBe("REVISED_OFFER_SELECTION");
    const { receipt, offers: made } = await client.send(offers, { params: { uuid } });
    expect(receipt?.causes).toEqual(["PAYOFFS_HIGHER"]);
    expect(Math.min(...made.map(({ minLine }) => minLine))).toBeGreaterThan(offer?.initialDraw ?? 0);
    const notice = counterofferOf((await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file);
    expect(notice?.reasons.map(({ specify }) => specify)).toEqual([
      expect.stringContaining("A creditor asks for more"),
    ]);
  });

  it("gives notice of a flood zone and waits for the policy", async () => {
    const walked = await walkToClosing("flood-zone", "harbor-pine", "GEN_CLOSING_DISCLOSURES");
    const { client, uuid, last, email } = walked;
    expect(last.status.waitingOnFloodCert).toBe(true);
    expect((await passageOf(walked, last))?.routes).toContain("errorFloodCert");
    const wanted = await until(
      () => client.send(insurance, { params: { uuid } }),
      ({ kind }) => kind === "FLOOD",
    );
    expect(wanted).toMatchObject({ kind: "FLOOD", state: "NEEDED", coverageNeeded: 25_000_000 });
    const { documents: papers } = await until(
      () => client.send(documents, { params: { uuid } }),
      (seen) => seen.documents.some(({ type }) => type === "FLOOD_NOTICE"),
    );
    expect(papers.find(({ type }) => type === "FLOOD_NOTICE")?.acknowledgedAt).toBeNull();
    // Before anybody asked the agent for anything: no lender in it, half of each loss the owner's own, and cover from next month.
    await client.send(proveInsurance, {
      params: { uuid },
      body: {
        kind: "HAZARD",
        insurer: "Harvest Home Mutual",
        policyNumber: "BARE-4410",
        dwellingCoverage: 90_000_000,
        expiresOn: dayFromToday(300),
      },
    });
    const { hazardInsurance } = await until(
      () => factsOf(uuid),
      (facts) => facts.hazardInsurance?.result !== undefined,
    );
    expect(hazardInsurance?.result).toMatchObject({
      accepted: false,
      faults: ["policy-starts-later", "deductible-too-high", "loss-payee-missing"],
    });
    const mails = async () => (await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`)).text();
    await until(mails, (text) => text.includes("insurance needs a change"));
  });
});
