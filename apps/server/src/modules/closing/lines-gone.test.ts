import { status, withdraw } from "@gable/contract/calls/application.ts";
import { liens } from "@gable/contract/calls/liens.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import { rescind } from "@gable/contract/calls/rescission.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { cashToBorrower, debtsToPay, isNotOwed } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { walksOnOneHome } from "@gable/testkit/borrower/on-one-home.ts";
import { type Walked, walkOn } from "@gable/testkit/borrower/walk.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { PATIENCE_MS } from "@gable/testkit/patience.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

type One = Pick<Walked, "client" | "uuid">;

const cancel = (one: One) => one.client.send(rescind, { params: { uuid: one.uuid }, body: { confirmed: true } });
const turnBack = ({ client, uuid }: One) => client.send(withdraw, { params: { uuid }, body: {} });
const comesTo = async ({ client, uuid }: One, wanted: Step) => {
  await expect
    .poll(async () => (await client.send(status, { params: { uuid } })).step, { timeout: PATIENCE_MS })
    .toBe(wanted);
};

const ofOurs = async ({ client, uuid }: One) =>
  (await client.send(liens, { params: { uuid } })).liens.filter(({ seenIn }) => seenIn === "OURS");

describe("a line of ours that counted among the debts of the same person's next application", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = walksOnOneHome(() => product, "straight-approval");
  const factsOf = async ({ uuid }: One) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

  it.each([
    ["cancelled by right", cancel],
    ["withdrawn", turnBack],
  ])(
    "is worked out again in the borrower's favour once that line was %s, and its papers name it no more",
    async (_how, end) => {
      const first = await walkTo("NOTARY_DISCLOSURE");
      const second = await walkTo("FINAL_OFFER");
      const beside = await factsOf(second);
      expect(beside.liens?.liens).toContainEqual(expect.objectContaining({ seenIn: "OURS", paidOffAtClosing: true }));

      await end(first);
      await comesTo(second, "REVISED_OFFER_SELECTION");
      const { receipt, decisionUuid } = await second.client.send(offers, { params: { uuid: second.uuid } });
      expect(receipt?.causes).toContain("LINE_GONE");
      expect(decisionUuid).not.toBe(beside.decision?.uuid);
      expect(await ofOurs(second)).toEqual([]);

      await walkOn(second, { until: "FINAL_OFFER", timePasses: true });
      const alone = await factsOf(second);
      expect(alone.liens?.liens.filter(({ seenIn }) => seenIn === "OURS")).toEqual([]);
      expect(alone.closingDocuments).not.toEqual(beside.closingDocuments);
      const { client: staff } = await openStaff(product, "underwriter");
      const { events } = await staff.send(fileEvents, { params: { uuid: second.uuid }, query: {} });
      expect(events.map(({ type }) => type)).toContain("line-of-ours-gone");
    },
  );

  it("is paid off no more, and its borrower told so, where the papers that were to do it are signed", async () => {
    const first = await walkTo("NOTARY_DISCLOSURE");
    const second = await walkTo("NOTARY_DISCLOSURE");
    const signed = await factsOf(second);
    const [ours] = debtsToPay(signed);
    expect(ours).toMatchObject({ securedByHome: true });
    const cash = cashToBorrower(signed);

    await cancel(first);
    await expect
      .poll(async () => isNotOwed(await factsOf(second), ours?.id ?? ""), { timeout: PATIENCE_MS })
      .toBe(true);
    const facts = await factsOf(second);
    expect(cashToBorrower(facts)).toBeGreaterThan(cash);
    expect(facts.closingSignedAt).toBe(signed.closingSignedAt);
    expect(facts.offer).toEqual(signed.offer);
    const told = await second.client.send(notifications, { query: {} });
    expect(told.map(({ title }) => title)).toContain("Your other line on this home is cancelled");
    const { last } = await walkOn(second, { until: "COMPLETE", timePasses: true });
    expect(last.step).toBe("COMPLETE");
  });
});
