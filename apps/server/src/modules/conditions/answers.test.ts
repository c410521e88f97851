import { conditions, conditionTalk, sayOnCondition, settledConditions } from "@gable/contract/calls/conditions.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { upload } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

describe("what is asked of a borrower", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  /** A borrower who is not in any row in which papers are asked for by the plan. */
  async function borrower() {
    const { applicationUuid: uuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const list = () => client.send(conditions, { params: { uuid } });
    return {
      uuid,
      client,
      list,
      open: async (categoryEnum: ConditionCategory) =>
        (await list()).find((condition) => condition.categoryEnum === categoryEnum),
      reviews: async () => (await dana.client.send(paperReviews, { params: { uuid } })).papers,
      ask: (categoryEnum: ConditionCategory, documents = 1) =>
        dana.client.send(actOnFile, {
          params: { uuid },
          body: { act: "raise-condition", categoryEnum, comments: "Please send it.", documents, priorTo: "funding" },
        }),
      learn: (facts: (at: string) => Partial<Facts>) =>
        product.ctx.database.kysely.transaction().execute((trx) =>
          advance(product.ctx, trx, uuid, { kind: "system" }, (_file, now) => ({
            event: "learnt",
            facts: facts(now.toISOString()),
          })),
        ),
    };
  }

  it.each<[ConditionCategory, DocumentType]>([
    ["BANK_ACCOUNT_FRAUD_REVIEW", "BANK_STATEMENT"],
    ["FALSE_OWNERSHIP_TYPE_REVIEW", "OWNERSHIP_EVIDENCE"],
    ["GENERIC_DOCUMENT_REQUEST", "OTHER_EVIDENCE"],
    ["HARD_CREDIT_INQUIRY_REVIEW", "OTHER_EVIDENCE"],
    ["HELOC_MANUAL_PAYSTUB_UPLOAD", "USER_UPLOADED_PAYSTUB"],
    ["PROPERTY_LEGAL_DESCRIPTION", "PROPERTY_DESCRIPTION_SOURCE"],
    ["PROPERTY_OWNERSHIP_FRAUD_REVIEW", "OWNERSHIP_EVIDENCE"],
    ["REVIEW_TRUST_REQUIREMENTS", "CERTIFICATE_OF_TRUST"],
  ])("by staff as %s is answered by a paper for it, filed as what it is", async (category, filed) => {
    const asked = await borrower();
    // Stubs are read as income while that is verified.
    await asked.learn((at) => ({ incomeVerified: { annualAmount: 9_000_000, match: true, at } }));
    await asked.ask(category);
    const condition = await asked.open(category);
    expect(condition?.actionNeeded).toBe(true);
    await upload(asked, "OTHER_EVIDENCE", condition?.uuid);
    expect((await asked.open(category))?.actionNeeded).toBe(false);
    expect(await asked.reviews()).toMatchObject([
      { type: filed, condition: { uuid: condition?.uuid }, acts: ["clear-condition", "return-papers"] },
    ]);
  });

  it("by the facts is answered so too: the release of a debt that they say is gone", async () => {
    const asked = await borrower();
    await asked.learn((at) => ({
      liens: {
        liens: [{ id: "a", holder: "Alder Bank", balance: 0, saidBalance: 0 }],
        answers: [],
        at,
      } as unknown as NonNullable<Facts["liens"]>,
    }));
    const condition = await asked.open("GENERIC_DOCUMENT_REQUEST");
    await upload(asked, "OTHER_EVIDENCE", condition?.uuid);
    expect((await asked.open("GENERIC_DOCUMENT_REQUEST"))?.actionNeeded).toBe(false);
  });

  it("as pay stubs is answered on the page for them as well", async () => {
    const asked = await borrower();
    await upload(asked, "USER_UPLOADED_PAYSTUB");
    await asked.ask("HELOC_MANUAL_PAYSTUB_UPLOAD", 2);
    await upload(asked, "USER_UPLOADED_PAYSTUB");
    expect((await asked.open("HELOC_MANUAL_PAYSTUB_UPLOAD"))?.actionNeeded).toBe(true);
    await upload(asked, "USER_UPLOADED_PAYSTUB");
    expect((await asked.open("HELOC_MANUAL_PAYSTUB_UPLOAD"))?.actionNeeded).toBe(false);
  });

  it.each(["ID_VERIFICATION_FAILURE", "IDENTITY_DOCUMENT_FRAUD_REVIEW"] as const)(
    "as %s is answered by the pictures of an ID, wherever the application stands, and a person looks at them",
    async (category) => {
      const asked = await borrower();
      await asked.ask(category);
      const condition = await asked.open(category);
      await upload(asked, "PASSPORT_FRONT", condition?.uuid);
      // One picture shows nobody: the face is wanted too.
      expect((await asked.open(category))?.actionNeeded).toBe(true);
      await upload(asked, "PORTRAIT", condition?.uuid);
      expect((await asked.open(category))?.actionNeeded).toBe(false);
      expect((await asked.reviews()).map(({ type }) => type)).toEqual(["PASSPORT_FRONT", "PORTRAIT"]);
    },
  );

  it.each<ConditionCategory>([
    "BANK_ACCOUNT_FRAUD_REVIEW",
    "GENERIC_DOCUMENT_REQUEST",
    "PROPERTY_LEGAL_DESCRIPTION",
    "REVIEW_TRUST_REQUIREMENTS",
  ])("as %s without a paper waits for a word, and for another where staff give it back", async (category) => {
    const asked = await borrower();
    await asked.ask(category, 0);
    const condition = await asked.open(category);
    expect(condition).toMatchObject({ actionNeeded: true, requestDocuments: false });
    const params = { uuid: asked.uuid, condition: condition?.uuid ?? "" };
    const say = (text: string) => asked.client.send(sayOnCondition, { params, body: { kind: "MESSAGE", text } });
    const move = async () => (await asked.open(category))?.actionNeeded;
    const act = (body: StaffAct) => dana.client.send(actOnFile, { params: { uuid: asked.uuid }, body });
    await say("It was sold in May.");
    expect(await move()).toBe(false);
    await act({ act: "answer-condition", condition: params.condition, text: "Thank you, we look into it." });
    expect(await move()).toBe(false);
    await act({ act: "return-papers", condition: params.condition, reason: "To whom was it sold?" });
    expect(await move()).toBe(true);
    await say("To my sister.");
    expect(await move()).toBe(false);
  });

  it("stands among what is done once it is settled, and no more once it is asked again", async () => {
    const asked = await borrower();
    const done = () => asked.client.send(settledConditions, { params: { uuid: asked.uuid } });
    await asked.ask("GENERIC_DOCUMENT_REQUEST");
    const condition = await asked.open("GENERIC_DOCUMENT_REQUEST");
    await upload(asked, "OTHER_EVIDENCE", condition?.uuid);
    expect(await done()).toEqual([]);
    const act = { act: "clear-condition", condition: condition?.uuid ?? "" } as const;
    await dana.client.send(actOnFile, { params: { uuid: asked.uuid }, body: act });
    expect(await done()).toMatchObject([{ uuid: condition?.uuid, categoryEnum: "GENERIC_DOCUMENT_REQUEST" }]);

    const stubs = { wanted: 1 };
    await asked.learn((at) => ({ payStubs: { ...stubs, at } }));
    await asked.learn((at) => ({ payStubs: { ...stubs, waivedBy: "dana", at } }));
    expect((await done()).map(({ categoryEnum }) => categoryEnum)).toEqual([
      "HELOC_MANUAL_PAYSTUB_UPLOAD",
      "GENERIC_DOCUMENT_REQUEST",
    ]);
    await asked.learn((at) => ({ payStubs: { ...stubs, at } }));
    expect((await done()).map(({ categoryEnum }) => categoryEnum)).toEqual(["GENERIC_DOCUMENT_REQUEST"]);
  });

  it("takes no paper of another kind, and one paper answers one question", async () => {
    const asked = await borrower();
    await asked.ask("BANK_ACCOUNT_FRAUD_REVIEW");
    const first = await asked.open("BANK_ACCOUNT_FRAUD_REVIEW");
    await expect(upload(asked, "PASSPORT_FRONT", first?.uuid)).rejects.toMatchObject({ status: 400 });
    await asked.ask("BANK_ACCOUNT_FRAUD_REVIEW");
    await upload(asked, "OTHER_EVIDENCE", first?.uuid);
    expect((await asked.list()).map(({ uuid, actionNeeded }) => [uuid === first?.uuid, actionNeeded])).toEqual([
      [false, true],
      [true, false],
    ]);
    const params = { uuid: asked.uuid, condition: first?.uuid ?? "" };
    expect((await asked.client.send(conditionTalk, { params })).papers).toHaveLength(1);
  });
});
