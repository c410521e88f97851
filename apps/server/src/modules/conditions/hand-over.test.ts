import { applications } from "@gable/contract/calls/application.ts";
import { conditions, conditionTalk, handOverCondition, takeBackCondition } from "@gable/contract/calls/conditions.ts";
import { document, documents, uploadDocument } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import {
  handBackCondition,
  sayOnSignerCondition,
  signerConditions,
  signerConditionTalk,
  signerDocuments,
  uploadSignerDocument,
} from "@gable/contract/calls/signers-papers.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { MINUTE_MS } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendWaiting } from "../notifications/send-waiting.ts";

const PRIVATE = "Your divorce from Anna: the decree, and the pay stubs of your husband.";
const WORDS = "The release of the loan of 2009: you have it in your blue folder.";

describe("what is asked of the borrower and somebody who signs has", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  async function asked(
    wanted = 1,
    categoryEnum: "GENERIC_DOCUMENT_REQUEST" | "ID_VERIFICATION_FAILURE" = "GENERIC_DOCUMENT_REQUEST",
  ) {
    const borrower = await openBorrower(product);
    const { headers } = await openSigner(product, borrower);
    const uuid = borrower.applicationUuid;
    const marisol = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    const theo = createBorrowerClient(product.url, "gable", headers.authorization);
    const act = (body: StaffAct) => dana.client.send(actOnFile, { params: { uuid }, body });
    await act({ act: "raise-condition", categoryEnum, comments: PRIVATE, documents: wanted, priorTo: "documents" });
    const file = async () => dana.client.send(loanFile, { params: { uuid } });
    const signer = (await file()).signers[0]?.uuid ?? "";
    const read = async () => {
      const [first] = await marisol.send(conditions, { params: { uuid } });
      if (!first) throw new Error("Nothing is asked.");
      return first;
    };
    const { uuid: condition } = await read();
    const ofIt = { params: { uuid, condition } };
    return {
      uuid,
      condition,
      signer,
      marisol,
      theo,
      act,
      file,
      read,
      ofIt,
      handOver: (words = WORDS, to = signer) =>
        marisol.send(handOverCondition, { ...ofIt, body: { signer: to, words } }),
      takeBack: () => marisol.send(takeBackCondition, ofIt),
      ofTheo: async () => {
        const [first] = await theo.send(signerConditions, {});
        if (!first) throw new Error("Nothing is asked of Theo.");
        return first;
      },
      upload: (named: string) =>
        theo.send(uploadSignerDocument, {
          body: { type: "OTHER_EVIDENCE", condition: named },
          file: new Blob([pixel], { type: "image/png" }),
          fileName: "release of Theo.png",
        }),
      mailsTo: async (mailbox: string) =>
        (await (await fetch(`${product.sandbox.url}/inbox.json?to=${mailbox}`)).json()) as {
          subject: string;
          text: string;
        }[],
      laterByMinutes: async (minutes: number) => {
        await product.ctx.adjustableClock?.advance(minutes * MINUTE_MS, uuid);
        await sendWaiting(product.ctx);
      },
    };
  }

  it("is asked of them in the borrower's words alone, and they are told by mail", async () => {
    const home = await asked();
    expect(await home.read()).toMatchObject({ mayHandTo: [{ uuid: home.signer, name: "Theo" }] });
    await home.handOver();
    const theirs = await home.ofTheo();
    expect(theirs).toMatchObject({
      handedBy: expect.any(String) as unknown,
      commentsToBorrower: WORDS,
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      requestDocuments: true,
      actionNeeded: true,
      lookedAt: { isPast: false },
    });
    expect(theirs.uuid).not.toBe(home.condition);
    expect(await home.theo.send(signerDesk, {})).toMatchObject({ conditionsOpen: 1 });
    const talk = await home.theo.send(signerConditionTalk, { params: { condition: theirs.uuid } });
    expect(JSON.stringify([theirs, talk])).not.toContain("Anna");
    await expect(home.theo.send(signerConditionTalk, { params: { condition: home.condition } })).rejects.toMatchObject({
      status: 404,
    });
    const mine = await home.read();
    expect(mine).toMatchObject({ actionNeeded: true, handedTo: { name: "Theo", standing: "ASKED" } });
    expect(mine.mayHandTo).toBeUndefined();
    // Nobody is told that it is their move while it lies with another.
    expect(await home.marisol.send(applications, {})).toMatchObject([{ asked: [] }]);
    expect((await home.file()).conditions).toMatchObject([
      {
        move: "signer",
        talk: { history: [{ kind: "ASKED" }, { kind: "HANDED_OVER", who: "Theo", text: WORDS }] },
      },
    ]);
    await home.laterByMinutes(16);
    const [contact] = (await home.file()).signers;
    await expect.poll(() => home.mailsTo(contact?.contact ?? "")).toHaveLength(1);
    const [mail] = await home.mailsTo(contact?.contact ?? "");
    expect(mail?.subject).toMatch(/^Theo, .*asks you for a document/);
    expect(mail?.text).not.toContain("blue folder");
  });

  it("counts as sent when they send it, is read by staff, and stays closed to the borrower", async () => {
    const home = await asked();
    await home.handOver();
    const theirs = await home.ofTheo();
    const sent = await home.upload(theirs.uuid);
    expect(await home.read()).toMatchObject({ actionNeeded: false, handedTo: { name: "Theo", standing: "SENT" } });
    const { papers, history } = await home.marisol.send(conditionTalk, home.ofIt);
    expect(papers).toMatchObject([{ documentUuid: sent.uuid, name: null, from: "Theo", standing: "SENT" }]);
    expect(JSON.stringify(history)).not.toContain("release of Theo");
    expect(await home.marisol.send(documents, { params: { uuid: home.uuid } })).toMatchObject({ documents: [] });
    await expect(
      home.marisol.open(document, { params: { uuid: home.uuid, document: sent.uuid } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await home.theo.send(signerDocuments, {})).toMatchObject({ documents: [{ uuid: sent.uuid }] });
    expect(await dana.client.send(paperReviews, { params: { uuid: home.uuid } })).toMatchObject({
      papers: [{ uuid: sent.uuid, condition: { uuid: home.condition } }],
    });
    await home.act({ act: "clear-condition", condition: home.condition });
    expect(await home.theo.send(signerConditions, {})).toEqual([]);
    expect(await home.marisol.send(conditions, { params: { uuid: home.uuid } })).toEqual([]);
  });

  it("comes back where they do not have it, with what they say, and the borrower is told", async () => {
    const home = await asked();
    await home.handOver();
    const { uuid: condition } = await home.ofTheo();
    await home.theo.send(handBackCondition, { params: { condition }, body: { text: "It burnt in 2015." } });
    expect(await home.theo.send(signerConditions, {})).toEqual([]);
    const back = await home.read();
    expect(back).toMatchObject({
      actionNeeded: true,
      handedTo: { name: "Theo", standing: "NOT_THERE", text: "It burnt in 2015." },
      mayHandTo: [{ uuid: home.signer }],
    });
    expect((await home.file()).conditions).toMatchObject([
      {
        move: "borrower",
        talk: { history: [{}, {}, { kind: "HANDED_BACK", who: "Theo", text: "It burnt in 2015." }] },
      },
    ]);
    const notices = await product.ctx.database.kysely
      .selectFrom("notifications")
      .select("kind")
      .where("application_uuid", "=", home.uuid)
      .execute();
    expect(notices.map(({ kind }) => kind)).toContain("signer-has-not");
    await expect(home.theo.send(handBackCondition, { params: { condition }, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await home.handOver("Then the letter of the bank.");
    expect(await home.ofTheo()).toMatchObject({ commentsToBorrower: "Then the letter of the bank." });
  });

  it("comes back also where they say of it that it does not apply to them", async () => {
    const home = await asked();
    await home.handOver();
    const { uuid: condition } = await home.ofTheo();
    await home.theo.send(sayOnSignerCondition, {
      params: { condition },
      body: { kind: "NOT_APPLICABLE", text: "Never mine." },
    });
    expect(await home.read()).toMatchObject({ handedTo: { standing: "NOT_THERE", text: "Never mine." } });
  });

  it("is asked of them again where staff return it, and the borrower is not asked for it anew", async () => {
    const home = await asked();
    await home.handOver();
    const theirs = await home.ofTheo();
    await home.upload(theirs.uuid);
    await home.act({ act: "return-papers", condition: theirs.uuid, reason: "The second page is missing." });
    expect(await home.ofTheo()).toMatchObject({
      actionNeeded: true,
      commentsToBorrower: "The second page is missing.",
      xtraData: { askedFirst: WORDS, numDocsGiven: 0 },
    });
    const mine = await home.read();
    expect(mine).toMatchObject({ actionNeeded: true, handedTo: { standing: "ASKED" } });
    expect(JSON.stringify(mine)).not.toContain("second page");
    await home.upload(theirs.uuid);
    // As whoever reads the papers of the borrower's condition returns them.
    await home.act({ act: "return-papers", condition: home.condition, reason: "Not the right loan." });
    expect(await home.ofTheo()).toMatchObject({ actionNeeded: true, commentsToBorrower: "Not the right loan." });
    const after = await home.read();
    expect(after).toMatchObject({ actionNeeded: true, handedTo: { standing: "ASKED" } });
    const talk = await home.marisol.send(conditionTalk, home.ofIt);
    expect(talk.papers.map(({ standing }) => standing)).toEqual(["RETURNED", "RETURNED"]);
    expect(JSON.stringify([after, talk])).not.toContain("right loan");
  });

  it("is returned to both where papers of both come back at once", async () => {
    const home = await asked(2);
    await home.handOver();
    const theirs = await home.ofTheo();
    await home.upload(theirs.uuid);
    await home.marisol.send(uploadDocument, {
      params: { uuid: home.uuid },
      body: { type: "OTHER_EVIDENCE", conditionUuid: home.condition },
      file: new Blob([pixel], { type: "image/png" }),
      fileName: "release of Marisol.png",
    });
    await home.act({ act: "return-papers", condition: home.condition, reason: "Neither is of this loan." });
    for (const read of [home.read, home.ofTheo])
      expect(await read()).toMatchObject({ actionNeeded: true, commentsToBorrower: "Neither is of this loan." });
  });

  it("is taken back, and what was sent until then counts", async () => {
    const home = await asked(2);
    await home.handOver();
    const theirs = await home.ofTheo();
    await home.upload(theirs.uuid);
    expect(await home.read()).toMatchObject({ actionNeeded: true, xtraData: { numDocsGiven: 1 } });
    await home.takeBack();
    await home.takeBack();
    expect(await home.theo.send(signerConditions, {})).toEqual([]);
    const mine = await home.read();
    expect(mine).toMatchObject({ actionNeeded: true, xtraData: { numDocsGiven: 1 } });
    expect(mine.handedTo).toBeUndefined();
    await expect(home.upload(theirs.uuid)).rejects.toMatchObject({ status: 400 });
  });

  it("is not handed to a stranger, twice, with a private number, or where it is the borrower's own ID", async () => {
    const home = await asked();
    await expect(home.handOver(WORDS, home.uuid)).rejects.toMatchObject({ status: 400 });
    await expect(home.handOver("My number is 123-45-6789.")).rejects.toMatchObject({
      problem: { code: "private-number" },
    });
    await home.handOver();
    await expect(home.handOver()).rejects.toMatchObject({ status: 409 });
    const own = await asked(2, "ID_VERIFICATION_FAILURE");
    expect((await own.read()).mayHandTo).toBeUndefined();
    await expect(own.handOver()).rejects.toMatchObject({ status: 409 });
  });
});
