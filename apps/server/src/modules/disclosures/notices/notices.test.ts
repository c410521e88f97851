import { earlyDisclosure, earlyDisclosures } from "@gable/contract/calls/disclosures.ts";
import { acknowledgeDocument, document, documents } from "@gable/contract/calls/documents.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { signDocument, signing } from "@gable/contract/calls/signing.ts";
import { decision as decisionCall } from "@gable/contract/calls/underwriting.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { noticeEffect, noticesDue } from "@gable/domain/workflow/notices/notices-due.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { closingMoves, letTimePass, mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../../workflow/application-store.ts";
import { formatDateWithWeekday } from "../../documents/wording/format-date.ts";
import { writeNotice } from "./write-notice.ts";

const DAY_MS = 86_400_000;

const rowOf = async ({ client, uuid }: Pick<Walked, "client" | "uuid">, type: DocumentType) => {
  const found = await until(
    () => client.send(documents, { params: { uuid } }),
    (seen) => seen.documents.some((row) => row.type === type),
  );
  const row = found.documents.find((paper) => paper.type === type);
  if (!row) throw new Error(`there is no ${type}`);
  return row;
};

const wordsOf = async (walked: Pick<Walked, "client" | "uuid">, type: DocumentType) => {
  const row = await rowOf(walked, type);
  const reply = await walked.client.open(document, { params: { uuid: walked.uuid, document: row.uuid } });
  return pdfText(new Uint8Array(await reply.arrayBuffer()));
};

describe("a notice", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, step: Step, orgCode = "gable") => walkIn(product, { persona, until: step, orgCode });
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const subjectsTo = async (email: string): Promise<readonly (string | undefined)[]> => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
  };

  it("that comes before an account is in the language of the page that asks for it", async () => {
    const client = createBorrowerClient(product.url, "gable");
    const { documents: titled } = await client.send(earlyDisclosures, { query: { language: "es" } });
    expect(titled.map(({ title }) => title)).toContain("Consentimiento para registros y firmas electrónicos");
    const sample = await client.open(earlyDisclosure, {
      params: { kind: "ESIGN_DISCLOSURE" },
      query: { language: "es" },
    });
    expect(await pdfText(new Uint8Array(await sample.arrayBuffer()))).toContain("Aceptar es decisión suya");
  });

  it("that a service keeps back is put before staff on its last day, once, and gone from there when it is out", async () => {
    product.sandbox.faults.set({ kind: "counsellors", fault: "500", next: 10_000 });
    const walked = await walkTo("manual-pay", "OFFER_SELECTION");
    const { client: processor } = await openStaff(product, "processor");
    const file = () => processor.send(loanFile, { params: { uuid: walked.uuid } });
    const listOf = ({ deadlines }: Awaited<ReturnType<typeof file>>) =>
      deadlines.find(({ deadline }) => deadline === "counsellor-list");
    const before = await file();
    expect(before.queues.map(({ queue }) => queue)).not.toContain("notices");
    expect(listOf(before)?.isPast).toBe(false);
    // Beyond every weekend with a holiday.
    await letTimePass(walked, 9 * DAY_MS);
    const late = await until(file, ({ queues }) => queues.some(({ queue }) => queue === "notices"));
    expect(listOf(late)?.isPast).toBe(true);
    product.sandbox.faults.clear();
    await rowOf(walked, "COUNSELLOR_LIST");
    const after = await file();
    expect([listOf(after), after.queues.map(({ queue }) => queue)]).toEqual([
      undefined,
      expect.not.arrayContaining(["notices"]),
    ]);
    const { events } = await processor.send(fileEvents, { params: { uuid: walked.uuid }, query: {} });
    expect(events.filter(({ type }) => type === "notice-due-soon")).toHaveLength(1);
  });

  it("of adverse action follows a decline, with reasons, score, bureau and the equal-credit paragraph", async () => {
    const walked = await walkTo("score-decline", "DECLINED");
    const words = await wordsOf(walked, "ADVERSE_ACTION_NOTICE");
    expect(words).toContain("We have denied your application.");
    expect(words).toContain("Delinquent past or present credit obligations with others");
    expect(words).toContain("Continental Credit Bureau");
    expect(words).toContain("PO Box 4400");
    expect(words).toContain("598");
    expect(words).toContain("You have too many delinquent or derogatory accounts");
    expect(words).toContain("The Federal Equal Credit Opportunity Act prohibits creditors");
    await until(
      () => subjectsTo(walked.email),
      (subjects) => subjects.includes("Our decision on your application"),
    );
    const row = await rowOf(walked, "ADVERSE_ACTION_NOTICE");
    expect(row.openedAt).not.toBeNull();
    await walked.client.send(acknowledgeDocument, { params: { uuid: walked.uuid, document: row.uuid } });
    expect((await rowOf(walked, "ADVERSE_ACTION_NOTICE")).acknowledgedAt).not.toBeNull();
    expect(
      (await factsOf(walked.uuid)).deliveries.filter(({ documentKind }) => documentKind === "ADVERSE_ACTION_NOTICE"),
    ).toHaveLength(1);
  });

  it("of a missing credit file names the bureau and gives no score", async () => {
    const walked = await walkTo("no-file", "CREDIT_NO_MATCH_SSN");
    expect((await factsOf(walked.uuid)).deliveries.some(({ documentKind }) => documentKind.startsWith("ADVERSE"))).toBe(
      false,
    );
    await letTimePass(walked, 26 * DAY_MS);
    const words = await wordsOf(walked, "ADVERSE_ACTION_NOTICE");
    expect(words).toContain("No credit file");
    expect(words).toContain("Continental Credit Bureau");
    expect(words).not.toContain("Your credit score is a number");
    expect(await wordsOf(walked, "NO_CREDIT_SCORE_NOTICE")).toContain("Your credit score is not available");
  });

  it("comes with every application: score, counsellors, authorization", async () => {
    const walked = await walkTo("illinois", "OFFER_SELECTION", "harbor-pine");
    expect(await wordsOf(walked, "CREDIT_SCORE_NOTICE")).toContain("768");
    expect(await wordsOf(walked, "COUNSELLOR_LIST")).toContain("60614");
    expect(await wordsOf(walked, "SOFT_CREDIT_AUTHORIZATION")).toContain("Continental Credit Bureau");
    expect(await wordsOf(walked, "ILLINOIS_REINVESTMENT_NOTICE")).toContain("COMMUNITY REINVESTMENT");
  });

  /** What the notice of a counteroffer would change, drawn for an application that has none yet. */
  async function drawCounteroffer({ uuid }: Walked) {
    const { ctx } = product;
    const { file, seal } = await loadApplication(ctx, ctx.database.kysely, uuid);
    const deliveries = file.facts.deliveries.filter(({ documentKind }) => documentKind !== "COUNTEROFFER_NOTICE");
    const before = { ...file, facts: { ...file.facts, deliveries } };
    const due = noticesDue(before).find(({ kind }) => kind === "COUNTEROFFER_NOTICE");
    if (!due || !("own" in writeNotice)) throw new Error("The notice is not due.");
    const now = ctx.clock.now(uuid);
    const layDown = await writeNotice.own.run(ctx, before, now, seal, noticeEffect(due).key);
    if (typeof layDown !== "function") throw new Error("Nothing was drawn.");
    return { before, layDown, withdrawn: { at: now.toISOString() } };
  }

  it("of a counteroffer has what was asked for, what is offered, and why", async () => {
    const walked = await walkTo("revised-offer", "REVISED_OFFER_SELECTION");
    const words = await wordsOf(walked, "COUNTEROFFER_NOTICE");
    expect(words).toContain("Income insufficient for amount of credit requested");
    const { decision } = await factsOf(walked.uuid);
    const days = (Date.parse(decision?.expiresAt ?? "") - Date.parse(decision?.at ?? "")) / DAY_MS;
    expect(days).toBeGreaterThanOrEqual(90);
    // Whoever withdraws while it is drawn gets none.
    const { before, layDown, withdrawn } = await drawCounteroffer(walked);
    expect(layDown(before)).toMatchObject({ event: "notice-delivered" });
    expect(layDown({ ...before, facts: { ...before.facts, withdrawn } })).toBeUndefined();
    await letTimePass(walked, 92 * DAY_MS);
    await until(
      () => subjectsTo(walked.email),
      (subjects) => subjects.includes("Your application is closed"),
    );
    const told = await walked.client.send(decisionCall, { params: { uuid: walked.uuid } });
    expect(told.lapse).toEqual({ why: "COUNTEROFFER_NOT_ACCEPTED", until: null });
  });

  it("of incompleteness goes out on day 25, asks for what is missing, and the application ends when nothing comes", async () => {
    const walked = await walkTo("retired", "COLLECT_ADDITIONAL_INFO");
    await letTimePass(walked, 26 * DAY_MS);
    const words = await wordsOf(walked, "INCOMPLETENESS_NOTICE");
    expect(words).toContain("Your social security number");
    const { incompleteness } = await factsOf(walked.uuid);
    expect(incompleteness).toMatchObject({ row: 8, missing: ["ADDITIONAL_INFORMATION"] });
    await letTimePass(walked, 31 * DAY_MS);
    await until(
      async () => (await factsOf(walked.uuid)).lapsedAt,
      (at) => at !== undefined,
    );
    expect((await factsOf(walked.uuid)).lapse).toBe("INCOMPLETE");
    const told = await walked.client.send(decisionCall, { params: { uuid: walked.uuid } });
    expect(told).toMatchObject({
      lapse: { why: "INCOMPLETE", until: incompleteness?.respondBy },
      reasons: [],
      credit: null,
    });
  });

  it("of the Texas rights begins twelve days in which nothing can be signed, and the final costs one business day more", async () => {
    const walked = await walkTo("texas-bpo", "FINAL_OFFER");
    expect(await wordsOf(walked, "TEXAS_50G_NOTICE")).toContain("cannot close before 12 days have passed");
    expect(await wordsOf(walked, "HARD_CREDIT_AUTHORIZATION")).toContain("Given electronically by Lupe");
    expect(await wordsOf(walked, "TEXAS_FINAL_ITEMIZATION")).toContain("The law allows");
    const params = { uuid: walked.uuid };
    const { holds, documents: papers } = await walked.client.send(signing, { params });
    expect(holds.map(({ rule }) => rule)).toEqual(["TEXAS_TWELVE_DAYS", "TEXAS_PREVIEW"]);
    const { receivedAt = "" } = await factsOf(walked.uuid);
    const received = localDateAt(receivedAt, "America/Chicago");
    expect(holds[0]?.until).toBe(addDays(received, 12));
    const processor = await openStaff(product, "processor");
    expect(await processor.client.send(loanFile, { params })).toMatchObject({ closingHolds: holds });
    const costs = await wordsOf(walked, "TEXAS_FINAL_ITEMIZATION");
    expect(costs).toContain(`You cannot sign before ${formatDateWithWeekday(addDays(received, 12))}`);
    await walked.client.send(confirmEmail, { body: { code: await mailedCode(walked) } });
    const paper = papers.find(({ signed }) => !signed);
    const early = walked.client.send(signDocument, {
      params: { ...params, document: paper?.uuid ?? "" },
      body: { sha256: paper?.sha256 ?? "", fieldIds: [] },
    });
    await expect(early).rejects.toMatchObject({ problem: { code: "waiting-period" } });
    await letTimePass(walked, 13 * DAY_MS);
    const sign = () =>
      walked.client.send(signDocument, {
        params: { ...params, document: paper?.uuid ?? "" },
        body: { sha256: paper?.sha256 ?? "", fieldIds: [] },
      });
    await expect(sign()).rejects.toMatchObject({ problem: { code: "not-at-office" } });
    await closingMoves.FINAL_OFFER?.(walked);
    const { officeArrivals } = await factsOf(walked.uuid);
    expect(officeArrivals).toMatchObject([
      { placeType: "title-office", address: { city: "Dallas" }, notary: { name: expect.any(String) } },
    ]);
    const { closingSignedAt = "" } = await factsOf(walked.uuid);
    expect(localDateAt(closingSignedAt, "America/Chicago") >= addDays(received, 12)).toBe(true);
  });
});
