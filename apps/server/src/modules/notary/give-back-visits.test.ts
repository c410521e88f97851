import { randomUUID } from "node:crypto";
import { timeline } from "@gable/contract/calls/application.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { cancelNotaryVisit, notary } from "@gable/contract/calls/notary.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { closingMoves, letTimePass, timeOf } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const DAY_MS = 86_400_000;

describe("a visit of the network's notary", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const as = (persona: string) => ({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    persona,
    email: `${randomUUID()}@example.com`,
  });
  const subjectsTo = async (email: string) => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
  };

  it("to which the notary does not come is told to the borrower, who books another and is funded", async () => {
    const walked = await walk({ ...as("notary-absent"), timePasses: true });
    expect(walked.last.step).toBe("COMPLETE");
    expect(await subjectsTo(walked.email)).toContain("We are sorry: the notary did not come");
    const auditor = await openStaff(product, "auditor");
    const { events } = await auditor.client.send(fileEvents, { params: { uuid: walked.uuid }, query: {} });
    const story = events.map(({ type }) => type);
    expect(story.filter((type) => type === "notary-visit-requested")).toHaveLength(2);
    expect(story).toContain("notary-visit-failed");
    // Both visits came to their hour: there is nothing to give back.
    expect(story).not.toContain("notary-visit-given-back");
  });

  it("that the borrower gives back is cancelled with the network", async () => {
    const walked = await walk({ ...as("paper-county"), until: "MANUAL_DEED_SIGNING" });
    const params = { uuid: walked.uuid };
    await closingMoves.MANUAL_DEED_SIGNING?.(walked);
    await walked.client.send(cancelNotaryVisit, { params });
    const cancelled = () =>
      product.sandbox.orders
        .list("notary")
        .filter(({ act, reference }) => act === "cancel-session" && reference === walked.uuid);
    const [told] = await until(
      async () => cancelled(),
      (orders) => orders.length > 0,
    );
    expect(told).toMatchObject({ answer: { outcome: "cancelled" } });
    expect(await walked.client.send(notary, { params })).toMatchObject({ visit: null });
    // The next one stands: only the first is given back.
    await closingMoves.MANUAL_DEED_SIGNING?.(walked);
    expect(await walked.client.send(notary, { params })).toMatchObject({ visit: { state: "CONFIRMED" } });
    expect(cancelled()).toHaveLength(1);
  });

  it("counts on the day of the visit, however late the scan of the deed comes", async () => {
    const walked = await walk({ ...as("paper-county"), until: "MANUAL_DEED_SIGNING" });
    const params = { uuid: walked.uuid };
    await closingMoves.MANUAL_DEED_SIGNING?.(walked);
    const { visit } = await walked.client.send(notary, { params });
    const startsAt = visit?.startsAt ?? "";
    await letTimePass(walked, Date.parse(startsAt) + 5 * DAY_MS - Date.parse(await timeOf(walked)));
    const notarised = async () =>
      (await walked.client.send(timeline, { params })).entries.find(({ moment }) => moment === "deed-notarised");
    const told = await until(notarised, (entry) => entry?.state === "done");
    // Signed while the notary was there, be it after a midnight, and dated so where the home is.
    const at = told?.at ?? "";
    // About a holiday the network may come in another window than the first.
    const leaves = visit?.windows.find(({ from, to }) => from <= startsAt && startsAt < to)?.to ?? "";
    expect(startsAt <= at && at <= leaves).toBe(true);
    expect(told?.date).toBe(localDateAt(at, "America/New_York"));
  });
});
