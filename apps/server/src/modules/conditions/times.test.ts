import { randomUUID } from "node:crypto";
import { conditions, sayOnCondition } from "@gable/contract/calls/conditions.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { businessHoursOf, businessMinutesBetween } from "@gable/domain/organisations/business-hours.ts";
import { letDayCome, letTimePass, timeOf } from "@gable/testkit/borrower/closing-moves.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const WEEK_MS = 7 * 86_400_000;

describe("the times of a condition", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** Somebody who still has to show an income, and is asked for a paper beside it. */
  async function askedForPaper(categoryEnum: ConditionCategory = "GENERIC_DOCUMENT_REQUEST") {
    const walked = await walkIn(product, {
      persona: "pay-stubs",
      email: `${randomUUID()}@example.com`,
      until: "INCOME_VERIFICATION",
    });
    await asStaff(walked, {
      act: "raise-condition",
      categoryEnum,
      comments: "Your latest property tax bill",
      documents: 1,
      priorTo: "funding",
    });
    const { client, uuid } = walked;
    const read = async () => {
      const [first] = await client.send(conditions, { params: { uuid } });
      if (!first) throw new Error("Nothing is asked.");
      return first;
    };
    return { walked, read };
  }

  it("are four hours of the lender's from when it became its move, and are said to be past once they are", async () => {
    const { walked, read } = await askedForPaper();
    const { client, uuid } = walked;
    const asked = await read();
    await client.send(sayOnCondition, {
      params: { uuid, condition: asked.uuid },
      body: { kind: "NOT_APPLICABLE", text: "The county has not sent one yet." },
    });
    const saidAt = await timeOf(walked);
    const { lookedAt, actionNeeded } = await read();
    const hours = businessHoursOf(product.ctx.lenders.byOrgCode("gable"));
    expect([actionNeeded, lookedAt?.isPast]).toEqual([false, false]);
    const minutes = businessMinutesBetween(saidAt, lookedAt?.by ?? "", hours);
    expect(minutes).toBeGreaterThanOrEqual(239);
    expect(minutes).toBeLessThanOrEqual(240);

    await letTimePass(walked, WEEK_MS);
    expect((await read()).lookedAt).toEqual({ by: lookedAt?.by, isPast: true });
  });

  it("name the last day of the notice that told the borrower that just this is missing", async () => {
    const { walked, read } = await askedForPaper("HELOC_MANUAL_PAYSTUB_UPLOAD");
    expect((await read()).answerBy).toBeUndefined();
    await letDayCome(walked);
    const { answerBy } = await until(read, (condition) => condition.answerBy !== undefined);
    expect(answerBy?.deadline).toBe("answer-by");
    expect(String(answerBy?.on) > (await timeOf(walked)).slice(0, 10)).toBe(true);
  });

  it("name no day that a notice sets for something else", async () => {
    const { walked, read } = await askedForPaper();
    await letDayCome(walked);
    const { client, uuid } = walked;
    await until(
      () => client.send(documents, { params: { uuid } }),
      (seen) => seen.documents.some(({ type }) => type === "INCOMPLETENESS_NOTICE"),
    );
    expect((await read()).answerBy).toBeUndefined();
  });
});
