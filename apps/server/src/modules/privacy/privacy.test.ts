import { randomUUID } from "node:crypto";
import { withdraw } from "@gable/contract/calls/application.ts";
import { features } from "@gable/contract/calls/experiments.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import {
  answerComplaint,
  complain,
  complaints,
  deletion,
  goOnPaper,
  liftHold,
  ownChecks,
  ownComplaints,
  ownData,
  placeHold,
  requestDeletion,
  takeBackDeletion,
} from "@gable/contract/calls/privacy.ts";
import { giveConsent } from "@gable/contract/calls/profile.ts";
import { saveFormDraft, saveSignerFormDraft } from "@gable/contract/calls/profile-drafts.ts";
import { readSignerIntro } from "@gable/contract/calls/signers-desk.ts";
import { adoptSignature, signing } from "@gable/contract/calls/signing.ts";
import { telemetryEvent, telemetrySession } from "@gable/contract/calls/telemetry.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { LEAVE_SURVEY_FLAG } from "@gable/domain/experiments/features.ts";
import { queuesOf } from "@gable/domain/pipeline/queues-of.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { demonstrationCode } from "@gable/testkit/borrower/signer.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { callExamples } from "@gable/testkit/calls/call-examples.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Transaction } from "../../database/transaction.ts";
import { advance } from "../../workflow/advance.ts";
import { holdApplication, loadApplication, loadApplicationsOf } from "../../workflow/application-store.ts";
import { findBrokenEvent } from "../../workflow/event-log.ts";
import { hashPassword } from "../session/passwords.ts";
import { COMPLAINTS_ZONE } from "./complaints.ts";
import { eraseDue } from "./erase-due.ts";
import { remindOfComplaints } from "./remind-of-complaints.ts";

