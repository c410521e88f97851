import { deskStream } from "@gable/contract/calls/chat-desk.ts";
import { fairLending } from "@gable/contract/calls/hmda.ts";
import { loanFile, writeNote } from "@gable/contract/calls/loan-file.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import {
  AUDIT_FILE,
  AUDIT_PAGE,
  auditFile,
  auditTrail,
  checkApplicationLogs,
  checkAudit,
  lenderLog,
} from "@gable/contract/calls/staff-audit.ts";
import { inviteMember } from "@gable/contract/calls/staff-members.ts";
import { runOn } from "@gable/testkit/database-server.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const TWO_MINUTES_MS = 120_000;

const checkLogs = ({ client }: OpenStaff) => client.send(checkApplicationLogs, { query: {} });

describe("the record of what staff saw and did", () => {
  let product: TestProduct;
  let helen: OpenStaff;
  let tomas: OpenStaff;
  let uuid: string;
  beforeAll(async () => {
    product = await startProduct();
    helen = await openStaff(product, "auditor");
    tomas = await openStaff(product, "processor");
    uuid = (await openBorrower(product)).applicationUuid;
    await tomas.client.send(loanFile, { params: { uuid } });
    await tomas.client.send(writeNote, note("Called, no answer"));
    await tomas.client.send(pipeline, { query: { text: "secret name" } });
    await tomas.client.send(auditTrail, { query: {} }).catch(() => undefined);
  });
  afterAll(() => product.close());

  const note = (text: string) => ({ params: { uuid }, body: { text } });
  const trail = async (query: Parameters<typeof helen.client.send<typeof auditTrail>>[1]["query"]) =>
    (await helen.client.send(auditTrail, { query })).actions;
  const calls = async (query: Parameters<typeof trail>[0]) => (await trail(query)).map(({ call }) => call);

  it("is found by person, application, kind and outcome", async () => {
    const member = tomas.staffUuid;
    expect(await calls({ member })).toEqual(["auditTrail", "pipeline", "writeNote", "loanFile"]);
    const { loan_number: loanNumber } = await product.ctx.database.kysely
      .selectFrom("applications")
      .select("loan_number")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    for (const application of [uuid, loanNumber])
      expect(await trail({ member, application })).toMatchObject([
        { call: "writeNote", member: tomas.name, role: "processor", application: { uuid, loanNumber } },
        { call: "loanFile", outcome: "allowed" },
      ]);
    expect(await calls({ application: "0000000000" })).toEqual([]);
    expect(await calls({ member, kind: "acts" })).toEqual(["writeNote"]);
    expect(await calls({ member, kind: "looks", outcome: "refused" })).toEqual(["auditTrail"]);
    const later = new Date(product.ctx.clock.now().getTime() + TWO_MINUTES_MS).toISOString();
    expect(await calls({ member, from: later })).toEqual([]);
    expect((await calls({ member, until: later })).length).toBe(4);
    expect(JSON.stringify(await trail({}))).not.toContain("secret name");
  });

  it("is the lender’s own, page by page and as a file", async () => {
    const stranger = await openStaff(product, "auditor", "harbor-pine");
    const theirs = await stranger.client.send(auditTrail, { query: {} });
    expect(theirs.actions.map(({ member }) => member)).toEqual([stranger.name]);
    for (let look = 0; look < AUDIT_PAGE; look += 1)
      await tomas.client.send(pipeline, { query: { text: `name ${look}` } });
    const first = await helen.client.send(auditTrail, { query: { member: tomas.staffUuid } });
    const second = await helen.client.send(auditTrail, {
      query: { member: tomas.staffUuid, after: first.next ?? "" },
    });
    const all = [...first.actions, ...second.actions];
    expect([new Set(all.map((one) => one.uuid)).size, second.next]).toEqual([AUDIT_PAGE + 4, null]);
    const file = await helen.client.open(auditFile, { query: { member: tomas.staffUuid, kind: "acts" } });
    expect(file.headers.get("content-disposition")).toContain("audit-trail.csv");
    expect((await file.text()).split("\r\n")).toEqual([
      "at,who,role,call,loan number,application,about,outcome,asked for,address",
      expect.stringMatching(/Z,Test processor,processor,writeNote,\d+,[\da-f-]+,,allowed,,127\.0\.0\.1$/),
      "",
    ]);
  });

  it("is a whole file or none: what one file does not hold is asked for in parts", async () => {
    const pia = await openStaff(product, "processor");
    await sql`
      insert into staff_actions (uuid, at, org_code, staff_uuid, role, call, outcome, detail, ip, correlation_id)
      select gen_random_uuid(), '2026-01-05T15:00:00Z'::timestamptz + n * interval '1 second', 'gable', ${pia.staffUuid}::uuid,
        'processor', 'loanFile', 'allowed', '{}', '127.0.0.1', 'x'
      from generate_series(1, ${AUDIT_FILE + 1}::int) n`.execute(product.ctx.database.kysely);
    const query = { member: pia.staffUuid };
    await expect(helen.client.open(auditFile, { query })).rejects.toMatchObject({
      status: 409,
      problem: { code: "too-long-for-file" },
    });
    const [latest] = await trail(query);
    const file = await helen.client.open(auditFile, { query: { ...query, until: latest?.at ?? "" } });
    expect((await file.text()).split("\r\n")).toHaveLength(AUDIT_FILE + 2);
  });

  it("names the colleague that was asked for, and what else the call names", async () => {
    const ruth = await openStaff(product, "administrator");
    await ruth.client.send(fairLending, { params: { year: "2026" } });
    await ruth.client.send(auditTrail, { query: { member: tomas.staffUuid, kind: "acts" } });
    expect(await trail({ member: ruth.staffUuid })).toMatchObject([
      { call: "auditTrail", about: { kind: "member", name: tomas.name }, detail: { kind: "acts" } },
      { call: "fairLending", about: null, detail: { year: "2026" } },
    ]);
  });

  it("has what an open page asks for again and again once in ten minutes", async () => {
    const { adjustableClock } = product.ctx;
    const nadia = await openStaff(product, "underwriter");
    const look = () => nadia.client.send(loanFile, { params: { uuid } });
    const seen = () => calls({ member: nadia.staffUuid });
    await look();
    await adjustableClock?.advance(9 * 60_000);
    await look();
    expect(await seen()).toEqual(["loanFile"]);
    await nadia.client.send(pipeline, { query: {} });
    await nadia.client.send(pipeline, { query: { queue: "credit" } });
    await nadia.client.send(pipeline, { query: { text: "a name" } });
    await nadia.client.send(pipeline, { query: { text: "another name" } });
    await nadia.client
      .send(writeNote, note("Twice the same"))
      .then(() => nadia.client.send(writeNote, note("Twice the same")));
    expect(await seen()).toEqual([
      ...Array.from({ length: 2 }, () => "writeNote"),
      ...Array.from({ length: 4 }, () => "pipeline"),
      "loanFile",
    ]);
    await adjustableClock?.advance(61_000);
    await look();
    expect((await seen()).slice(0, 1)).toEqual(["loanFile"]);
  });

  it("has the line on which a page hears of chats once in ten minutes, however many pages are opened", async () => {
    const ruth = await openStaff(product, "support-agent");
    const listen = async (): Promise<number> => {
      const page = new AbortController();
      const { status } = await fetch(product.url + deskStream.path, { headers: ruth.headers, signal: page.signal });
      page.abort();
      return status;
    };
    expect([await listen(), await listen(), await listen()]).toEqual([200, 200, 200]);
    expect(await calls({ member: ruth.staffUuid })).toEqual(["deskStream"]);
  });

  it("is whole, and is found out when somebody changes or removes what stands in it", async () => {
    const { ctx } = product;
    const ruth = await openStaff(product, "administrator");
    const body = { name: "Ada Sorensen", email: "ada.sorensen@gable.example", role: "processor" } as const;
    const ada = await ruth.client.send(inviteMember, { body });
    await ctx.adjustableClock?.advance(TWO_MINUTES_MS);
    const check = () => helen.client.send(checkAudit, {});
    const whole = await check();
    expect(whole).toMatchObject({ log: { brokenAt: null }, actions: { broken: [] } });
    expect(whole.actions.sealed).toBeGreaterThan(AUDIT_PAGE);
    const { events } = await helen.client.send(lenderLog, { query: {} });
    expect(events).toMatchObject([
      { type: "staff-actions-sealed", by: null },
      { type: "staff-invited", by: ruth.name, member: ada.name, detail: { role: "processor" } },
    ]);
    // What comes later is in the next seal.
    await ctx.adjustableClock?.advance(TWO_MINUTES_MS);
    expect((await check()).actions.sealed).toBeGreaterThan(whole.actions.sealed);

    const asOwner = (statement: string) => runOn(ctx.database.ownerUrl, statement);
    await asOwner("alter table staff_actions disable trigger user");
    await asOwner("update staff_actions set outcome = 'refused' where call = 'writeNote'");
    const seal = events[0]?.sequence;
    expect((await check()).actions.broken).toEqual([seal]);
    await asOwner("update staff_actions set outcome = 'allowed' where call = 'writeNote'");
    expect((await check()).actions.broken).toEqual([]);
    await asOwner("delete from staff_actions where call = 'writeNote'");
    expect((await check()).actions.broken).toEqual([seal]);
  });

  it("covers the logs of applications, and names the one that was changed", async () => {
    const check = () => helen.client.send(checkApplicationLogs, { query: {} });
    const whole = await check();
    expect(whole).toMatchObject({ broken: [], next: null });
    expect([whole.checked, whole.events]).toEqual([1, 1]);
    const { ownerUrl } = product.ctx.database;
    await runOn(ownerUrl, "alter table events disable trigger user");
    await runOn(ownerUrl, `update events set type = 'forged' where application_uuid = '${uuid}'`);
    expect((await checkLogs(helen)).broken).toMatchObject([{ uuid, brokenAt: 1 }]);
  });
});
