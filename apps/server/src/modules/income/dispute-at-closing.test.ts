import type { ReplyOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { disputeDeposits, income, linkIncome, settleIncome } from "@gable/contract/calls/income.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { signDocument, signing } from "@gable/contract/calls/signing.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { adopt } from "@gable/testkit/borrower/halfway.ts";
import { agreeAt, until } from "@gable/testkit/borrower/verification-moves.ts";
import { type Walked, walkOn } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Paper = ReplyOf<typeof signing>["documents"][number];

const toSign = (papers: readonly Paper[]) => papers.find(({ fields, signed }) => fields.length > 0 && !signed);

describe("deposits that are held to be wrong while papers of the line are drawn", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  let people = 0;
  /** Somebody whose deposits were counted, who has the papers of the line before them and has adopted a signature. */
  async function drawn() {
    people += 1;
    const email = `at.closing.${people}@example.com`;
    const walked: Walked = await walkIn(product, { persona: "revised-offer", email, until: "INCOME_VERIFICATION" });
    const { client, uuid } = walked;
    const params = { uuid };
    const standing = () => client.send(income, { params });
    const step = async () => (await client.send(status, { params })).step;
    const type = "BANK_ACCOUNT_READING";
    const consent = { type, textVersion: consentTexts[type].version, language: "en" } as const;
    const { url } = await client.send(linkIncome, { params, body: { source: "PLAID_TRANSACTIONS", consent } });
    await agreeAt(walked, url);
    const { sources } = await until(standing, (seen) => seen.sources.some(({ deposits }) => deposits !== null));
    const source = sources.find(({ deposits }) => deposits !== null);
    const [first] = source?.deposits?.deposits ?? [];
    if (!source || !first) throw new Error("no deposits were kept");
    await client.send(settleIncome, { params, body: { confirmed: true } });
    await until(step, (now) => now === "REVISED_OFFER_SELECTION");
    await walkOn(walked, { until: "FINAL_OFFER" });
    await adopt(walked);
    const papers = async () => (await client.send(signing, { params })).documents;
    const sign = (paper: Paper | undefined) =>
      client.send(signDocument, {
        params: { uuid, document: paper?.uuid ?? "" },
        body: { sha256: paper?.sha256 ?? "", fieldIds: (paper?.fields ?? []).map(({ id }) => id) },
      });
    const dispute = () =>
      client.send(disputeDeposits, {
        params: { uuid, source: source.uuid },
        body: { notIncome: [first.id], why: "My sister paid me back." },
      });
    const staff = await openStaff(product, "underwriter");
    const answer = (notCounted: readonly string[]) =>
      staff.client.send(actOnFile, {
        params,
        body: { act: "answer-deposits", notCounted: [...notCounted], reason: "We looked." },
      });
    const file = () => staff.client.send(loanFile, { params });
    const isInQueue = async () => (await file()).queues.some(({ queue }) => queue === "income");
    return { walked, standing, step, papers, sign, dispute, answer, file, isInQueue, first: first.id };
  }
  it("leave the papers as they are until a person finds another figure, which takes them out of force", async () => {
    const { walked, standing, step, papers, sign, dispute, answer, first } = await drawn();
    const old = await papers();
    await dispute();
    expect(await step()).toBe("FINAL_OFFER");
    expect(await papers()).toEqual(old);
    await answer([first]);
    await until(step, (now) => now === "INCOME_VERIFICATION");
    for (const paper of old) await expect(sign(paper)).rejects.toMatchObject({ status: 409 });
    expect(await standing()).toMatchObject({ canSettle: true, dispute: { answer: { changed: true } } });

    await walked.client.send(settleIncome, { params: { uuid: walked.uuid }, body: { confirmed: true } });
    await until(step, (now) => now === "REVISED_OFFER_SELECTION");
    await walkOn(walked, { until: "FINAL_OFFER" });
    const anew = await papers();
    const former = new Set(old.map(({ uuid }) => uuid));
    expect(anew.length).toBeGreaterThan(0);
    expect(anew.filter(({ uuid }) => former.has(uuid))).toEqual([]);
    for (const paper of old) await expect(sign(paper)).rejects.toMatchObject({ status: 409 });
  });

  it("move no figure once a paper is signed while a person looks: what was signed stands, and the answer is read", async () => {
    const { standing, step, papers, sign, dispute, answer, file, isInQueue, first } = await drawn();
    await dispute();
    const { income: before } = await file();
    const paper = toSign(await papers());
    await sign(paper);
    expect(await standing()).toMatchObject({ mayDispute: false, dispute: { answer: null } });
    await expect(answer([first])).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    expect((await file()).income?.verifiedAnnual).toBe(before?.verifiedAnnual);
    expect(await isInQueue()).toBe(true);

    await answer([]);
    expect(await isInQueue()).toBe(false);
    expect((await standing()).dispute?.answer).toMatchObject({ changed: false, reason: "We looked." });
    expect((await papers()).find(({ uuid }) => uuid === paper?.uuid)).toMatchObject({ signed: true });
    expect(await step()).toBe("NOTE_SIGNING");
  });

  it("are decided, or a paper is signed, where both are done in the same instant: never both", async () => {
    const { standing, papers, sign, dispute, answer, first } = await drawn();
    await dispute();
    const [signed, answered] = await Promise.allSettled([sign(toSign(await papers())), answer([first])]);
    expect([signed.status, answered.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    const { dispute: shown } = await standing();
    expect(shown?.answer?.changed ?? null).toBe(answered.status === "fulfilled" ? true : null);
    const kept =
      answered.status === "fulfilled"
        ? []
        : (await papers()).filter((paper) => paper.signed && paper.fields.length > 0);
    expect(kept).toHaveLength(answered.status === "fulfilled" ? 0 : 1);
  });
});
