import { answerDelinquency, delinquency } from "@gable/contract/calls/credit.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("what a person reads who decides", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());
  const read = (uuid: string, who = underwriter) => who.client.send(loanFile, { params: { uuid } });

  it("of late payments is each debt with its months, and the borrower's own words", async () => {
    const { url, sandbox } = product;
    const places = { url, sandboxUrl: sandbox.url, orgCode: "gable" };
    const { uuid, client } = await walk({ ...places, persona: "delinquency", until: "DELINQUENCY_REVIEW" });
    const before = await read(uuid);
    expect(before.lateAnswer).toBeNull();
    expect(before.queues).toMatchObject([{ queue: "delinquency", move: "borrower" }]);
    const asked = await client.send(delinquency, { params: { uuid } });
    expect(asked).toMatchObject({ answer: null, explanation: null, lookedAt: { isPast: false } });
    expect(asked.bureau).toMatchObject({ address: expect.stringContaining("PO Box") as string });
    const late = before.report?.tradelines.filter(({ isForReview }) => isForReview);
    expect(late).toMatchObject([{ kind: "AUTO", lastFour: expect.stringMatching(/^\d{4}$/) as string }]);
    expect(late?.[0]?.latePayments.some(({ daysLate }) => daysLate >= 60)).toBe(true);
    const explanation = "The lender changed its bank, and my payment went to the old one.";
    await client.send(answerDelinquency, { params: { uuid }, body: { answer: "EXPLAINED", explanation } });
    const after = await read(uuid);
    expect(after.lateAnswer).toMatchObject({ answer: "EXPLAINED", explanation });
    expect(after.queues).toMatchObject([{ queue: "delinquency", move: "staff" }]);
    expect(await client.send(delinquency, { params: { uuid } })).toMatchObject({ answer: "EXPLAINED", explanation });
    const agent = await openStaff(product, "support-agent");
    expect(await read(uuid, agent)).toMatchObject({ report: null, lateAnswer: null });
  });

  it("of a name on a list is what the list says, until it is found to be another person's", async () => {
    const seen: LoanFileView["listed"][] = [];
    const { uuid } = await walkIn(product, {
      orgCode: "gable",
      persona: "listed-name",
      until: "HMDA",
      stands: async ({ uuid: standing }) => {
        seen.push((await read(standing)).listed);
      },
    });
    expect(seen.find((listed) => listed !== null)).toEqual({
      listsAsOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      entries: [
        {
          list: expect.any(String) as string,
          name: expect.stringMatching(/petrenko/i) as string,
          programme: expect.any(String) as string,
          likeness: expect.any(Number) as number,
        },
      ],
    });
    expect((await read(uuid)).listed).toBeNull();
  });

  it("of a condition is also what waits for it", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    const asked = {
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      comments: "The survey of the home",
      documents: 1,
    } as const;
    for (const priorTo of ["documents", "funding"] as const)
      await underwriter.client.send(actOnFile, {
        params: { uuid },
        body: { act: "raise-condition", ...asked, priorTo },
      });
    expect((await read(uuid)).conditions.map(({ priorTo }) => priorTo)).toEqual(["documents", "funding"]);
  });

  it("of the home is what each model found, and what stands on the title", async () => {
    const { uuid } = await walkIn(product, {
      orgCode: "gable",
      persona: "undisclosed-lien",
      until: "HMDA",
    });
    // The search runs beside the borrower's answers, and may end after them.
    const { values, title } = await until(
      () => read(uuid),
      (seen) => seen.title.undisclosedLiens.length > 0,
    );
    expect(values.length).toBeGreaterThan(0);
    expect(values[0]).toMatchObject({ source: "AVM", fsd: expect.any(Number) as number });
    expect(title.undisclosedLiens).toMatchObject([{ holder: expect.any(String) as string }]);
    expect(title.exceptions).toEqual([]);
  });
});
