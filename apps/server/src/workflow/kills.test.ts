import { planJourney } from "@gable/testkit/reliability/journey-plan.ts";
import { liveInPeace, liveThroughFaults, openEntrance } from "@gable/testkit/reliability/live-through-faults.ts";
import { simulateJourney } from "@gable/testkit/reliability/simulate-journey.ts";
import { planEarlyStory } from "@gable/testkit/reliability/vendor-matrix.ts";
import { walkInPeace, walkThroughKills } from "@gable/testkit/reliability/walk-through-kills.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The small form of `npm run test:reliability`. Starts PostgreSQL itself, whatever the rest of the run uses. */
describe("an application whose server and database are killed on the way", () => {
  const persona = "straight-approval";
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startOwnProduct();
  });
  afterAll(() => product.close());

  it("loses nothing that was acknowledged, does nothing twice, and arrives where it would have", async () => {
    const peace = await walkInPeace(product, { persona });
    const survived = await walkThroughKills(product, peace.requests, { seed: 2, server: 3, database: 1, persona });
    expect(survived).toMatchObject({ last: "COMPLETE", lost: [], brokenAt: undefined });
    expect(survived.effects).toEqual(peace.effects);
    expect(survived.restartsMs).toHaveLength(3);
  });

  it("lives through the same journey for the same seed, and breaks nothing that a lender would swear to", async () => {
    const plan = { ...planJourney(18, { killsToo: false }), persona };
    const live = (time: string) => simulateJourney(product, plan, { time, until: "SUMMARY_DISCLOSURE" });
    const first = await live("first");
    expect(first.breaches).toEqual([]);
    expect((await live("second")).hash).toBe(first.hash);
  });

  it("stands where it is written while vendors fail, and goes on without staff when they are back", async () => {
    const entrance = openEntrance();
    const story = planEarlyStory(2);
    const peace = await liveInPeace(product, story, entrance);
    const { cells, breaches } = await liveThroughFaults(product, story, entrance, peace);
    expect(cells.map(({ tried, breaches: own }) => [tried.fault, own])).toEqual(
      ["403", "garbage", "truncated", "duplicate", "replayed"].map((fault) => [fault, []]),
    );
    expect(breaches).toEqual([]);
  });
});
