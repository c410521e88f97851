import { createApplication } from "@gable/contract/calls/application.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { fileEvents, fileNotes, loanFile, revealPersonal, writeNote } from "@gable/contract/calls/loan-file.ts";
import { fileDocument, fileDocuments } from "@gable/contract/calls/loan-file-papers.ts";
import { auditTrail } from "@gable/contract/calls/staff-audit.ts";
import { formatSsn } from "@gable/domain/people/ssn.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

describe("a loan file", () => {
  let product: TestProduct;
  let walked: Walked;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "straight-approval",
      until: "INCOME_VERIFICATION",
    });
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());
  let houses = 0;
  const createdWith = async (came: { referrer?: string; campaign?: Record<string, string> }) => {
    houses += 1;
    const home = { street1: `${houses} Nowhere Lane`, street2: null, city: "Fresno", state: "CA", zip: "93650" };
    const { application } = await walked.client.send(createApplication, { body: { answers: { home }, ...came } });
    return application.uuid;
  };
  const cameBy = async (came: { referrer?: string }) => {
    const uuid = await createdWith(came);
    return (await underwriter.client.send(loanFile, { params: { uuid } })).cameBy;
  };
  const params = () => ({ uuid: walked.uuid });

  it("says what is known, what is done and what it waits for", async () => {
    const file = await underwriter.client.send(loanFile, { params: params() });
    const { fill } = walked.persona;
    expect(file).toMatchObject({
      borrower: expect.stringMatching(new RegExp(`^${fill.name.first} .*${fill.name.last}$`)),
      standing: "ACTIVE",
      step: "INCOME_VERIFICATION",
      row: 13,
      waitsFor: "BORROWER",
      home: { address: { state: fill.address.state } },
      credit: { kind: "HARD", score: expect.any(Number), factors: expect.arrayContaining([expect.any(String)]) },
      formerCredit: { kind: "SOFT", score: expect.any(Number), factors: expect.arrayContaining([expect.any(String)]) },
      income: { statedAnnual: fill.annualIncome, verifiedAnnual: null },
      decision: { decision: "APPROVED", reasons: [] },
    });
    expect(file.line).toBeGreaterThan(0);
    expect(file.plan).toHaveLength(28);
    expect(file.plan.filter(({ row }) => row < 13).every(({ state }) => state === "DONE")).toBe(true);
    expect(file.plan.filter(({ state }) => state === "NOW")).toMatchObject([{ row: 13 }]);
    const done = file.plan.flatMap(({ doneAt }) => (doneAt === null ? [] : [Date.parse(doneAt)]));
    expect(done).toHaveLength(12);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
  });

  it("says of an offer what holds now, long after it was made on what was said", async () => {
    const funded = await walkIn(product, {
      persona: "straight-approval",
      email: "funded.long.ago@example.com",
      until: "COMPLETE",
      timePasses: true,
    });
    const before = await underwriter.client.send(loanFile, { params: params() });
    expect(before.decision).toMatchObject({ subDecision: "UNVERIFIED_ONBOARDING_COMPLETE" });
    const after = await underwriter.client.send(loanFile, { params: { uuid: funded.uuid } });
    expect(after.decision).toMatchObject({ decision: "APPROVED", subDecision: "FINAL_OFFER" });
  });

  it("says which campaign led the borrower here, and nothing of it that names a person", async () => {
    const uuid = await createdWith({
      campaign: { utm_source: "spring-letter", utm_term: "ada@example.com" },
    });
    const file = await underwriter.client.send(loanFile, { params: { uuid } });
    expect(file.campaign).toEqual({ utm_source: "spring-letter" });
    const other = await underwriter.client.send(loanFile, { params: params() });
    expect(other.campaign).toEqual({});
  });

  it("says by whose link the borrower came: an officer’s, a contractor’s, or nobody’s", async () => {
    const [merchant] = product.ctx.lenders.byOrgCode("gable").orgMetaData.other.merchants;
    expect(await cameBy({ referrer: "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01" })).toEqual({
      way: "OFFICER",
      name: "Marisol Trevino",
    });
    expect(await cameBy({ referrer: merchant?.uuid ?? "" })).toEqual({ way: "CONTRACTOR", name: merchant?.name });
    expect(await cameBy({})).toEqual({ way: "SITE", name: null });
  });

  it("holds what is owed against the home and the income with the line that was chosen, not with the largest", async () => {
    const { home, line, decision } = await underwriter.client.send(loanFile, { params: params() });
    const owed = (home?.liens ?? []).reduce((sum, { balance }) => sum + balance, 0);
    const { cltvChosen, cltvAfter, dtiBefore, dtiChosen, dtiAfter } = decision?.numbers ?? {};
    expect(Number(cltvChosen)).toBeCloseTo((100 * (owed + (line ?? 0))) / (home?.value ?? 0), 2);
    expect(Number(cltvChosen)).toBeLessThan(Number(cltvAfter));
    expect(Number(dtiChosen)).toBeGreaterThan(Number(dtiBefore));
    expect(Number(dtiChosen)).toBeLessThan(Number(dtiAfter));
  });

  it("says in words why, where the form of reasons has only the box Other", async () => {
    const specify = "The charges of this line exceed what the state of the property allows";
    const { uuid } = await walkIn(product, {
      persona: "score-decline",
      until: "DECLINED",
    });
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, ({ facts: { decision } }) =>
        decision === undefined
          ? undefined
          : {
              event: "known",
              facts: {
                decision: {
                  ...decision,
                  result: {
                    ...decision.result,
                    reasons: [{ finding: "STATE_FEE_CAP", code: "OTHER", specify, numbers: {} }],
                  },
                },
              },
            },
      ),
    );
    const { decision } = await underwriter.client.send(loanFile, { params: { uuid } });
    expect(decision?.reasons).toEqual([{ finding: "STATE_FEE_CAP", code: "OTHER", specify, numbers: {} }]);
  });

  it("masks what is personal, and hides credit from who need not know it", async () => {
    const agent = await openStaff(product, "support-agent");
    const file = await agent.client.send(loanFile, { params: params() });
    expect(file).toMatchObject({ credit: null, formerCredit: null, income: null, decision: null });
    const digits = walked.persona.fill.ssn.replaceAll(/\D/g, "");
    const text = JSON.stringify(file);
    for (const secret of [digits, formatSsn(digits), walked.persona.fill.dateOfBirth])
      expect(text).not.toContain(secret);
    expect(file.person.personal.find(({ field }) => field === "SSN")?.masked).toBe(`•••• ${digits.slice(-4)}`);
    await expect(agent.client.send(fileDocuments, { params: params() })).rejects.toMatchObject({ status: 403 });
  });

  it("shows a masked field for a reason, which the log keeps with who asked", async () => {
    const asked = { ...params(), field: "SSN" as const };
    await expect(
      underwriter.client.send(revealPersonal, { params: asked, body: { reason: "why" } }),
    ).rejects.toMatchObject({ problem: { fields: { reason: ["too-short"] } } });
    const reason = "The bureau wants it read out";
    const { value } = await underwriter.client.send(revealPersonal, { params: asked, body: { reason } });
    expect(value).toBe(formatSsn(walked.persona.fill.ssn.replaceAll(/\D/g, "")));
    const { events } = await underwriter.client.send(fileEvents, { params: params(), query: {} });
    expect(events[0]).toMatchObject({
      type: "personal-field-revealed",
      by: "staff",
      who: underwriter.name,
      detail: { field: "SSN" },
    });
    expect(JSON.stringify(events)).not.toContain(reason);
  });

  it("tells its story from the newest event to the first", async () => {
    const { events } = await underwriter.client.send(fileEvents, { params: params(), query: {} });
    const sequences = events.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => other - one));
    const older = await underwriter.client.send(fileEvents, { params: params(), query: { before: "3" } });
    expect(older.events.map(({ sequence }) => sequence)).toEqual([2, 1]);
    expect(older).toMatchObject({ events: [{}, { type: "application-opened", by: "borrower" }], next: null });
  });

  it("shows its papers, without the borrower seeming to have opened them", async () => {
    const { documents: papers } = await underwriter.client.send(fileDocuments, { params: params() });
    const unopened = papers.find(({ openedAt, mediaType }) => openedAt === null && mediaType === "application/pdf");
    expect(papers.length).toBeGreaterThan(0);
    const paper = unopened ?? papers[0];
    if (!paper) throw new Error("There is no paper.");
    const reply = await underwriter.client.open(fileDocument, { params: { ...params(), document: paper.uuid } });
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const seen = await walked.client.send(documents, { params: params() });
    expect(seen.documents.find(({ uuid }) => uuid === paper.uuid)?.openedAt).toBe(paper.openedAt);
  });

  it("says to an auditor which paper somebody opened, and which field they had unmasked", async () => {
    const reader = await openStaff(product, "underwriter");
    const { documents: papers } = await reader.client.send(fileDocuments, { params: params() });
    const [paper] = papers;
    if (!paper) throw new Error("There is no paper.");
    const { uuid: document, title } = paper;
    await reader.client.open(fileDocument, { params: { ...params(), document } });
    const body = { reason: "The transcript has another number" };
    await reader.client.send(revealPersonal, { params: { ...params(), field: "SSN" }, body });
    const auditor = await openStaff(product, "auditor");
    const { actions } = await auditor.client.send(auditTrail, { query: { member: reader.staffUuid } });
    expect(actions.map(({ call, about, detail }) => [call, about, detail])).toEqual([
      ["revealPersonal", null, { field: "SSN" }],
      ["fileDocument", { kind: "document", uuid: document, name: title }, {}],
      ["fileDocuments", null, {}],
    ]);
  });

  it("keeps notes, sealed and for good", async () => {
    const written = await underwriter.client.send(writeNote, {
      params: params(),
      body: { text: "Spoke with the employer.\nCalls back on Monday." },
    });
    const { notes } = await underwriter.client.send(fileNotes, { params: params() });
    expect(notes).toEqual([written]);
    expect(written.by).toBe(underwriter.name);
    const db = product.ctx.database.kysely;
    const { sealed } = await db.selectFrom("notes").select("sealed").executeTakeFirstOrThrow();
    expect(sealed.toString()).not.toContain("employer");
    await expect(db.updateTable("notes").set({ sealed }).execute()).rejects.toThrow("permission denied");
  });

  it("is nobody else's", async () => {
    const stranger = await openStaff(product, "underwriter", "harbor-pine");
    for (const call of [loanFile, fileDocuments, fileNotes]) {
      await expect(stranger.client.send(call, { params: params() })).rejects.toMatchObject({ status: 404 });
    }
  });
});
