import { conditions } from "@gable/contract/calls/conditions.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { upload } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

describe("the age of a paper", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  async function borrower() {
    const { applicationUuid: uuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    // The home is not known yet: the day is that of the lender's coast.
    const today = localDateAt(product.ctx.clock.now(uuid).toISOString(), "America/New_York");
    const params = { uuid };
    return {
      client,
      uuid,
      ago: (days: number) => addDays(today, -days),
      asked: async () => (await client.send(conditions, { params }))[0],
      kept: async () => (await client.send(documents, { params })).documents.filter(({ from }) => from === "borrower"),
    };
  }

  it("lets a stub of the last thirty days count, and keeps nothing of an older one", async () => {
    const ada = await borrower();
    const stub = "USER_UPLOADED_PAYSTUB";
    await expect(upload(ada, stub, undefined, ada.ago(31))).rejects.toMatchObject({
      status: 422,
      problem: { code: "paper-too-old", detail: expect.stringContaining(ada.ago(30)) as string },
    });
    await expect(upload(ada, stub, undefined, ada.ago(-2))).rejects.toMatchObject({ status: 400 });
    await expect(upload(ada, stub, undefined, "")).rejects.toMatchObject({ status: 400 });
    expect(await ada.kept()).toEqual([]);
    await upload(ada, stub, undefined, ada.ago(30));
    // East of the home its day has begun.
    await upload(ada, stub, undefined, ada.ago(-1));
    expect(await ada.kept()).toHaveLength(2);
  });

  it("is sixty days at most for a statement, and staff read what was said of it", async () => {
    const ada = await borrower();
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, ada.uuid, { kind: "system" }, (_file, now) => ({
        event: "learnt",
        facts: { disbursementCheck: { status: "PENDING_REVIEW", reason: "under-review", at: now.toISOString() } },
      })),
    );
    const asked = await ada.asked();
    expect(asked?.xtraData.mostDaysOld).toBe(60);
    await expect(upload(ada, "OTHER_EVIDENCE", asked?.uuid, ada.ago(61))).rejects.toMatchObject({ status: 422 });
    const day = ada.ago(60);
    await upload(ada, "OTHER_EVIDENCE", asked?.uuid, day);
    const dana = await openStaff(product, "underwriter");
    const { papers } = await dana.client.send(paperReviews, { params: { uuid: ada.uuid } });
    const [year, month, date] = day.split("-").map(Number);
    expect(papers[0]?.compared).toContainEqual(
      expect.objectContaining({ fact: "DATED_ON", said: `${month}/${date}/${year}` }),
    );
  });

  it("does not matter where staff ask for a paper of a month of their choice", async () => {
    const ada = await borrower();
    const dana = await openStaff(product, "underwriter");
    await dana.client.send(actOnFile, {
      params: { uuid: ada.uuid },
      body: {
        act: "raise-condition",
        categoryEnum: "HELOC_MANUAL_PAYSTUB_UPLOAD",
        comments: "Your last stub of March.",
        documents: 1,
        priorTo: "funding",
      },
    });
    const asked = await ada.asked();
    expect(asked?.xtraData.mostDaysOld).toBeUndefined();
    await upload(ada, "OTHER_EVIDENCE", asked?.uuid, ada.ago(200));
    expect(await ada.kept()).toHaveLength(1);
  });
});
