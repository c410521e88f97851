import { conditions, conditionTalk, sayOnCondition } from "@gable/contract/calls/conditions.ts";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { readSignerIntro } from "@gable/contract/calls/signers-desk.ts";
import { sayOnSignerCondition, signerConditions, signerConditionTalk } from "@gable/contract/calls/signers-papers.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const act = (staff: OpenStaff, uuid: string, body: StaffAct) =>
  staff.client.send(actOnFile, { params: { uuid }, body });

describe("the conversation about something that is asked for", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const raise = { act: "raise-condition", categoryEnum: "GENERIC_DOCUMENT_REQUEST", priorTo: "funding" } as const;

  /** A borrower of whom three statements are asked. */
  async function asked() {
    const borrower = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    const uuid = borrower.applicationUuid;
    await act(dana, uuid, { ...raise, comments: "Your last three statements.", documents: 3 });
    const list = () => client.send(conditions, { params: { uuid } });
    const [first] = await list();
    const condition = first?.uuid ?? "";
    return {
      borrower,
      client,
      uuid,
      condition,
      card: async () => (await list()).find((one) => one.uuid === condition),
      isTheirMove: async () => (await list()).find((one) => one.uuid === condition)?.actionNeeded,
      talk: () => client.send(conditionTalk, { params: { uuid, condition } }),
      say: (kind: "MESSAGE" | "NOT_APPLICABLE", text: string) =>
        client.send(sayOnCondition, { params: { uuid, condition }, body: { kind, text } }),
      send: (content: string, fileName = "statement.png") =>
        client.send(uploadDocument, {
          params: { uuid },
          body: { type: "OTHER_EVIDENCE", conditionUuid: condition },
          file: new Blob([pixel.slice()]),
          fileName,
          idempotencyKey: content,
        }),
      waits: async () => {
        const { conditions: open, queues } = await dana.client.send(loanFile, { params: { uuid } });
        return { talk: open.find((one) => one.uuid === condition)?.talk, queues };
      },
    };
  }

  it("is one for both sides, and tells everything in its order", async () => {
    const file = await asked();
    await file.say("MESSAGE", "Will a list of transactions do?");
    const { queues } = await file.waits();
    expect(queues).toContainEqual(expect.objectContaining({ queue: "conditions", move: "staff" }));
    await act(dana, file.uuid, { act: "answer-condition", condition: file.condition, text: "Only a statement." });
    const { history } = await file.talk();
    expect(history.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ["ASKED", "STAFF", "Your last three statements."],
      ["MESSAGE", "ASKED", "Will a list of transactions do?"],
      ["MESSAGE", "STAFF", "Only a statement."],
    ]);
    expect((await file.waits()).talk?.history).toEqual(history);
    expect(await file.isTheirMove()).toBe(true);
  });

  it("takes no number that belongs in no message", async () => {
    const { say, talk } = await asked();
    await expect(say("MESSAGE", "My SSN is 123-45-6789")).rejects.toMatchObject({ status: 422 });
    expect((await talk()).history).toHaveLength(1);
  });

  it("waits for staff where it is said not to apply, and goes back with their answer", async () => {
    const { say, isTheirMove, condition, uuid, talk } = await asked();
    await say("NOT_APPLICABLE", "I have no such account.");
    expect([await isTheirMove(), (await talk()).isSaidNotToApply]).toEqual([false, true]);
    await act(dana, uuid, { act: "return-papers", condition, reason: "It is the joint account." });
    expect([await isTheirMove(), (await talk()).isSaidNotToApply]).toEqual([true, false]);
    await say("NOT_APPLICABLE", "That one was closed in March.");
    await act(dana, uuid, { act: "clear-condition", condition });
    expect(await isTheirMove()).toBeUndefined();
  });

  it("keeps the papers that were good enough: two of three, and one more", async () => {
    const { send, isTheirMove, condition, uuid, talk, card } = await asked();
    const papers = [
      await send("first-statement", "Extracto de José Ñuñez-O'Brien.pdf"),
      await send("second-statement", "<b>two<b>\u202Egnp.exe"),
      await send("third-statement"),
    ];
    const named = ["Extracto de José Ñuñez-O'Brien.pdf", "<b>two<b>gnp.exe", "statement.png"];
    expect((await talk()).papers.map(({ name }) => name)).toEqual(named);
    expect((await talk()).history.flatMap(({ kind, text }) => (kind === "SENT" ? [text] : []))).toEqual(named);
    expect(await isTheirMove()).toBe(false);
    const accepted = papers.slice(0, 2).map((paper) => paper.uuid);
    const stranger = "5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11";
    const reason = "The last page of the third is missing.";
    await act(dana, uuid, { act: "return-papers", condition, reason, accepted: [...accepted, stranger] });
    expect((await talk()).papers.map(({ standing }) => standing)).toEqual(["ACCEPTED", "ACCEPTED", "RETURNED"]);
    expect(await isTheirMove()).toBe(true);
    // What was asked at first is not forgotten over why one came back.
    expect(await card()).toMatchObject({
      commentsToBorrower: reason,
      xtraData: { askedFirst: "Your last three statements.", numDocsRequired: 3, numDocsGiven: 2 },
    });
    await send("third-statement-again");
    expect(await isTheirMove()).toBe(false);
    await act(dana, uuid, { act: "return-papers", condition, reason: "It is cut off again." });
    const standings = (await talk()).papers.map(({ standing }) => standing);
    expect(standings).toEqual(["ACCEPTED", "ACCEPTED", "RETURNED", "RETURNED"]);
  });

  it("with a signer is theirs alone", async () => {
    const { borrower, uuid, client } = await asked();
    const { headers } = await openSigner(product, borrower);
    const theo = createBorrowerClient(product.url, "gable", headers.authorization);
    await theo.send(readSignerIntro, {});
    const { signers } = await dana.client.send(loanFile, { params: { uuid } });
    const signer = signers[0]?.uuid ?? "";
    const comments = "The decree.";
    await act(dana, uuid, { act: "ask-signer", signer, comments, documents: 1, priorTo: "funding" });
    const own = async () => (await theo.send(signerConditions, {}))[0];
    const params = { condition: (await own())?.uuid ?? "" };
    const body = { kind: "NOT_APPLICABLE", text: "We were never married." } as const;
    await theo.send(sayOnSignerCondition, { params, body });
    expect((await own())?.actionNeeded).toBe(false);
    await act(dana, uuid, { act: "return-papers", condition: params.condition, reason: "Then a statement." });
    expect(await own()).toMatchObject({ actionNeeded: true, commentsToBorrower: "Then a statement." });
    const { history } = await theo.send(signerConditionTalk, { params });
    expect(history.map(({ kind }) => kind)).toEqual(["ASKED", "NOT_APPLICABLE", "RETURNED"]);
    for (const attempt of [
      () => client.send(conditionTalk, { params: { uuid, ...params } }),
      () => client.send(sayOnCondition, { params: { uuid, ...params }, body }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
  });
});
