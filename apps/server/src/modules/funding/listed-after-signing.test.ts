import { applications, status, withdraw } from "@gable/contract/calls/application.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { fileEvents, fileMessages, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { recordUnwinding, rescind } from "@gable/contract/calls/rescission.ts";
import { decision } from "@gable/contract/calls/underwriting.ts";
import { LENDER_ZONE } from "@gable/domain/calendar/lender-days.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import { actionTakenOn } from "@gable/domain/hmda/action-taken.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { letDayCome, letTimePass, timeOf } from "@gable/testkit/borrower/closing-moves.ts";
import { deskOf, mailed } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { ScreeningAnswer } from "@gable/vendors/watchlist/protocol.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { ownFacts } from "../privacy/own-facts.ts";

const listed: ScreeningAnswer = {
  outcome: "possible-match",
  screening: "scr-again",
  listsAsOf: "2026-12-04",
  matches: [{ list: "OFAC SDN", listedName: "THE VERY PERSON", likeness: 99, programme: "SDGT" }],
};
const TELLS = /watch|sanction|OFAC|terror|blocked|listed person|treasury/i;
const reason = "Name, birth date and address are the same";

const act = ({ client }: OpenStaff, uuid: string, body: StaffAct) => client.send(actOnFile, { params: { uuid }, body });

