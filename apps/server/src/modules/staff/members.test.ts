import { loanOriginator } from "@gable/contract/calls/originators.ts";
import { OWN_PICTURE_SIDE, saveOwnPicture } from "@gable/contract/calls/originators-desk.ts";
import { agentLogIn, agentSelf, enrolSecondFactor, giveSecondFactor } from "@gable/contract/calls/staff.ts";
import {
  changeMember,
  deactivateMember,
  inviteMember,
  joinAsStaff,
  type Member,
  members,
  openStaffInvitation,
  reactivateMember,
  removeOfficersPicture,
  renewAccess,
  saveOfficer,
} from "@gable/contract/calls/staff-members.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { runOn } from "@gable/testkit/database-server.ts";
import { createConsoleClient, type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { plainJpeg } from "@gable/testkit/plain-jpeg.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBrokenLenderEvent } from "../organisations/lender-log.ts";
import { licenceDay } from "../originators/working-originators.ts";
import { loadStaff, secondFactorOf } from "./staff-store.ts";
import { codeAt } from "./totp.ts";

const PASSWORD = "a long password of Ada's own";

describe("a lender's people", () => {
  let product: TestProduct;
  let ruth: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    ruth = await openStaff(product, "administrator");
  });
  afterAll(() => product.close());

  const invite = (name: string, role: Member["role"] = "processor") =>
    ruth.client.send(inviteMember, {
      body: { name, email: `${name.toLowerCase().replaceAll(" ", ".")}@gable.example`, role },
    });
  /** The latest link that was mailed to somebody, as it differs from an earlier one. */
  const linkOf = ({ email }: Member, before = "") =>
    mailed(product.sandbox.url, email, ({ text }) => {
      const secret = /\/auth\/join#([\w-]+)/.exec(text)?.[1];
      return secret === before ? undefined : secret;
    });
  const codeOf = async (uuid: string) => {
    const secret = secondFactorOf(product.ctx, await loadStaff(product.ctx.database.kysely, uuid));
    if (!secret) throw new Error("There is no authenticator app.");
    return codeAt(secret, new Date());
  };
  async function join(member: Member, invitation: string) {
    const client = createConsoleClient(product);
    await client.send(joinAsStaff, { body: { invitation, password: PASSWORD } });
    await client.send(enrolSecondFactor, {});
    await client.send(giveSecondFactor, { body: { code: await codeOf(member.uuid) } });
    return client;
  }

  const yearAhead = () => addDays(licenceDay(product.ctx), 365);

  it("are let in, given another role or let in anew under the eyes of the other administrators", async () => {
    const other = await openStaff(product, "administrator");
    const { email } = await loadStaff(product.ctx.database.kysely, other.staffUuid);
    const told = (subject: string) =>
      mailed(product.sandbox.url, email, (mail) => (mail.subject?.endsWith(subject) ? mail.text : undefined));
    const ida = await invite("Ida Quill", "underwriter");
    expect(await told("Ida Quill was let in")).toMatch(
      /invited Ida Quill \(ida\.quill@gable\.example\) as Underwriter\./,
    );
    const params = { member: ida.uuid };
    await ruth.client.send(changeMember, { params, body: { name: "Ida Quill", role: "auditor" } });
    expect(await told("Ida Quill has another role")).toMatch(/: Auditor, before Underwriter\./);
    await ruth.client.send(renewAccess, { params });
    expect(await told("Ida Quill is let in anew")).toContain("a new link");
  });

  it("come in by a mailed link, which works once, with a password and a second factor of their own", async () => {
    const ada = await invite("Ada Sorensen");
    expect(ada).toMatchObject({ state: "invited", hasSecondFactor: false, invitedUntil: expect.any(String) });
    const invitation = await linkOf(ada);
    const visitor = createConsoleClient(product);
    expect(await visitor.send(openStaffInvitation, { body: { invitation } })).toEqual({
      name: "Ada Sorensen",
      email: ada.email,
      role: "processor",
      lender: "Gable",
    });
    const weak = visitor.send(joinAsStaff, { body: { invitation, password: ada.email } });
    await expect(weak).rejects.toMatchObject({ problem: { fields: { password: ["password-is-email"] } } });
    const client = await join(ada, invitation);
    expect(await client.send(agentSelf, {})).toMatchObject({ name: "Ada Sorensen", role: "processor" });
    for (const again of [
      () => visitor.send(openStaffInvitation, { body: { invitation } }),
      () => visitor.send(joinAsStaff, { body: { invitation, password: PASSWORD } }),
    ])
      await expect(again()).rejects.toMatchObject({ status: 410 });
    const { members: all } = await ruth.client.send(members, {});
    expect(all.find(({ uuid }) => uuid === ada.uuid)).toMatchObject({
      state: "active",
      hasSecondFactor: true,
      lastSeenAt: expect.any(String),
      invitedUntil: null,
    });
  });

  it("are asked once under one address, whichever lender asks", async () => {
    const grace = await invite("Grace Field");
    const other = await openStaff(product, "administrator", "harbor-pine");
    const body = { name: "Grace Field", email: grace.email.toUpperCase(), role: "auditor" } as const;
    for (const { client } of [ruth, other])
      await expect(client.send(inviteMember, { body })).rejects.toMatchObject({
        problem: { fields: { email: ["email-taken"] } },
      });
    const theirs = other.client.send(deactivateMember, { params: { member: grace.uuid } });
    await expect(theirs).rejects.toMatchObject({ status: 404 });
  });

  it("have no way in any more from the moment of leaving, and a new one when they come back", async () => {
    const omar = await invite("Omar Haddad");
    const first = await linkOf(omar);
    const client = await join(omar, first);
    const params = { member: omar.uuid };
    expect((await ruth.client.send(deactivateMember, { params })).state).toBe("deactivated");
    await expect(client.send(agentSelf, {})).rejects.toMatchObject({ status: 401 });
    const logIn = { body: { email: omar.email, password: PASSWORD } };
    await expect(createConsoleClient(product).send(agentLogIn, logIn)).rejects.toMatchObject({ status: 400 });
    await expect(ruth.client.send(renewAccess, { params })).rejects.toMatchObject({ status: 409 });
    expect((await ruth.client.send(reactivateMember, { params })).state).toBe("invited");
    await expect(createConsoleClient(product).send(agentLogIn, logIn)).rejects.toMatchObject({ status: 400 });
    const again = await join(omar, await linkOf(omar, first));
    expect(await again.send(agentSelf, {})).toMatchObject({ name: "Omar Haddad" });
  });

  it("who lost their phone begin anew, and what they had opens nothing", async () => {
    const wen = await invite("Wen Li");
    const first = await linkOf(wen);
    const client = await join(wen, first);
    const renewed = await ruth.client.send(renewAccess, { params: { member: wen.uuid } });
    expect(renewed).toMatchObject({ state: "invited", hasSecondFactor: false });
    await expect(client.send(agentSelf, {})).rejects.toMatchObject({ status: 401 });
    await join(wen, await linkOf(wen, first));
  });

  it("are seen to rest after wrong passwords, until their time is over or they are let in anew", async () => {
    const liv = await invite("Liv Maren");
    await join(liv, await linkOf(liv));
    const state = async () =>
      (await ruth.client.send(members, {})).members.find(({ uuid }) => uuid === liv.uuid)?.restsUntil;
    expect(await state()).toBeNull();
    const wrong = { body: { email: liv.email, password: "not the one that it is" } };
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(createConsoleClient(product).send(agentLogIn, wrong)).rejects.toMatchObject({ status: 400 });
    const until = await state();
    expect(Date.parse(until ?? "")).toBeGreaterThan(product.ctx.clock.now().getTime());
    // Nobody else is told, and least of all who guesses.
    const right = { body: { email: liv.email, password: PASSWORD } };
    await expect(createConsoleClient(product).send(agentLogIn, right)).rejects.toMatchObject({
      problem: { code: "credentials" },
    });
    const anew = await ruth.client.send(renewAccess, { params: { member: liv.uuid } });
    expect(anew).toMatchObject({ state: "invited", restsUntil: null });
  });

  it("do other work from their next click on, except that nobody changes their own role or access", async () => {
    const ines = await invite("Ines Vega");
    const client = await join(ines, await linkOf(ines));
    await ruth.client.send(changeMember, {
      params: { member: ines.uuid },
      body: { name: "Inés Vega", role: "auditor" },
    });
    expect(await client.send(agentSelf, {})).toMatchObject({ name: "Inés Vega", role: "auditor" });
    const own = { member: ruth.staffUuid };
    for (const attempt of [
      () => ruth.client.send(changeMember, { params: own, body: { name: "Ruth", role: "underwriter" } }),
      () => ruth.client.send(deactivateMember, { params: own }),
      () => ruth.client.send(renewAccess, { params: own }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 409, problem: { code: "oneself" } });
  });

  it.each(["role", "access"])(
    "cannot take each other's %s in the same instant, so that one stays who gives it back",
    async (what) => {
      const [ana, ben] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
      const take = ({ client }: OpenStaff, { staffUuid, name }: OpenStaff) => {
        const params = { member: staffUuid };
        return what === "role"
          ? client.send(changeMember, { params, body: { name, role: "auditor" } })
          : client.send(deactivateMember, { params });
      };
      const { pool } = product.ctx.database;
      const holder = await pool.connect();
      await holder.query("begin");
      await holder.query("select 1 from staff where uuid = any($1) for update", [[ana.staffUuid, ben.staffUuid]]);
      const both = Promise.allSettled([take(ana, ben), take(ben, ana)]);
      const waiting = async () =>
        (
          await pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount;
      await expect.poll(waiting).toBe(2);
      await holder.query("commit");
      holder.release();
      const refused = (await both).filter(({ status }) => status === "rejected");
      // Whose account is closed by then has no session any more, or no role, whichever is looked at first.
      const code = expect.stringMatching(what === "role" ? /^role$/ : /^(?:role|unauthenticated)$/);
      expect(refused).toMatchObject([{ reason: { problem: { code } } }]);
    },
  );

  it("who are loan officers show borrowers their number and licences, and have a link of their own", async () => {
    const dana = await invite("Dana Whit", "loan-officer");
    const body = {
      nmls: "2070011",
      phone: "(800) 555-0179",
      licences: [
        { state: "CA", number: "CA-DFPI 2070011", until: yearAhead() },
        { state: "OR", number: "ML-5512", until: yearAhead() },
      ],
    };
    const params = { member: dana.uuid };
    const { officer } = await ruth.client.send(saveOfficer, { params, body });
    expect(officer).toMatchObject(body);
    const card = await createBorrowerClient(product.url, "gable").send(loanOriginator, {
      params: { loanOriginatorUuid: officer?.link.split("referrer=")[1] ?? "" },
    });
    expect(card.originatorDisplayInfo).toMatchObject({
      originatorName: "Dana Whit",
      nmls: "2070011",
      licensedStates: ["CA", "OR"],
    });
    const fewer = { ...body, licences: body.licences.slice(0, 1) };
    const saved = await ruth.client.send(saveOfficer, { params, body: fewer });
    expect(saved.officer).toMatchObject({ link: officer?.link, licences: fewer.licences });
    const twice = { ...body, licences: [...fewer.licences, ...fewer.licences] };
    await expect(ruth.client.send(saveOfficer, { params, body: twice })).rejects.toMatchObject({ status: 400 });
    const processor = await invite("Paul Aster");
    const none = ruth.client.send(saveOfficer, { params: { member: processor.uuid }, body });
    await expect(none).rejects.toMatchObject({ status: 409, problem: { code: "not-an-officer" } });
  });

  it("who are loan officers have a card that of two administrators the second does not write over the first", async () => {
    const officer = await openStaff(product, "loan-officer");
    const other = await openStaff(product, "administrator");
    const save = ({ client }: Pick<OpenStaff, "client">, changedAt: string | null, nmls: string) =>
      client.send(saveOfficer, {
        params: { member: officer.staffUuid },
        body: {
          nmls,
          phone: "(800) 555-0180",
          licences: [{ state: "CA", number: "CA-DFPI 1", until: yearAhead() }],
          changedAt,
        },
      });
    const overtaken = { status: 409, problem: { code: "changed-meanwhile" } };
    const first = (await save(ruth, null, "2070041")).officer;
    await expect(save(other, null, "2070042")).rejects.toMatchObject(overtaken);
    await product.ctx.adjustableClock?.advance(1000);
    const second = (await save(other, first?.changedAt ?? null, "2070043")).officer;
    expect(second).toMatchObject({ nmls: "2070043" });
    await expect(save(ruth, first?.changedAt ?? null, "2070044")).rejects.toMatchObject(overtaken);
  });

  it("who are loan officers have a picture that an administrator takes off, and only their own lender's", async () => {
    const officer = await openStaff(product, "loan-officer");
    const params = { member: officer.staffUuid };
    const licences = [{ state: "CA", number: "CA-DFPI 2070012", until: yearAhead() }];
    const { officer: card } = await ruth.client.send(saveOfficer, {
      params,
      body: { nmls: "2070012", phone: "(800) 555-0180", licences },
    });
    expect(card).toMatchObject({ photo: null });
    const jpeg = plainJpeg(OWN_PICTURE_SIDE).toString("base64");
    const { photo } = await officer.client.send(saveOwnPicture, { body: { jpeg } });
    const { members: all } = await ruth.client.send(members, {});
    expect(all.find(({ uuid }) => uuid === officer.staffUuid)?.officer?.photo).toBe(photo);
    const stranger = await openStaff(product, "administrator", "harbor-pine");
    await expect(stranger.client.send(removeOfficersPicture, { params })).rejects.toMatchObject({ status: 404 });
    // Also of somebody who works here no longer.
    await ruth.client.send(deactivateMember, { params });
    const after = await ruth.client.send(removeOfficersPicture, { params });
    expect(after.officer).toMatchObject({ nmls: "2070012", photo: null });
    // There is nothing to take off any more, and nothing more to tell.
    await ruth.client.send(removeOfficersPicture, { params });
    const told = product.ctx.database.kysely
      .selectFrom("lender_events")
      .select("type")
      .where("type", "=", "officer-picture-removed");
    expect(await told.execute()).toHaveLength(1);
  });

  it("leave a log of who changed what, which is whole, and is not when somebody changes it", async () => {
    const db = product.ctx.database.kysely;
    const entries = await db.selectFrom("lender_events").selectAll().where("org_code", "=", "gable").execute();
    expect(new Set(entries.map(({ type }) => type))).toEqual(
      new Set([
        "staff-invited",
        "staff-joined",
        "staff-changed",
        "staff-deactivated",
        "staff-reactivated",
        "staff-access-renewed",
        "officer-saved",
        "officer-picture-removed",
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain(PASSWORD);
    expect(await findBrokenLenderEvent(db, "gable")).toBeUndefined();
    const forge = db.updateTable("lender_events").set({ type: "staff-forged" }).where("sequence", "=", 2);
    await expect(forge.execute()).rejects.toThrow("permission denied");
    const asOwner = (statement: string) => runOn(product.ctx.database.ownerUrl, statement);
    const forged = "update lender_events set type = 'staff-forged' where sequence = 2";
    await expect(asOwner(forged)).rejects.toThrow("append-only");
    await asOwner("alter table lender_events disable trigger lender_events_are_append_only");
    await asOwner(forged);
    expect(await findBrokenLenderEvent(db, "gable")).toBe(2);
  });
});
