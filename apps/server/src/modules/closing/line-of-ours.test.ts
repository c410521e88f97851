import { liens } from "@gable/contract/calls/liens.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { rescind } from "@gable/contract/calls/rescission.ts";
import { walksOnOneHome } from "@gable/testkit/borrower/on-one-home.ts";
import { type Walked, walkOn } from "@gable/testkit/borrower/walk.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

const debtsOf = ({ client, uuid }: Pick<Walked, "client" | "uuid">) => client.send(liens, { params: { uuid } });

// Neither a report nor the county knows yet of a line that was signed last week: what is lent on a home counts it all the same.
describe("a home on which the same person has signed a line of ours, under another account", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const walkTo = walksOnOneHome(() => product, "straight-approval");
  const factsOf = async ({ uuid }: Pick<Walked, "uuid">) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const storyOf = async ({ uuid }: Pick<Walked, "uuid">) => {
    const { events } = await underwriter.client.send(fileEvents, { params: { uuid }, query: {} });
    return events.map(({ type }) => type);
  };

  it("is lent on with that line among its debts from the first, and without it once it was cancelled", async () => {
    const first = await walkTo("NOTARY_DISCLOSURE");
    const { offer } = await factsOf(first);
    const second = await walkTo("LIEN_VERIFICATION");
    const ours = (await debtsOf(second)).liens.filter(({ seenIn }) => seenIn === "OURS");
    expect(ours).toMatchObject([{ limit: offer?.line, openedOn: expect.any(String) }]);

    await first.client.send(rescind, { params: { uuid: first.uuid }, body: { confirmed: true } });
    const third = await walkTo("LIEN_VERIFICATION");
    expect((await debtsOf(third)).liens.filter(({ seenIn }) => seenIn === "OURS")).toEqual([]);
  });

  it("is asked about its debts again, its papers taken back, where they were drawn before that line was signed", async () => {
    const both = await Promise.all([walkTo("FINAL_OFFER"), walkTo("FINAL_OFFER")]);
    // Whoever of the two is the first to sign has the line; each signs as soon as they may.
    const ended = await Promise.all(both.map((one) => walkOn(one, { until: "NOTARY_DISCLOSURE", timePasses: true })));
    const asked = ended.filter(({ steps }) => steps.includes("LIEN_VERIFICATION"));
    expect(asked.map(({ steps }) => steps)).toEqual([
      expect.arrayContaining(["CLTV_LIEN_POSITION_REQUALIFY", "REVISED_OFFER_SELECTION", "NOTARY_DISCLOSURE"]),
    ]);
    // There is no room for both: the later pays off the earlier.
    const told = await Promise.all(asked.map(async (one) => [await storyOf(one), (await factsOf(one)).liens?.liens]));
    expect(told).toEqual([
      [
        expect.arrayContaining(["line-of-ours-found"]),
        expect.arrayContaining([expect.objectContaining({ seenIn: "OURS", paidOffAtClosing: true })]),
      ],
    ]);
  });
});