describe("what is kept of a person", () => {
  let product: TestProduct;
  let walked: Walked;
  const db = () => product.ctx.database.kysely;
  const factsOf = async () => (await loadApplication(product.ctx, db(), walked.uuid)).file;
  const count = async () => (await db().selectFrom("telemetry_events").select("uuid").execute()).length;
  const erase = (years: number) => {
    const later = product.ctx.clock.now();
    later.setUTCFullYear(later.getUTCFullYear() + years);
    return eraseDue({ db: db(), sealing: product.ctx.sealing, documents: product.ctx.documents }, later);
  };

  const locksWaitedFor = async () => (await sql`select 1 from pg_locks where not granted`.execute(db())).rows.length;
  /** Erases while a transaction that has the application locked does something else, and commits once the erasing waits for it. */
  const eraseWhile = async (act: (trx: Transaction) => Promise<unknown>) => {
    const erasing = await db()
      .transaction()
      .execute(async (trx) => {
        await holdApplication(trx, walked.uuid);
        await act(trx);
        const begun = erase(10);
        await expect.poll(locksWaitedFor, { interval: 5 }).toBeGreaterThan(0);
        return { begun };
      });
    return erasing.begun;
  };

  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, { persona: "straight-approval", until: "FINAL_OFFER" });
  });
  afterAll(() => product.close());

  it("is in a ledger of every check, with its day, and until when it is kept", async () => {
    const { checks } = await walked.client.send(ownChecks, {});
    expect(checks.map(({ check }) => check)).toEqual(
      expect.arrayContaining(["credit-bureau", "property-data", "avm", "watchlist", "title", "income-link"]),
    );
    expect(checks.every(({ answered, keptUntil }) => answered && keptUntil === null)).toBe(true);
    expect(checks.map(({ askedAt }) => askedAt)).toEqual(
      checks
        .map(({ askedAt }) => askedAt)
        .toSorted()
        .toReversed(),
    );
    // The bureau was asked twice, softly and for the whole report: two orders, however often each was looked after.
    expect(checks.filter(({ check }) => check === "credit-bureau")).toHaveLength(2);
  });

  it("is handed over as a file against the password, and to nobody else", async () => {
    const refused = walked.client.send(ownData, { body: { password: "not the password" } });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    const reviewer = randomUUID();
    const cleared = { by: reviewer, at: product.ctx.clock.now().toISOString() };
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, walked.uuid, { kind: "system" }, ({ facts: { watchlist, decision } }) => ({
        event: "watchlist-cleared",
        facts: {
          fraudAlertCleared: cleared,
          ownershipCleared: cleared,
          conditionCleared: cleared,
          ...(watchlist && { watchlist: { ...watchlist, clearedBy: reviewer } }),
          ...(decision && { decision: { ...decision, decidedBy: reviewer } }),
        },
      })),
    );
    const typed = { after: null, base: "{}", fields: { SAVINGS: 1_234_500 } };
    await walked.client.send(saveFormDraft, { params: { uuid: walked.uuid, form: "assets" }, body: typed });
    const optimizeUser = { attributes: { organization: "gable", applicationUuid: walked.uuid } };
    await walked.client.send(features, { params: { context: "external" }, body: { optimizeUser } });
    const reply = await walked.client.open(ownData, { body: { password: walked.persona.fill.password } });
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    const text = await reply.text();
    // Who of the staff reviewed what is the lender's.
    expect(text.split("\n").filter((line) => line.includes(reviewer))).toEqual([]);
    const data = JSON.parse(text) as {
      account: { email: string };
      applications: { facts: object; documents: []; unsent: object[]; shown: object[] }[];
    };
    expect(data.account.email).toBe(walked.email);
    expect(data.applications).toHaveLength(1);
    expect(data.applications[0]?.facts).toMatchObject({
      ssn: walked.persona.fill.ssn.replaceAll("-", ""),
      watchlist: { outcome: "CLEAR" },
    });
    expect(data.applications[0]?.documents.length).toBeGreaterThan(5);
    expect(data.applications[0]?.unsent).toMatchObject([{ form: "assets", fields: typed.fields }]);
    expect(data.applications[0]?.shown).toContainEqual(
      expect.objectContaining({ flag: LEAVE_SURVEY_FLAG, isOn: true }),
    );
  });

  it("is complained of in words that are answered once, in writing", async () => {
    const { client } = walked;
    const filed = await client.send(complain, { body: { topic: "FEES", text: "What is this fee for?" } });
    expect(filed).toMatchObject({ topic: "FEES", answer: null });
    // Its reply was lost, and it is sent again.
    expect(await client.send(complain, { body: { topic: "FEES", text: "What is this fee for?" } })).toEqual(filed);
    const { client: administrator } = await openStaff(product, "administrator");
    const { complaints: log } = await administrator.send(complaints, {});
    expect(log).toEqual([
      expect.objectContaining({ uuid: filed.uuid, email: walked.email, text: "What is this fee for?" }),
    ]);
    const request = { params: { complaint: filed.uuid }, body: { text: "It is the county's." } };
    await administrator.send(answerComplaint, request);
    await expect(administrator.send(answerComplaint, request)).rejects.toMatchObject({ status: 409 });
    const { complaints: own } = await client.send(ownComplaints, {});
    expect(own[0]?.answer?.text).toBe("It is the county's.");
    const { client: stranger } = await openStaff(product, "administrator", "harbor-pine");
    await expect(stranger.send(answerComplaint, request)).rejects.toMatchObject({ status: 404 });
    const { client: underwriter } = await openStaff(product, "underwriter");
    await expect(underwriter.send(complaints, {})).rejects.toMatchObject({ status: 403 });
  });

  it("reminds the lender of a complaint when its answer is nearly due, once, and once more when it is late", async () => {
    const { headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const filed = await client.send(complain, { body: { topic: "SERVICE", text: "Nobody calls me back." } });
    const { client: administrator } = await openStaff(product, "administrator");
    const dueIn = (days: number) => {
      const day = addDays(localDateAt(product.ctx.clock.now().toISOString(), COMPLAINTS_ZONE), days);
      return sql`update complaints set answer_by = ${day} where uuid = ${filed.uuid}`.execute(db());
    };
    expect(await remindOfComplaints(product.ctx)).toBe(0);
    await dueIn(5);
    expect([await remindOfComplaints(product.ctx), await remindOfComplaints(product.ctx)]).toEqual([1, 0]);
    await db()
      .updateTable("complaints")
      .set({ reminded_at: new Date(product.ctx.clock.now().getTime() - 6 * 86_400_000).toISOString() })
      .where("uuid", "=", filed.uuid)
      .execute();
    await dueIn(-1);
    expect([await remindOfComplaints(product.ctx), await remindOfComplaints(product.ctx)]).toEqual([1, 0]);
    await administrator.send(answerComplaint, {
      params: { complaint: filed.uuid },
      body: { text: "We called today." },
    });
    await dueIn(-9);
    expect(await remindOfComplaints(product.ctx)).toBe(0);
  });

  it("goes on by post for who withdraws the consent to electronic records, until they consent again", async () => {
    const { client, uuid } = walked;
    await client.send(goOnPaper, { params: { uuid } });
    expect(queuesOf(await factsOf()).map(({ queue }) => queue)).toContain("paper");
    const body = { typedName: "Ada Sorensen", initials: "AS", intent: true as const };
    await expect(client.send(adoptSignature, { params: { uuid }, body })).rejects.toMatchObject({ status: 409 });
    await expect(client.send(goOnPaper, { params: { uuid } })).rejects.toMatchObject({ status: 409 });
    // Consent is worth something only with proof that such documents open here.
    const again = (typed?: string) =>
      client.send(giveConsent, {
        params: { uuid },
        body: { ...consent("ELECTRONIC_RECORDS", "en"), ...(typed && { demonstrationCode: typed }) },
      });
    await expect(again("0000")).rejects.toMatchObject({ problem: { fields: { disclosures: ["open-first"] } } });
    const digits = await demonstrationCode(client);
    await expect(again()).rejects.toMatchObject({ problem: { fields: { demonstrationCode: ["code-wrong"] } } });
    expect((await factsOf()).facts.onPaper).toBeDefined();
    await again(digits);
    const { onPaper, consents } = (await factsOf()).facts;
    expect(onPaper).toBeUndefined();
    // Whoever calls is taken to paper by whoever answers.
    const { client: support } = await openStaff(product, "processor");
    const called = { act: "take-borrower-to-paper", how: "PHONE", note: "Called at ten" } as const;
    expect((await support.send(loanFile, { params: { uuid } })).mayGoOnPaper).toBe(true);
    await support.send(actOnFile, { params: { uuid }, body: called });
    expect((await factsOf()).facts.onPaper).toMatchObject({ recorded: { how: "PHONE", note: "Called at ten" } });
    expect((await support.send(loanFile, { params: { uuid } })).mayGoOnPaper).toBe(false);
    await expect(support.send(actOnFile, { params: { uuid }, body: called })).rejects.toMatchObject({ status: 409 });
    await again(await demonstrationCode(client));
    const [first, second] = consents.filter(({ type }) => type === "ELECTRONIC_RECORDS");
    expect(second?.demonstration).toMatchObject({
      typed: digits,
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(first?.demonstration?.documentSha256).not.toBe(second?.demonstration?.documentSha256);
    await client.send(signing, { params: { uuid } });
  });

  it("is not counted for a browser that asks not to be tracked", async () => {
    const { sessionKey } = await walked.client.send(telemetrySession, {
      params: { context: "external" },
      body: callExamples["telemetrySession"]?.body as never,
    });
    const send = (headers: Record<string, string>) =>
      product.app.inject({
        method: "POST",
        url: telemetryEvent.path.replace(":context", "external"),
        headers: { host: "localhost", ...headers },
        payload: { ...callExamples["telemetryEvent"]?.body, sessionKey },
      });
    const before = await count();
    expect((await send({ "sec-gpc": "1" })).statusCode).toBe(204);
    expect((await send({ dnt: "1" })).statusCode).toBe(204);
    expect(await count()).toBe(before);
    expect((await send({})).statusCode).toBe(204);
    expect(await count()).toBe(before + 1);
  });

  it("is deleted on request once its time is over and nothing holds it, so that no key opens what is left", async () => {
    const { client, uuid } = walked;
    await client.send(withdraw, { params: { uuid }, body: { reason: "changed my mind" } });
    await expect(client.send(requestDeletion, { body: { password: "wrong" } })).rejects.toMatchObject({ status: 400 });
    const asked = await client.send(requestDeletion, { body: { password: walked.persona.fill.password } });
    const year = product.ctx.clock.now().getUTCFullYear();
    expect(asked.requestedAt).not.toBeNull();
    expect(asked.applications).toEqual([
      expect.objectContaining({ uuid, ground: "ENDED", isHeld: false, keptUntil: `${year + 4}-03-01` }),
    ]);
    expect((await client.send(takeBackDeletion, {})).requestedAt).toBeNull();
    expect(await erase(10)).toEqual({ applications: 0, identities: 0, held: 0 });
    await client.send(requestDeletion, { body: { password: walked.persona.fill.password } });
    expect(await erase(2)).toEqual({ applications: 0, identities: 0, held: 0 });

    // A hold that is placed, or a wish that is taken back, while the application is about to be erased.
    const { client: administrator, staffUuid } = await openStaff(product, "administrator");
    const hold = {
      uuid: randomUUID(),
      application_uuid: uuid,
      placed_by: staffUuid,
      placed_at: asked.requestedAt ?? "",
    };
    const sealed_reason = product.ctx.sealing.alone.sealJson("A suit", `legal-hold:${hold.uuid}`);
    const held = await eraseWhile((trx) =>
      trx
        .insertInto("legal_holds")
        .values({ ...hold, sealed_reason })
        .execute(),
    );
    expect(held).toEqual({ applications: 0, identities: 0, held: 1 });
    await db().deleteFrom("legal_holds").where("uuid", "=", hold.uuid).execute();
    expect(await eraseWhile((trx) => trx.deleteFrom("deletion_requests").execute())).toEqual({
      applications: 0,
      identities: 0,
      held: 0,
    });
    await client.send(requestDeletion, { body: { password: walked.persona.fill.password } });

    await administrator.send(placeHold, { params: { uuid }, body: { reason: "A suit about the valuation" } });
    expect((await client.send(deletion, {})).applications[0]?.isHeld).toBe(true);
    expect((await administrator.send(loanFile, { params: { uuid } })).hold?.reason).toMatch(/./);
    const { client: auditor } = await openStaff(product, "auditor");
    expect((await auditor.send(loanFile, { params: { uuid } })).hold).toBeNull();
    expect(await erase(10)).toEqual({ applications: 0, identities: 0, held: 1 });
    await administrator.send(liftHold, { params: { uuid } });

    const old = await db().selectFrom("events").select("sealed").where("application_uuid", "=", uuid).execute();
    const about = () => db().selectFrom("outbox").select("uuid").where("application_uuid", "=", uuid).execute();
    expect((await about()).length).toBeGreaterThan(0);
    const [document] = await db().selectFrom("document_versions").select("storage_key").execute();
    const film = await product.ctx.documents.put(
      (await loadApplication(product.ctx, db(), uuid)).seal,
      Buffer.from("film"),
    );
    const recording = randomUUID();
    await db().insertInto("notary_recordings").values({ uuid: recording, application_uuid: uuid }).execute();
    const part = { recording_uuid: recording, number: 1, sha256: Buffer.alloc(32), storage_key: film, size_bytes: 4 };
    await db()
      .insertInto("notary_recording_parts")
      .values({ ...part, at: "2026-01-01T00:00:00Z" })
      .execute();
    const typed = { after: null, base: "{}", fields: { phone: "9165552671" } };
    const place = { params: { uuid, form: "phone" }, body: typed };
    expect((await client.send(saveFormDraft, place)).isSaved).toBe(true);
    await db()
      .insertInto("prepared_answers")
      .values({
        application_uuid: uuid,
        form: "employer",
        revision: randomUUID(),
        sealed: Buffer.from("x"),
        prepared_at: "2099-01-01T00:00:00Z",
      })
      .execute();
    // Not old, but typed by somebody who is forgotten.
    await db().updateTable("form_drafts").set({ saved_at: "2099-01-01T00:00:00Z" }).execute();
    expect(await erase(10)).toEqual({ applications: 1, identities: 1, held: 0 });
    for (const table of ["form_drafts", "prepared_answers"] as const)
      expect(await db().selectFrom(table).select("form").execute()).toEqual([]);
    const { file, seal } = await loadApplication(product.ctx, db(), uuid);
    expect(file.facts.answers).toEqual({});
    expect(await loadApplicationsOf(product.ctx, db(), file.identityUuid)).toEqual([]);
    for (const sealed of old.flatMap((row) => row.sealed ?? [])) {
      expect(() => seal.openJson(sealed, `event:${uuid}`)).toThrow("seal");
    }
    for (const key of [document?.storage_key ?? "", film])
      await expect(product.ctx.documents.get(seal, key)).rejects.toThrow(/read/);
    expect(await db().selectFrom("notary_recording_parts").select("number").execute()).toEqual([]);
    expect(await db().selectFrom("idempotency_keys").select("key").execute()).toEqual([]);
    expect(await about()).toEqual([]);
    const again = administrator.send(placeHold, { params: { uuid }, body: { reason: "Too late" } });
    await expect(again).rejects.toMatchObject({ status: expect.toSatisfy((status) => [404, 409].includes(status)) });
    // That it was deleted can be shown: the log is whole.
    expect(
      await db()
        .transaction()
        .execute((trx) => findBrokenEvent(trx, uuid)),
    ).toBeUndefined();
    const { email } = await db()
      .selectFrom("identities")
      .select("email")
      .where("uuid", "=", file.identityUuid)
      .executeTakeFirstOrThrow();
    expect(email).toMatch(/@deleted\.invalid$/);
    await expect(client.send(deletion, {})).rejects.toMatchObject({ status: 401 });
    expect(await erase(10)).toEqual({ applications: 0, identities: 0, held: 0 });
  });

  it("is deleted of somebody who signs when nothing keeps the application any more, and the borrower's own stays", async () => {
    const borrower = await openBorrower(product);
    const { headers } = await openSigner(product, borrower);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const { identity_uuid } = await db()
      .selectFrom("signers")
      .select("identity_uuid")
      .where("application_uuid", "=", borrower.applicationUuid)
      .executeTakeFirstOrThrow();
    if (!identity_uuid) throw new Error("Nobody has joined.");
    await db()
      .updateTable("identities")
      .set({ password_hash: await hashPassword("another quiet street in May") })
      .where("uuid", "=", identity_uuid)
      .execute();
    const asked = await client.send(requestDeletion, { body: { password: "another quiet street in May" } });
    expect(asked).toMatchObject({ applications: [{ uuid: borrower.applicationUuid, ground: "NEVER_RECEIVED" }] });
    expect(await erase(0)).toEqual({ applications: 0, identities: 0, held: 0 });
    await client.send(readSignerIntro, {});
    await client.send(saveSignerFormDraft, {
      params: { form: "identity" },
      body: { after: null, base: "{}", fields: { birthDate: "1980-02-03" } },
    });
    const drafts = () =>
      db().selectFrom("form_drafts").select("form").where("identity_uuid", "=", identity_uuid).execute();
    expect(await drafts()).toHaveLength(1);
    const replies = () =>
      db().selectFrom("idempotency_keys").select("scope").where("scope", "like", `${identity_uuid}:%`).execute();
    expect(await replies()).toHaveLength(1);
    // Young on the day of the deletion: not merely deleted because of its age.
    await sql`update idempotency_keys set created_at = now() + interval '20 years'`.execute(db());
    await db().updateTable("form_drafts").set({ saved_at: "2099-01-01T00:00:00Z" }).execute();

    const administrator = await openStaff(product, "administrator");
    const { applicationUuid: uuid } = borrower;
    await administrator.client.send(placeHold, { params: { uuid }, body: { reason: "A suit among the owners" } });
    expect(await erase(10)).toEqual({ applications: 0, identities: 0, held: 1 });
    await administrator.client.send(liftHold, { params: { uuid } });
    const signerOf = async () => (await loadApplication(product.ctx, db(), uuid)).file.facts.signers[0];
    expect((await signerOf())?.name.firstName).toBe("Theo");
    expect(await erase(10)).toEqual({ applications: 0, identities: 1, held: 0 });
    expect(await signerOf()).toMatchObject({ name: { firstName: "" }, contact: { language: "en" }, consents: [] });
    expect([...(await replies()), ...(await drafts())]).toEqual([]);
    await expect(client.send(readSignerIntro, {})).rejects.toMatchObject({ status: 401 });
    expect(
      await db()
        .transaction()
        .execute((trx) => findBrokenEvent(trx, uuid)),
    ).toBeUndefined();

    await db()
      .insertInto("deletion_requests")
      .values({ identity_uuid: borrower.identityUuid, requested_at: product.ctx.clock.now().toISOString() })
      .execute();
    expect(await erase(10)).toEqual({ applications: 1, identities: 1, held: 0 });
  });
});
