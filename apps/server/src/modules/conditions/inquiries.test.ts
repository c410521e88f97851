import { conditions, conditionTalk, explainInquiries, inquiriesAsked } from "@gable/contract/calls/conditions.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import type { InquiryAnswer } from "@gable/domain/credit/inquiry-answer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("the inquiries on a report, where staff ask what came of them", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  let walks = 0;
  async function asked(documents: number) {
    walks += 1;
    const walked = await walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      persona: "straight-approval",
      email: `inquiries.${walks}@example.com`,
      until: "HMDA",
    });
    const { client, uuid } = walked;
    await asStaff(walked, {
      act: "raise-condition",
      categoryEnum: "HARD_CREDIT_INQUIRY_REVIEW",
      comments: "What came of these?",
      documents,
      priorTo: "documents",
    });
    const [condition] = await client.send(conditions, { params: { uuid } });
    const params = { uuid, condition: condition?.uuid ?? "" };
    const { inquiries } = await client.send(inquiriesAsked, { params });
    const of = (came: InquiryAnswer["came"], debt: Partial<InquiryAnswer> = {}): InquiryAnswer[] =>
      inquiries.map((inquiry, index) => ({
        ...inquiry,
        came: index === 0 ? came : "NOTHING",
        ...(index === 0 && debt),
      }));
    return {
      walked,
      params,
      inquiries,
      of,
      isTheirMove: async () => (await client.send(conditions, { params: { uuid } }))[0]?.actionNeeded,
      explain: (answers: InquiryAnswer[]) => client.send(explainInquiries, { params, body: { answers } }),
      read: () => client.send(inquiriesAsked, { params }),
      debtsCounted: async () =>
        (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts.decision?.result.numbers
          .otherDebts ?? 0,
      fileFor: (staff: OpenStaff) => staff.client.send(loanFile, { params: { uuid } }),
    };
  }

  const truck = { lender: "Quarry Bank", balance: 2_400_000, monthlyPayment: 41_000 };

  it("are answered one by one; a new debt counts, until it turns out to be none", async () => {
    const file = await asked(0);
    expect(file.inquiries.map(({ creditor }) => creditor)).toEqual(["Summit Ridge Motors", "Larkfield Card Services"]);
    expect([await file.isTheirMove(), (await file.read()).isAwaited]).toEqual([true, true]);
    const before = await file.debtsCounted();

    await file.explain(file.of("NEW_DEBT", truck));
    expect(await file.debtsCounted()).toBe(before + truck.monthlyPayment);
    expect([await file.isTheirMove(), (await file.read()).isAwaited]).toEqual([false, false]);
    const { history } = await file.walked.client.send(conditionTalk, { params: file.params });
    expect(history.map(({ kind }) => kind)).toEqual(["ASKED", "ANSWERED"]);
    const seen = await file.fileFor(dana);
    expect(seen.conditions[0]).toMatchObject({ move: "staff", inquiries: file.of("NEW_DEBT", truck) });
    expect(seen.report?.newDebts).toEqual([{ creditor: "Quarry Bank", monthlyPayment: 41_000 }]);
    const noah = await openStaff(product, "notary");
    expect((await file.fileFor(noah)).conditions[0]?.inquiries).toBeNull();

    const { condition } = file.params;
    await asStaff(file.walked, {
      act: "return-papers",
      condition,
      reason: "Was the truck not your son's?",
      accepted: [],
    });
    expect(await file.read()).toMatchObject({ isAwaited: true, said: file.of("NEW_DEBT", truck) });
    expect(await file.isTheirMove()).toBe(true);
    await file.explain(file.of("UNKNOWN"));
    expect(await file.debtsCounted()).toBe(before);
    expect(await file.isTheirMove()).toBe(false);
    await asStaff(file.walked, { act: "clear-condition", condition });
    await expect(file.explain(file.of("NOTHING"))).rejects.toMatchObject({ status: 404 });
  });

  it("need a paper where a debt came of one, and none where nothing did", async () => {
    const file = await asked(1);
    await file.explain(file.of("NEW_DEBT", truck));
    expect(await file.isTheirMove()).toBe(true);
    await file.explain(file.of("NOTHING"));
    expect(await file.isTheirMove()).toBe(false);
  });

  it("are answered all, each once, and a debt with what it costs", async () => {
    const file = await asked(0);
    const changed = { status: 409, message: expect.stringContaining("other inquiries by now") };
    await expect(file.explain(file.of("NOTHING").slice(1))).rejects.toMatchObject(changed);
    const [one] = file.of("NOTHING");
    await expect(file.explain(one ? [one, one] : [])).rejects.toMatchObject(changed);
    for (const debt of [{}, { ...truck, lender: " " }, { ...truck, monthlyPayment: -1 }, { ...truck, balance: 0.5 }])
      await expect(file.explain(file.of("NEW_DEBT", debt))).rejects.toMatchObject({ status: 400 });
    expect(await file.isTheirMove()).toBe(true);
  });
});
