import { randomUUID } from "node:crypto";
import { status } from "@gable/contract/calls/application.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { confirmNotCancelled, rescission } from "@gable/contract/calls/rescission.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { signerDocuments } from "@gable/contract/calls/signers-papers.ts";
import { confirmNotCancelledAsSigner } from "@gable/contract/calls/signers-signing.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { heldLine, waitForMail } from "@gable/testkit/borrower/held-line.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

const DAYS = 4;
type Shown = { readonly sha256: string; readonly fields: readonly { readonly id: string }[] } | null;
const signatureOn = (paper: Shown) => ({
  sha256: paper?.sha256 ?? "0".repeat(64),
  fieldIds: (paper?.fields ?? []).map(({ id }) => id),
});

const stepOf = async ({ client, uuid }: Walked) => (await client.send(status, { params: { uuid } })).step;
const holdOf = async ({ client, uuid }: Walked) => (await client.send(rescission, { params: { uuid } })).hold;

const atStep = (walked: Walked, step: Step) =>
  until(
    () => stepOf(walked),
    (seen) => seen === step,
  );
const confirm = async (walked: Walked) =>
  walked.client.send(confirmNotCancelled, {
    params: { uuid: walked.uuid },
    body: signatureOn((await holdOf(walked))?.document ?? null),
  });

