import { status } from "@gable/contract/calls/application.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { decision } from "@gable/contract/calls/underwriting.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { actionTakenOn } from "@gable/domain/hmda/action-taken.ts";
import { denialFields } from "@gable/domain/hmda/build-row.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { ownFacts } from "../privacy/own-facts.ts";

const AT = "2026-11-20T18:00:00.000Z";
const DAY_MS = 86_400_000;
const dayBefore = (day: string, days: number): string => addDays(day, -days);

const act = (staff: OpenStaff, uuid: string, body: StaffAct) =>
  staff.client.send(actOnFile, { params: { uuid }, body });
const seen = async (staff: OpenStaff, uuid: string) =>
  (await staff.client.send(loanFile, { params: { uuid } })).endings;

describe("an application that staff end", () => {
  let product: TestProduct;
  let first: OpenStaff;
  let second: OpenStaff;
  let at = "";
  beforeAll(async () => {
    product = await startProduct();
    at = product.ctx.clock.now().toISOString();
    first = await openStaff(product, "underwriter");
    second = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  let walked = 0;
  async function chosen(facts: Partial<Facts>) {
    walked += 1;
    const { uuid, client } = await walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email: `ending-${walked}@example.com`,
      until: "OFFER_SELECTION",
    });
    await know(uuid, facts);
    return { uuid, client };
  }
  const know = (uuid: string, facts: Partial<Facts>) =>
    product.ctx.database.kysely
      .transaction()
      .execute((trx) => advance(product.ctx, trx, uuid, { kind: "system" }, () => ({ event: "known", facts })));
  const mails = async (uuid: string) => {
    const rows = await product.ctx.database.kysely
      .selectFrom("outbox")
      .select("uuid")
      .where("application_uuid", "=", uuid)
      .execute();
    return rows.length;
  };

  async function letterOf(client: Awaited<ReturnType<typeof chosen>>["client"], uuid: string): Promise<string> {
    const papers = await until(
      async () => (await client.send(documents, { params: { uuid } })).documents,
      (all) => all.some(({ type }) => type === "ADVERSE_ACTION_NOTICE"),
    );
    const letter = papers.find(({ type }) => type === "ADVERSE_ACTION_NOTICE")?.uuid ?? "";
    const reply = await client.open(document, { params: { uuid, document: letter } });
    return pdfText(new Uint8Array(await reply.arrayBuffer()));
  }

  it("takes two where the person on the list is the borrower, and tells the borrower nothing of a list", async () => {
    const { uuid, client } = await chosen({ watchlist: { outcome: "HIT", at: AT } });
    const found = { act: "find-watchlist-match", reason: "Name, birth date and address are the same" } as const;
    const agree = { act: "agree-to-watchlist-match", foundAt: AT } as const;
    await expect(act(second, uuid, agree)).rejects.toMatchObject({ status: 409 });
    await act(first, uuid, found);
    // What the second one agrees to is what they read.
    await expect(act(second, uuid, agree)).rejects.toMatchObject({ status: 409 });
    const agreed = { ...agree, foundAt: (await seen(second, uuid)).match?.at ?? "" };
    await expect(act(first, uuid, agreed)).rejects.toMatchObject({ problem: { code: "second-person" } });
    expect((await seen(second, uuid)).match).toMatchObject({ by: first.name, note: found.reason });
    const agent = await openStaff(product, "support-agent");
    expect((await seen(agent, uuid)).match).toBeNull();
    await act(second, uuid, agreed);

    const reply = await client.send(status, { params: { uuid } });
    expect(reply).toMatchObject({ step: "DECLINED", status: { uwDecision: "DECLINE" } });
    const told = await client.send(decision, { params: { uuid } });
    expect(told).toMatchObject({ ways: [], credit: null, reasons: [{ code: "OTHER" }] });
    const text = await letterOf(client, uuid);
    expect(text).toContain("Legal requirements for making a loan are not met");
    const everything = `${text} ${JSON.stringify(told)}`;
    expect(everything).not.toMatch(/watch|sanction|OFAC|terror|blocked person|consumer reporting agency listed/i);
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    expect(actionTakenOn(file)).toMatchObject({ action: "DENIED" });
    await expect(act(first, uuid, await asRead(first.client, uuid, "clear-watchlist"))).rejects.toMatchObject({
      status: 409,
    });

    // In the evening it is the next day already in Greenwich, and not yet where the home is.
    const { declined } = file.facts;
    if (declined) await know(uuid, { declined: { ...declined, at: "2026-11-21T03:30:00.000Z" } });
    expect(await client.send(decision, { params: { uuid } })).toMatchObject({ decidedOn: "2026-11-20" });
    await product.ctx.database.kysely
      .updateTable("documents")
      .set({ created_at: "2026-11-21T03:30:00.000Z" })
      .where("application_uuid", "=", uuid)
      .execute();
    const papers = (await client.send(documents, { params: { uuid } })).documents;
    expect(new Set(papers.map(({ datedOn }) => datedOn))).toEqual(new Set(["2026-11-20"]));
  });

  const planted = {
    identity: {
      identityChecks: [{ kind: "PASSPORT", documentUuids: [], submittedAt: AT, result: { outcome: "REVIEW", at: AT } }],
    },
    employment: { employment: { outcome: "NOT_CONFIRMED", at: AT } },
    title: { finalTitle: { clearToClose: false, exceptions: ["An unreleased lien"], at: AT } },
  } as const satisfies Readonly<Record<string, Partial<Facts>>>;

  it.each([
    ["identity", "IDENTITY_NOT_VERIFIED", "Unable to verify identity", "6"],
    ["employment", "UNABLE_TO_VERIFY_EMPLOYMENT", "Unable to verify employment", "6"],
    ["title", "TITLE_NOT_CLEAR", "Title to the property is not clear", "9"],
  ] as const)("is declined for %s with the reason that waits, and no other", async (ground, reason, words, code) => {
    const { uuid, client } = await chosen(planted[ground]);
    await expect(act(first, uuid, { act: "decline", reasons: ["BANKRUPTCY"] })).rejects.toMatchObject({ status: 409 });
    expect((await seen(first, uuid)).declineFor).toContain(reason);
    await act(first, uuid, { act: "decline", reasons: [reason] });
    expect((await client.send(status, { params: { uuid } })).step).toBe("DECLINED");
    const text = await letterOf(client, uuid);
    expect(text).toContain(words);
    // The report had no part in it: 15 USC 1681m(a) speaks of one that had.
    expect(text).not.toContain("consumer reporting agency listed");
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    const taken = actionTakenOn(file);
    expect(taken).toMatchObject({ action: "DENIED" });
    expect(denialFields({ action: "DENIED", denialReasons: taken?.reasons ?? [] })).toMatchObject({
      denialReason1: code,
      denialReason2: "",
      denialReasonText: code === "9" ? words : "",
    });
    const own = ownFacts(file.facts, file.identityUuid);
    expect(JSON.stringify(own)).not.toContain(first.staffUuid);
  });

  it("is withdrawn at the borrower's wish, who gets it in writing; never once the agreement is signed", async () => {
    const { uuid, client } = await chosen({});
    const asked = { act: "withdraw-for-borrower", note: "Called on Monday at ten, has other plans" } as const;
    const agent = await openStaff(product, "support-agent");
    await expect(act(agent, uuid, asked)).rejects.toMatchObject({ status: 403 });
    const before = await mails(uuid);
    await act(first, uuid, asked);
    expect((await client.send(status, { params: { uuid } })).step).toBe("CANCELLED");
    expect(await seen(first, uuid)).toMatchObject({
      mayWithdraw: false,
      withdrawn: { by: first.name, note: asked.note },
    });
    expect(await mails(uuid)).toBeGreaterThan(before);
    const signed = await chosen({ closingSignedAt: at });
    expect((await seen(first, signed.uuid)).mayWithdraw).toBe(false);
    await expect(act(first, signed.uuid, asked)).rejects.toMatchObject({ status: 409 });

    // A letter that an owner posted in time counts, and so does what is posted to them.
    // Where the home is, it may still be the day before.
    const today = at.slice(0, 10);
    const letter = { act: "record-rescission", owner: "borrower", how: "POST", note: "Letter, filed" } as const;
    const early = act(first, signed.uuid, { ...letter, on: dayBefore(today, 10) });
    await expect(early).rejects.toMatchObject({ problem: { fields: { on: ["before-signing"] } } });
    const ahead = act(first, signed.uuid, { ...letter, on: dayBefore(today, -3) });
    await expect(ahead).rejects.toMatchObject({ problem: { fields: { on: ["day-implausible"] } } });
    const unsent = act(first, signed.uuid, { ...letter, on: dayBefore(today, 1), came: dayBefore(today, 2) });
    await expect(unsent).rejects.toMatchObject({ problem: { fields: { came: ["before-posting"] } } });
    const known = (await loadApplication(product.ctx, product.ctx.database.kysely, signed.uuid)).file.facts;
    const documentUuid = known.deliveries.find((delivery) => delivery.documentUuid)?.documentUuid ?? "";
    await know(signed.uuid, { onPaper: { at: known.receivedAt ?? at } });
    const post = { act: "record-posted", document: documentUuid, on: dayBefore(today, 1) } as const;
    await act(second, signed.uuid, post);
    await expect(act(second, signed.uuid, post)).rejects.toMatchObject({ status: 404 });
    await know(signed.uuid, { closingSignedAt: new Date(Date.parse(at) - 2 * DAY_MS).toISOString() });
    await act(first, signed.uuid, { ...letter, on: dayBefore(today, 1), came: dayBefore(today, 1) });
    const { facts, identityUuid } = (await loadApplication(product.ctx, product.ctx.database.kysely, signed.uuid)).file;
    expect(facts.rescinded?.recorded).toMatchObject({ how: "POST", on: dayBefore(today, 1), by: first.staffUuid });
    expect((await signed.client.send(status, { params: { uuid: signed.uuid } })).step).toBe("CANCELLED");
    expect(JSON.stringify(ownFacts(facts, identityUuid))).not.toMatch(
      new RegExp(`${first.staffUuid}|${second.staffUuid}`),
    );
  });
});
