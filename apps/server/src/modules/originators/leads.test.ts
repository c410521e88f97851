import type { BodyOf } from "@gable/contract/call.ts";
import { addLead, changeLead, deleteLead, leads } from "@gable/contract/calls/originators-leads.ts";
import { requestDeletion } from "@gable/contract/calls/privacy.ts";
import { auditFile, auditTrail } from "@gable/contract/calls/staff-audit.ts";
import { forgetWaitlistAddress } from "@gable/contract/calls/waitlist.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseDue } from "../privacy/erase-due.ts";

const DAY_MS = 86_400_000;

type Entry = BodyOf<typeof addLead>;

const entry = (email: string, more: Partial<Entry> = {}): Entry => ({
  name: { firstName: "Ines", lastName: "Okafor" },
  email,
  phone: "(415) 555-2671",
  home: null,
  language: "en",
  note: "Wants a new roof",
  consent: "On the phone, 24 November",
  ...more,
});

describe("a loan officer’s leads", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const db = () => product.ctx.database.kysely;
  /** Of the lender's officers with a card, the first unless told. */
  async function openOfficer(which = 0, org = "gable") {
    const { staffUuid, client } = await openStaff(product, "loan-officer", org);
    const cards = await db()
      .selectFrom("originators")
      .select("uuid")
      .where("org_code", "=", org)
      .orderBy("uuid")
      .execute();
    const originator_uuid = cards[which]?.uuid ?? null;
    await db().updateTable("staff").set({ originator_uuid }).where("uuid", "=", staffUuid).execute();
    return client;
  }
  const add = async (officer: Awaited<ReturnType<typeof openOfficer>>, email: string, more?: Partial<Entry>) =>
    (await officer.send(addLead, { body: entry(email, more) })).uuid;
  const emailsOf = async (client: Awaited<ReturnType<typeof openOfficer>>) =>
    (await client.send(leads, { query: {} })).leads.map(({ email }) => email);
  const erase = (days: number) =>
    eraseDue(
      { db: db(), sealing: product.ctx.sealing, documents: product.ctx.documents },
      new Date(product.ctx.clock.now().getTime() + days * DAY_MS),
    );

  it("are written down once, sealed, and listed with where they stand and when they are deleted", async () => {
    const officer = await openOfficer();
    const uuid = await add(officer, "Ines@Example.com ");
    await expect(officer.send(addLead, { body: entry("ines@example.com") })).rejects.toMatchObject({
      status: 409,
      problem: { code: "lead-exists" },
    });
    const [lead] = (await officer.send(leads, { query: {} })).leads;
    expect(lead).toMatchObject({
      uuid,
      email: "ines@example.com",
      phone: "+14155552671",
      status: "new",
      note: "Wants a new roof",
      invitedAt: null,
      applicationUuid: null,
    });
    const row = await db().selectFrom("leads").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
    const stored = JSON.stringify({ ...row, sealed_person: row.sealed_person.toString("latin1") });
    for (const said of ["ines@", "Okafor", "5552671", "roof", "phone, 24"]) expect(stored).not.toContain(said);
    await officer.send(changeLead, { params: { lead: uuid }, body: { status: "contacted", note: "Call after six" } });
    expect((await officer.send(leads, { query: {} })).leads[0]).toMatchObject({
      status: "contacted",
      note: "Call after six",
      consent: "On the phone, 24 November",
    });
    await officer.send(deleteLead, { params: { lead: uuid } });
    expect(await emailsOf(officer)).toEqual([]);
  });

  it("are the officer's own; an administrator finds the lender's, and nobody else any", async () => {
    const [one, other, stranger] = [await openOfficer(0), await openOfficer(1), await openOfficer(0, "harbor-pine")];
    const lead = await add(one, "own@example.com");
    await add(other, "own@example.com", { name: { firstName: "Sol", lastName: "Vega" } });
    expect(await emailsOf(one)).toEqual(["own@example.com"]);
    expect(await emailsOf(stranger)).toEqual([]);
    const noCard = (await openStaff(product, "loan-officer")).client;
    const foreign = (await openStaff(product, "administrator", "harbor-pine")).client;
    expect([await emailsOf(noCard), await emailsOf(foreign)]).toEqual([[], []]);
    for (const client of [other, stranger, noCard, foreign]) {
      const params = { lead };
      await expect(client.send(changeLead, { params, body: { status: "lost" } })).rejects.toMatchObject({
        status: 404,
      });
      await expect(client.send(deleteLead, { params })).rejects.toMatchObject({ status: 404 });
    }
    await expect(noCard.send(addLead, { body: entry("nobody@example.com") })).rejects.toMatchObject({ status: 404 });
    for (const role of ["underwriter", "processor", "notary", "support-agent", "auditor"] as const) {
      const { client } = await openStaff(product, role);
      await expect(client.send(leads, { query: {} })).rejects.toMatchObject({ status: 403 });
    }
    const administrator = (await openStaff(product, "administrator")).client;
    const all = (await administrator.send(leads, { query: {} })).leads;
    expect(new Set(all.map(({ officer }) => officer)).size).toBe(2);
    for (const { uuid } of all) await administrator.send(deleteLead, { params: { lead: uuid } });
    expect(await emailsOf(one)).toEqual([]);
  });

  it("have a note that whoever saw another does not write over", async () => {
    const officer = await openOfficer();
    const administrator = (await openStaff(product, "administrator")).client;
    const params = { lead: await add(officer, "shared@example.com") };
    const seen = async () => (await officer.send(leads, { query: {} })).leads.find(({ uuid }) => uuid === params.lead);
    const first = await seen();
    await product.ctx.adjustableClock?.advance(1000);
    await administrator.send(changeLead, {
      params,
      body: { note: "Moved to Reno", changedAt: first?.changedAt ?? "" },
    });
    const late = { status: "contacted", note: "Wants a new roof, in May" } as const;
    await expect(
      officer.send(changeLead, { params, body: { ...late, changedAt: first?.changedAt ?? "" } }),
    ).rejects.toMatchObject({ status: 409, problem: { code: "changed-meanwhile" } });
    const second = await seen();
    expect(second).toMatchObject({ status: "new", note: "Moved to Reno" });
    await officer.send(changeLead, { params, body: { ...late, changedAt: second?.changedAt ?? "" } });
    expect(await seen()).toMatchObject(late);
    await officer.send(deleteLead, { params });
  });

  it("are named by the record of who did what with them, until they are deleted", async () => {
    const officer = await openOfficer();
    const { client: auditor } = await openStaff(product, "auditor");
    const uuid = await add(officer, "named@example.com", { name: { firstName: "Nadia", lastName: "Namee" } });
    await officer.send(changeLead, { params: { lead: uuid }, body: { status: "contacted" } });
    const recorded = async () =>
      (await auditor.send(auditTrail, { query: {} })).actions
        .filter(({ about }) => about?.uuid === uuid)
        .map(({ call, about, detail }) => [call, about?.name, detail]);
    const before = [
      ["changeLead", "Nadia Namee", {}],
      ["addLead", "Nadia Namee", {}],
    ];
    expect(await recorded()).toEqual(before);
    expect(await (await auditor.open(auditFile, { query: { kind: "acts" } })).text()).toContain(
      "addLead,,,Nadia Namee,",
    );
    const stranger = await openStaff(product, "auditor", "harbor-pine");
    expect(JSON.stringify(await stranger.client.send(auditTrail, { query: {} }))).not.toContain(uuid);
    await officer.send(deleteLead, { params: { lead: uuid } });
    expect(await recorded()).toEqual([
      ["deleteLead", null, {}],
      ...before.map(([call, , detail]) => [call, null, detail]),
    ]);
  });

  it("come a page at a time, each once", async () => {
    const officer = await openOfficer();
    const names = Array.from({ length: 28 }, (_, number) => `page${number}@example.com`);
    for (const name of names) await add(officer, name);
    const first = await officer.send(leads, { query: {} });
    expect(first.leads).toHaveLength(25);
    const second = await officer.send(leads, { query: { after: first.next ?? "" } });
    expect(second.next).toBeNull();
    expect([...first.leads, ...second.leads].map(({ email }) => email).toSorted()).toEqual(names.toSorted());
    for (const { uuid } of [...first.leads, ...second.leads])
      await officer.send(deleteLead, { params: { lead: uuid } });
  });

  it("are deleted a year after the last was heard, a month after nothing came of them, and when the person asks", async () => {
    const officer = await openOfficer();
    await add(officer, "open@example.com");
    await officer.send(changeLead, {
      params: { lead: await add(officer, "lost@example.com") },
      body: { status: "lost" },
    });
    await erase(29);
    expect(await emailsOf(officer)).toEqual(["lost@example.com", "open@example.com"]);
    await erase(31);
    expect(await emailsOf(officer)).toEqual(["open@example.com"]);
    await erase(364);
    expect(await emailsOf(officer)).toEqual(["open@example.com"]);
    await erase(367);
    expect(await emailsOf(officer)).toEqual([]);

    await add(officer, "writes@example.com");
    const administrator = (await openStaff(product, "administrator")).client;
    await administrator.send(forgetWaitlistAddress, { body: { email: "Writes@example.com" } });
    expect(await emailsOf(officer)).toEqual([]);

    const { client, email, persona } = await walkIn(product, {
      persona: "frozen-thawed",
      until: "SOFT_CREDIT_LOCKED_OR_FROZEN",
    });
    await add(officer, email);
    await client.send(requestDeletion, { body: { password: persona.fill.password } });
    await erase(0);
    expect(await emailsOf(officer)).toEqual([]);
  });
});