describe("a person who is on a sanctions list once the line is signed", () => {
  let product: TestProduct;
  let first: OpenStaff;
  let second: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    first = await openStaff(product, "underwriter");
    second = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const seen = (uuid: string, by = first) => by.client.send(loanFile, { params: { uuid } });
  const queuesOf = async (uuid: string) => (await seen(uuid)).queues.map(({ queue }) => queue).toSorted();
  const fileOf = async (uuid: string) => (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;
  const typesOf = async (uuid: string) =>
    (await first.client.send(fileEvents, { params: { uuid }, query: {} })).events.map(({ type }) => type);

  async function heldFor(persona: string, email: string, queue: "watchlist" | "signers"): Promise<Walked> {
    const people = queue === "signers" ? 2 : 1;
    const walked = await walkIn(product, { persona, email, until: "RESCISSION" });
    product.sandbox.orders.force({ kind: "watchlist", act: "screen", answer: listed, next: people, later: false });
    await until(
      async () => {
        const now = (await queuesOf(walked.uuid)).includes(queue);
        if (!now) await letDayCome(walked);
        return now;
      },
      (now) => now,
    );
    return walked;
  }
  const lastMessages = async (uuid: string) =>
    JSON.stringify((await first.client.send(fileMessages, { params: { uuid } })).messages.slice(0, 6));
  const unwind = (uuid: string, body: { returned: number; claim: "NEVER_RECORDED" | "RELEASED"; authority?: string }) =>
    first.client.send(recordUnwinding, { params: { uuid }, body });

  it("ends the line once two found that it is the borrower, who is told no more than the law asks", async () => {
    const walked = await heldFor("straight-approval", "listed@example.com", "watchlist");
    const { uuid, client } = walked;
    await act(first, uuid, { act: "find-watchlist-match", reason });
    const foundAt = (await seen(uuid)).endings.match?.at ?? "";
    const agree = { act: "agree-to-watchlist-match", foundAt } as const;
    await expect(act(first, uuid, agree)).rejects.toMatchObject({ problem: { code: "second-person" } });
    await act(second, uuid, agree);
    expect((await client.send(status, { params: { uuid } })).step).toBe("DECLINED");
    for (let day = 0; day < 6; day += 1) await letDayCome(walked);
    expect(await typesOf(uuid)).not.toContain("funding-decided");
    expect((await client.send(status, { params: { uuid } })).step).toBe("DECLINED");

    await until(
      async () => (await client.send(documents, { params: { uuid } })).documents,
      (papers) => papers.some(({ type }) => type === "ADVERSE_ACTION_NOTICE"),
    );
    const told = await client.send(decision, { params: { uuid } });
    expect(told.reasons).toMatchObject([
      { code: "OTHER", specify: "Legal requirements for making a loan are not met" },
    ]);
    // No day is promised for what may need a licence.
    const [own] = await client.send(applications, {});
    expect(own).toMatchObject({ mayWithdraw: false, unwinding: null });
    const { facts } = await fileOf(uuid);
    const given = JSON.stringify([told, own, ownFacts(facts, (await fileOf(uuid)).identityUuid)]);
    expect(given).not.toMatch(TELLS);
    expect(await lastMessages(uuid)).not.toMatch(TELLS);
    expect(actionTakenOn(await fileOf(uuid))).toMatchObject({ action: "DENIED" });
  });

  it("is reported within ten business days, by who may see it, and no thing of theirs is dealt with without authority", async () => {
    const walked = await heldFor("straight-approval", "reported@example.com", "watchlist");
    const { uuid } = walked;
    await act(first, uuid, { act: "find-watchlist-match", reason });
    await act(second, uuid, {
      act: "agree-to-watchlist-match",
      foundAt: (await seen(uuid)).endings.match?.at ?? "",
    });
    const file = await seen(uuid);
    expect(await queuesOf(uuid)).toEqual(["sanctions-report", "unwinding"]);
    expect(file.deadlines).toContainEqual({
      deadline: "report-sanctions",
      on: file.endings.listed?.reportBy,
      isPast: false,
    });
    const agent = await openStaff(product, "support-agent");
    expect((await seen(uuid, agent)).endings.listed).toBeNull();
    expect(file.unwinding).toMatchObject({ cause: "BARRED", needsAuthority: true });

    // It is evening at a home in the west, and the next day already for staff in the east.
    const atHome = dayAtHome((await fileOf(uuid)).facts, await timeOf(walked));
    const today = addDays(atHome, 1);
    await letTimePass(walked, Date.parse(startOfDay(today, LENDER_ZONE)) - Date.parse(await timeOf(walked)));
    expect(dayAtHome((await fileOf(uuid)).facts, await timeOf(walked))).toBe(atHome);
    const report = {
      act: "record-sanctions-report",
      made: "BLOCKED",
      on: today,
      note: "Report 2026-17, filed",
    } as const;
    await expect(act(agent, uuid, report)).rejects.toMatchObject({ status: 403 });
    await expect(act(first, uuid, { ...report, on: "2020-01-01" })).rejects.toMatchObject({
      problem: { fields: { on: ["day-implausible"] } },
    });
    await act(first, uuid, report);
    await expect(act(first, uuid, report)).rejects.toMatchObject({ status: 409 });
    expect((await seen(uuid)).endings.listed?.report).toMatchObject({ made: "BLOCKED", by: first.name, on: today });
    expect(await queuesOf(uuid)).toEqual(["unwinding"]);

    const missing = { problem: { fields: { authority: ["required"] } } };
    await expect(unwind(uuid, { returned: 0, claim: "RELEASED" })).rejects.toMatchObject(missing);
    await expect(unwind(uuid, { returned: 5_000, claim: "NEVER_RECORDED" })).rejects.toBeDefined();
    await unwind(uuid, { returned: 0, claim: "RELEASED", authority: "Licence SDGT-2026-1" });
    expect(await queuesOf(uuid)).toEqual([]);
    expect((await seen(uuid)).unwinding?.done).toMatchObject({ authority: "Licence SDGT-2026-1" });
    expect((await seen(uuid, agent)).unwinding?.done).toMatchObject({ authority: null });
    const messages = await lastMessages(uuid);
    expect(messages).not.toMatch(TELLS);
    expect(messages).not.toContain("SDGT");
    // What they paid is held: it is not said that there was nothing.
    expect(messages).not.toContain("You had paid nothing");
  });

  it("ends it for the one who signs beside the borrower, too: the borrower has a notice of their own, and nobody is named", async () => {
    const { uuid, client, others } = await heldFor("joint-owner", "beside.listed@example.com", "signers");
    const other = (await seen(uuid)).signers.find(({ listed: match }) => match);
    const signer = other?.uuid ?? "";
    await act(first, uuid, { act: "find-signer-watchlist-match", signer, reason });
    const foundAt = (await seen(uuid)).signers.find((one) => one.uuid === signer)?.listed?.match?.at ?? "";
    await act(second, uuid, { act: "agree-to-signer-watchlist-match", signer, foundAt });
    expect((await client.send(status, { params: { uuid } })).step).toBe("DECLINED");
    const file = await seen(uuid);
    expect(file.endings.listed).toMatchObject({ who: signer, report: null });
    expect(await queuesOf(uuid)).toEqual(["sanctions-report", "unwinding"]);
    await until(
      async () => (await client.send(documents, { params: { uuid } })).documents,
      (papers) => papers.some(({ type }) => type === "ADVERSE_ACTION_NOTICE"),
    );
    expect(await lastMessages(uuid)).not.toMatch(TELLS);
    const letter = await mailed(product.sandbox.url, others[0]?.mailbox ?? "", ({ subject, text }) =>
      subject === "Theo, the line for which you signed has ended" ? text : undefined,
    );
    expect(letter).toContain("what you signed is not used. You owe nothing");
    expect(letter).not.toMatch(TELLS);
    expect(await deskOf(others[0]?.client ?? client)).toMatchObject({ claim: { by: null, goneAt: null } });
  });

  it("keeps the end that the law gave it: nobody cancels the line any more, in their days neither", async () => {
    const { uuid, client } = await walkIn(product, {
      persona: "straight-approval",
      email: "in.their.days@example.com",
      until: "RESCISSION",
    });
    const { ctx } = product;
    const at = ctx.clock.now(uuid).toISOString();
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, uuid, { kind: "system" }, () => ({
        event: "screened-again",
        facts: { watchlist: { outcome: "HIT", at } },
      })),
    );
    await act(first, uuid, { act: "find-watchlist-match", reason });
    await act(second, uuid, {
      act: "agree-to-watchlist-match",
      foundAt: (await seen(uuid)).endings.match?.at ?? "",
    });
    const late = { status: 409 };
    await expect(client.send(rescind, { params: { uuid }, body: { confirmed: true } })).rejects.toMatchObject(late);
    await expect(client.send(withdraw, { params: { uuid }, body: {} })).rejects.toMatchObject(late);
    const on = dayAtHome((await fileOf(uuid)).facts, at);
    const letter = { act: "record-rescission", owner: "borrower", how: "POST", on, note: "Letter, filed" } as const;
    await expect(act(first, uuid, letter)).rejects.toMatchObject(late);
    expect((await seen(uuid)).endings.mayRescind).toEqual([]);
    expect((await client.send(status, { params: { uuid } })).step).toBe("DECLINED");
  });

  it("is looked at also where the borrower turned back meanwhile, and nothing is returned before", async () => {
    const { uuid, client } = await heldFor("straight-approval", "turned.back@example.com", "watchlist");
    await client.send(withdraw, { params: { uuid }, body: {} });
    expect(await queuesOf(uuid)).toEqual(["unwinding", "watchlist"]);
    expect((await seen(uuid)).unwinding).toMatchObject({ cause: "WITHDRAWN", needsAuthority: true });
    await expect(unwind(uuid, { returned: 5_000, claim: "RELEASED" })).rejects.toMatchObject({
      problem: { fields: { authority: ["required"] } },
    });
    await act(first, uuid, { act: "find-watchlist-match", reason });
    const foundAt = (await seen(uuid)).endings.match?.at ?? "";
    await act(second, uuid, { act: "agree-to-watchlist-match", foundAt });
    expect((await client.send(status, { params: { uuid } })).step).toBe("CANCELLED");
    expect(await queuesOf(uuid)).toEqual(["sanctions-report", "unwinding"]);
    const cleared = await asRead(first.client, uuid, "clear-watchlist");
    await expect(act(first, uuid, cleared)).rejects.toMatchObject({ status: 409 });
  });
});
