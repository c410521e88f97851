import { conditions } from "@gable/contract/calls/conditions.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { pipelineReport } from "@gable/contract/calls/pipeline-report.ts";
import { reportSigner, signers } from "@gable/contract/calls/signers.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { signerIdentityCheck } from "@gable/contract/calls/signers-identity.ts";
import { signerConditions, uploadSignerDocument } from "@gable/contract/calls/signers-papers.ts";
import { signerSigning } from "@gable/contract/calls/signers-signing.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { sendWaiting } from "../notifications/send-waiting.ts";

/** What can wait reaches somebody who signs in one mail, so long after it was said. */
const A_QUARTER_MS = 15 * 60_000;

const DAY_MS = 86_400_000;

describe("what staff do about somebody who signs beside the borrower", () => {
  let product: TestProduct;
  let staff: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    staff = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  async function household() {
    const opened = await openBorrower(product);
    const { applicationUuid: uuid, headers } = opened;
    const signer = await openSigner(product, opened);
    const theo = createBorrowerClient(product.url, "gable", signer.headers.authorization);
    const desk = await theo.send(signerDesk, {});
    const borrower = createBorrowerClient(product.url, "gable", headers.authorization);
    return { uuid, borrower, theo, signer: desk.uuid };
  }
  const act = (uuid: string, body: StaffAct) => staff.client.send(actOnFile, { params: { uuid }, body });
  const seen = async (uuid: string) => (await staff.client.send(loanFile, { params: { uuid } })).signers;
  const waits = async (uuid: string) =>
    (await staff.client.send(pipeline, { query: { queue: "signers" } })).entries.some((entry) => entry.uuid === uuid);

  it("is told what keeps them from signing, and settles it", async () => {
    const { uuid, borrower, signer } = await household();
    expect(await waits(uuid)).toBe(false);
    await borrower.send(reportSigner, { params: { uuid, signer }, body: { reason: "DIVORCED" } });
    const [theo] = await seen(uuid);
    expect(theo).toMatchObject({ name: "Theo Bergstrom", state: "JOINED", trouble: { reason: "DIVORCED" } });
    // The borrower is told the lender's own hour, and staff the same.
    const told = await borrower.send(signers, { params: { uuid } });
    expect(told.signers).toMatchObject([{ calledBy: { by: theo?.trouble?.callBy, isPast: false } }]);
    expect(await waits(uuid)).toBe(true);
    await act(uuid, await asRead(staff.client, uuid, "settle-signer-trouble", signer));
    expect(await seen(uuid)).toMatchObject([{ trouble: null }]);
    expect(await waits(uuid)).toBe(false);
    await expect(act(uuid, await asRead(staff.client, uuid, "settle-signer-trouble", signer))).rejects.toMatchObject({
      status: 409,
    });
    await expect(act(uuid, await asRead(staff.client, uuid, "settle-signer-trouble", uuid))).rejects.toMatchObject({
      status: 404,
    });
  });

  it("looks at their ID when the check could not tell, asks again with a reason, or accepts it", async () => {
    const { uuid, theo, signer } = await household();
    const { ctx } = product;
    const inReview = () =>
      ctx.database.kysely.transaction().execute((trx) =>
        advance(ctx, trx, uuid, { kind: "system" }, ({ facts }, now) => {
          const at = now.toISOString();
          const check = {
            kind: "PASSPORT",
            documentUuids: [],
            submittedAt: at,
            result: { outcome: "REVIEW", at },
          } as const;
          return {
            event: "signer-identity-checked",
            facts: { signers: facts.signers.map((one) => ({ ...one, introReadAt: at, identityChecks: [check] })) },
          };
        }),
      );
    await inReview();
    expect(await waits(uuid)).toBe(true);
    expect(await seen(uuid)).toMatchObject([{ identityReviewSince: expect.any(String) }]);
    const reason = "La foto está demasiado oscura.";
    await act(uuid, { act: "ask-signer-identity-again", signer, reason, writtenIn: "es" });
    expect(await theo.send(signerIdentityCheck, {})).toMatchObject({
      state: "RETRY",
      reason,
      writtenIn: "es",
    });
    await inReview();
    await act(uuid, await asRead(staff.client, uuid, "accept-signer-identity", signer));
    expect((await theo.send(signerDesk, {})).progress.identityPassed).toBe(true);
    expect(await waits(uuid)).toBe(false);
  });

  it("compares a name on a list with theirs: clears it, or two find that it is they and the line ends", async () => {
    const { uuid, theo, signer } = await household();
    const { ctx } = product;
    const change = (own: Partial<SignerFacts>, facts: Partial<Facts> = {}) =>
      ctx.database.kysely.transaction().execute((trx) =>
        advance(ctx, trx, uuid, { kind: "system" }, (file) => ({
          event: "signer-screened",
          facts: { ...facts, signers: file.facts.signers.map((one) => ({ ...one, ...own })) },
        })),
      );
    const birthDate = "1979-05-04";
    const hit = { outcome: "HIT", birthDate, at: product.ctx.clock.now().toISOString() } as const;
    await expect(act(uuid, await asRead(staff.client, uuid, "clear-signer-watchlist", signer))).rejects.toMatchObject({
      status: 409,
    });
    await change({ birthDate, watchlist: hit });
    expect(await waits(uuid)).toBe(true);
    expect(await seen(uuid)).toMatchObject([{ listed: { match: null } }]);
    expect(await theo.send(signerSigning, {})).toMatchObject({ isReady: false, isLookedAt: true });
    await act(uuid, await asRead(staff.client, uuid, "clear-signer-watchlist", signer));
    expect(await waits(uuid)).toBe(false);
    expect(await seen(uuid)).toMatchObject([{ listed: null }]);

    await change({ watchlist: hit }, { closingSignedAt: product.ctx.clock.now().toISOString() });
    await act(uuid, { act: "find-signer-watchlist-match", signer, reason: "Name, birth date and town are the same" });
    const foundAt = (await seen(uuid))[0]?.listed?.match?.at ?? "";
    const agree = { act: "agree-to-signer-watchlist-match", signer, foundAt } as const;
    await expect(act(uuid, agree)).rejects.toMatchObject({ status: 403 });
    const second = await openStaff(product, "underwriter");
    const unread = { ...agree, foundAt: hit.at };
    await expect(second.client.send(actOnFile, { params: { uuid }, body: unread })).rejects.toMatchObject({
      status: 409,
    });
    await second.client.send(actOnFile, { params: { uuid }, body: agree });
    const { file } = await loadApplication(ctx, ctx.database.kysely, uuid);
    expect(file.facts).toMatchObject({
      listed: { who: signer, by: second.staffUuid, askedBy: staff.staffUuid },
      declined: { reasons: ["LEGAL_REQUIREMENTS"] },
    });
    // It is among the lender's figures as any other decline is.
    const auditor = await openStaff(product, "auditor");
    const now = ctx.clock.now().getTime();
    const query = { from: new Date(now - DAY_MS).toISOString(), until: new Date(now + DAY_MS).toISOString() };
    const report = await auditor.client.send(pipelineReport, { query });
    expect(report.declines.map(({ reason, count }) => [reason, count])).toEqual([["LEGAL_REQUIREMENTS", 1]]);
    expect(report.weeks.reduce((sum, { decided }) => sum + decided, 0)).toBe(1);
  });

  it("asks them for a document of which the borrower reads nothing", async () => {
    const { uuid, borrower, theo, signer } = await household();
    const comments = "Send the page of the trust that names you.";
    await act(uuid, { act: "ask-signer", signer, comments, documents: 1, priorTo: "funding" });
    expect(await theo.send(signerConditions, {})).toMatchObject([{ commentsToBorrower: comments, actionNeeded: true }]);
    expect((await theo.send(signerDesk, {})).conditionsOpen).toBe(1);
    expect(await borrower.send(conditions, { params: { uuid } })).toEqual([]);
    const [theirs] = await seen(uuid);
    expect(theirs?.asked).toMatchObject([{ comments, move: "signer" }]);
    const to = theirs?.contact ?? "";
    await product.ctx.adjustableClock?.advance(A_QUARTER_MS, uuid);
    await sendWaiting(product.ctx);
    expect(await mailed(product.sandbox.url, to, ({ subject }) => subject ?? undefined)).toBe(
      "Theo, we need something from you",
    );
    const asked = theirs?.asked[0]?.uuid ?? "";
    const send = (condition: string) =>
      theo.send(uploadSignerDocument, {
        body: { type: "OTHER_EVIDENCE", condition },
        file: new Blob([pixel], { type: "image/png" }),
        fileName: "page.png",
      });
    await expect(send("my doctor is Dr. Hale")).rejects.toMatchObject({ status: 400 });
    await expect(send(uuid)).rejects.toMatchObject({ status: 400 });
    await send(asked);
    expect(await theo.send(signerConditions, {})).toMatchObject([{ actionNeeded: false }]);
    const messages = await product.ctx.database.kysely
      .selectFrom("outbox")
      .select("uuid")
      .where("application_uuid", "=", uuid)
      .where("identity_uuid", "is", null)
      .execute();
    expect(messages).toHaveLength(1);
    await act(uuid, { act: "clear-condition", condition: asked });
    expect(await theo.send(signerConditions, {})).toEqual([]);
  });

  it("asks them who they are and whose the home is, which other pictures do not answer; never what is the borrower's", async () => {
    const { uuid, theo, signer } = await household();
    const ask = (categoryEnum: string, documents = 1) =>
      act(uuid, {
        act: "ask-signer",
        signer,
        categoryEnum,
        comments: "Please send it.",
        documents,
        priorTo: "funding",
      } as StaffAct);
    const send = (type: "PASSPORT_FRONT" | "PORTRAIT" | "OTHER_EVIDENCE", condition?: string) =>
      theo.send(uploadSignerDocument, {
        body: { type, ...(condition && { condition }) },
        file: new Blob([pixel], { type: "image/png" }),
        fileName: "picture.png",
      });
    await ask("REVIEW_TRUST_REQUIREMENTS");
    await ask("ID_VERIFICATION_FAILURE");
    const open = () => theo.send(signerConditions, {});
    const [id, trust] = await open();
    expect([id?.categoryEnum, trust?.categoryEnum]).toEqual(["ID_VERIFICATION_FAILURE", "REVIEW_TRUST_REQUIREMENTS"]);
    expect(await seen(uuid)).toMatchObject([
      { asked: [{ category: "REVIEW_TRUST_REQUIREMENTS" }, { category: "ID_VERIFICATION_FAILURE" }] },
    ]);
    // For the check of their identity.
    await send("PASSPORT_FRONT");
    await send("PORTRAIT");
    expect((await open()).map(({ actionNeeded }) => actionNeeded)).toEqual([true, true]);
    await send("PASSPORT_FRONT", id?.uuid);
    expect((await open()).map(({ actionNeeded }) => actionNeeded)).toEqual([true, true]);
    await send("PORTRAIT", id?.uuid);
    expect((await open()).map(({ actionNeeded }) => actionNeeded)).toEqual([false, true]);
    for (const borrowers of ["HELOC_MANUAL_PAYSTUB_UPLOAD", "BANK_ACCOUNT_FRAUD_REVIEW", "HARD_CREDIT_INQUIRY_REVIEW"])
      await expect(ask(borrowers)).rejects.toMatchObject({ status: 400 });
  });
});