describe("a lender that waits after the right to cancel for what is in the mail", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    await waitForMail(product, DAYS);
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, step: Step) => walkIn(product, { persona, orgCode: "gable", until: step });
  const factsOf = async ({ uuid }: Walked) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const letCome = async ({ uuid }: Walked, instant: string) =>
    product.ctx.adjustableClock?.advance(Date.parse(instant) - product.ctx.clock.now(uuid).getTime(), uuid);
  const eventsOf = async ({ uuid }: Walked) => {
    const processor = await openStaff(product, "processor");
    const { events } = await processor.client.send(fileEvents, { params: { uuid }, query: {} });
    return events.map(({ type }) => type);
  };

  it("takes no confirmation before the period is over, then waits its days, and asks nobody to hurry", async () => {
    const walked = await walkTo("straight-approval", "RESCISSION");
    const { rescission: period } = await factsOf(walked);
    expect(await holdOf(walked)).toMatchObject({
      days: DAYS,
      lastDay: addDays(period?.endsOn ?? "", DAYS),
      running: false,
      asked: false,
      document: null,
    });
    await expect(confirm(walked)).rejects.toMatchObject({ status: 409, problem: { step: "RESCISSION" } });

    await letCome(walked, period?.expiresAt ?? "");
    await atStep(walked, "GEN_RESCISSION");
    const seen = await walked.client.send(status, { params: { uuid: walked.uuid } });
    // The checklist keeps its order: after the right it does not go back to what comes before it.
    expect(seen.status.checklistStatus).toBe("RESCISSION");
    expect((await passageOf(walked, seen))?.routes).toContain("complete");
    expect(await holdOf(walked)).toMatchObject({ running: true, asked: true, confirmedAt: null });

    const { rescissionHold } = await factsOf(walked);
    const zone = homeOf(await factsOf(walked))?.timeZone ?? "";
    expect(rescissionHold?.endsAt).toBe(startOfDay(addDays(period?.endsOn ?? "", DAYS + 1), zone));
    await letCome(walked, new Date(Date.parse(rescissionHold?.endsAt ?? "") - 60_000).toISOString());
    expect(await stepOf(walked)).toBe("GEN_RESCISSION");
    await letCome(walked, rescissionHold?.endsAt ?? "");
    await until(
      () => factsOf(walked),
      ({ recording }) => recording !== undefined,
    );
    const { rescissionHoldOver, recording } = await factsOf(walked);
    expect(rescissionHoldOver).toMatchObject({ because: "WAITED" });
    expect(Date.parse(recording?.submittedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(rescissionHold?.endsAt ?? ""));
    await expect(confirm(walked)).rejects.toMatchObject({ status: 409 });
    expect(await eventsOf(walked)).toContain("rescission-hold-ended");
  });

  it("goes on as soon as the one whose right it was has signed that they did not cancel, on sealed paper", async () => {
    const walked = await heldLine(product, "straight-approval", { email: "confirms@example.com" });
    const shown = (await holdOf(walked))?.document ?? null;
    const params = { uuid: walked.uuid };
    const other = walked.client.send(confirmNotCancelled, {
      params,
      body: { ...signatureOn(shown), sha256: "0".repeat(64) },
    });
    await expect(other).rejects.toMatchObject({ status: 409, problem: { code: "document-changed" } });
    // A reply that was lost: the same is sent once more, and is one signature.
    const twice = { params, body: signatureOn(shown), idempotencyKey: randomUUID() };
    await walked.client.send(confirmNotCancelled, twice);
    await walked.client.send(confirmNotCancelled, twice);
    await until(
      () => factsOf(walked),
      ({ recording }) => recording !== undefined,
    );
    expect((await factsOf(walked)).rescissionHoldOver).toMatchObject({ because: "CONFIRMED" });
    expect(await holdOf(walked)).toMatchObject({ running: false, confirmedAt: expect.any(String) });
    const papers = (await walked.client.send(documents, { params })).documents;
    const paper = papers.find(({ type }) => type === "CONFIRMATION_OF_NON_RESCISSION");
    expect(paper).toMatchObject({ signedAt: expect.any(String) });
    expect(papers.filter(({ type }) => type === "SIGNING_CERTIFICATE")).toHaveLength(2);
    const told = ["confirmations-drawn", "not-cancelled-confirmed", "confirmation-sealed"];
    expect((await eventsOf(walked)).filter((type) => told.includes(type)).toSorted()).toEqual(told.toSorted());
    await expect(confirm(walked)).rejects.toMatchObject({ status: 409 });
  });

  it("waits for the last of the owners, tells each whom it waits for, and shows nobody another's paper", async () => {
    const walked = await heldLine(product, "joint-owner");
    const [other] = walked.others;
    if (!other) throw new Error("Nobody else signs.");
    const desk = () => other.client.send(signerDesk, {});
    expect(await holdOf(walked)).toMatchObject({ awaited: ["Theo"], awaitedOthers: 0 });
    const { rescission: theirs } = await desk();
    expect(theirs.hold).toMatchObject({ asked: true, awaited: [walked.persona.fill.name.first], awaitedOthers: 0 });
    for (const [to, subject] of [
      [walked.email, "Your time to cancel has ended"],
      [other.mailbox, "Theo, your time to cancel has ended"],
    ] as const) {
      const text = await mailed(product.sandbox.url, to, (mail) => (mail.subject === subject ? mail.text : undefined));
      expect(text).toContain("You do not have to, and without it nothing changes but the wait.");
    }
    await confirm(walked);
    expect(await stepOf(walked)).toBe("GEN_RESCISSION");
    const staff = await openStaff(product, "processor");
    const { rescission: onFile } = await staff.client.send(loanFile, { params: { uuid: walked.uuid } });
    expect(onFile).toMatchObject({
      over: true,
      hold: { days: DAYS, because: null, persons: [{ confirmedAt: expect.any(String) }, { confirmedAt: null }] },
    });
    expect((await desk()).rescission.hold).toMatchObject({ awaited: [], confirmedAt: null });
    const ownPapers = (await walked.client.send(documents, { params: { uuid: walked.uuid } })).documents;
    const theirPapers = (await other.client.send(signerDocuments, {})).documents;
    const uuidsIn = (list: typeof ownPapers) =>
      list.flatMap(({ type, uuid }) => (type === "CONFIRMATION_OF_NON_RESCISSION" ? [uuid] : []));
    const { signers, nonRescission } = await factsOf(walked);
    expect(uuidsIn(theirPapers)).toEqual([signers[0]?.nonRescission?.documentUuid]);
    expect(uuidsIn(ownPapers)).toEqual([nonRescission?.documentUuid]);

    const { rescission: seen } = await other.client.send(confirmNotCancelledAsSigner, {
      body: signatureOn(theirs.hold?.document ?? null),
    });
    expect(seen.hold).toMatchObject({ running: false, confirmedAt: expect.any(String) });
    const again = other.client.send(confirmNotCancelledAsSigner, { body: signatureOn(theirs.hold?.document ?? null) });
    await expect(again).rejects.toMatchObject({ status: 409 });
    await until(
      () => factsOf(walked),
      ({ recording }) => recording !== undefined,
    );
    const after = (await other.client.send(signerDocuments, {})).documents;
    expect(after.find(({ type }) => type === "CONFIRMATION_OF_NON_RESCISSION")).toMatchObject({
      signedAt: expect.any(String),
    });
    expect(after.filter(({ type }) => type === "SIGNING_CERTIFICATE")).toHaveLength(2);
  });

  it("is cancelled by a letter of the last day that arrives in the wait, and then takes no confirmation", async () => {
    const walked = await heldLine(product, "straight-approval", { email: "wrote@example.com" });
    const { rescission: period } = await factsOf(walked);
    const staff = await openStaff(product, "processor");
    const letter = { act: "record-rescission", owner: "borrower", how: "POST", note: "Letter, filed" } as const;
    const record = (on: string) =>
      staff.client.send(actOnFile, { params: { uuid: walked.uuid }, body: { ...letter, on } });
    await letCome(walked, new Date(Date.parse(period?.expiresAt ?? "") + 2 * 86_400_000).toISOString());
    await expect(record(addDays(period?.endsOn ?? "", 1))).rejects.toMatchObject({
      problem: { fields: { on: ["after-the-period"] } },
    });
    await record(period?.endsOn ?? "");
    expect(await stepOf(walked)).toBe("CANCELLED");
    expect(await holdOf(walked)).toBeNull();
    await expect(confirm(walked)).rejects.toMatchObject({ status: 409, problem: { step: "CANCELLED" } });
  });

  it("takes none where nothing is signed", async () => {
    const { applicationUuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const params = { uuid: applicationUuid };
    expect((await client.send(rescission, { params })).hold).toBeNull();
    await expect(client.send(confirmNotCancelled, { params, body: signatureOn(null) })).rejects.toMatchObject({
      status: 409,
    });
  });
});
