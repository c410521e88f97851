import { status } from "@gable/contract/calls/application.ts";
import { conditions, conditionTalk, explainInquiries, inquiriesAsked } from "@gable/contract/calls/conditions.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { adoptSignature, type SigningDocument, signDocument, signing } from "@gable/contract/calls/signing.ts";
import type { InquiryAnswer } from "@gable/domain/credit/inquiry-answer.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
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
    const walked = await walkIn(product, {
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

  it("void papers of closing that are drawn and not signed, where a debt came of one: they are drawn anew, and both owners stay in step", async () => {
    const walked = await walkIn(product, {
      persona: "joint-owner",
      email: "named.late@example.com",
      until: "FINAL_OFFER",
    });
    const { client, uuid } = walked;
    const params = { uuid };
    const mailbox = walked.others[0]?.mailbox ?? "";
    const subjects = async (to: string) =>
      (
        (await (await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as {
          subject?: string;
        }[]
      ).map(({ subject }) => subject ?? "");
    const toTheOther = await subjects(mailbox);
    await client.send(confirmEmail, { body: { code: await mailedCode(walked) } });
    const { signerName } = await client.send(signing, { params });
    await client.send(adoptSignature, { params, body: { typedName: signerName, initials: "MB", intent: true } });
    const old = (await client.send(signing, { params })).documents;
    const sign = (paper?: SigningDocument) =>
      client.send(signDocument, {
        params: { uuid, document: paper?.uuid ?? "" },
        body: { sha256: paper?.sha256 ?? "", fieldIds: (paper?.fields ?? []).map(({ id }) => id) },
      });
    await sign(old[0]);
    await asStaff(walked, {
      act: "raise-condition",
      categoryEnum: "HARD_CREDIT_INQUIRY_REVIEW",
      comments: "What came of these?",
      documents: 0,
      priorTo: "funding",
    });
    const [condition] = await client.send(conditions, { params });
    const those = { uuid, condition: condition?.uuid ?? "" };
    const { inquiries } = await client.send(inquiriesAsked, { params: those });
    const answers: InquiryAnswer[] = inquiries.map((inquiry, index) => ({
      ...inquiry,
      came: index === 0 ? "NEW_DEBT" : "NOTHING",
      ...(index === 0 && { lender: "Quarry Bank", balance: 100_000, monthlyPayment: 2_000 }),
    }));
    await client.send(explainInquiries, { params: those, body: { answers } });

    await expect(sign(old[1])).rejects.toMatchObject({ status: 409 });
    const drawn = await until(
      () => client.send(signing, { params }),
      ({ documents }) => documents.length === old.length,
    );
    expect(drawn.redrawn).toMatchObject({ because: "DEBTS", wasSigned: true });
    expect(drawn.documents.filter(({ signed, fields }) => signed && fields.length > 0)).toEqual([]);
    const before = new Set(old.map((paper) => paper.uuid));
    expect(drawn.documents.filter((paper) => before.has(paper.uuid))).toEqual([]);
    for (const paper of old) await expect(sign(paper)).rejects.toMatchObject({ status: 409 });
    await until(
      () => subjects(walked.email),
      (seen) => seen.includes("Your new documents are ready to sign"),
    );
    // Of the borrower's debts the other owner hears nothing; their own papers are drawn once these are signed.
    expect(await subjects(mailbox)).toEqual(toTheOther);
    for (const paper of drawn.documents.filter(({ fields }) => fields.length > 0)) await sign(paper);
    await until(
      async () => (await client.send(status, { params })).step,
      (step) => step === "CO_DEED_REQ",
    );
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
