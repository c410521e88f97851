import type { BodyOf } from "@gable/contract/call.ts";
import { withdraw } from "@gable/contract/calls/application.ts";
import { confirmEmployer } from "@gable/contract/calls/employment.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { ownData } from "@gable/contract/calls/privacy.ts";
import { saveProfile } from "@gable/contract/calls/profile.ts";
import { formDraft, saveFormDraft } from "@gable/contract/calls/profile-drafts.ts";
import { dismissPreparedAnswers, fillInPreparedAnswers } from "@gable/contract/calls/profile-prepared.ts";
import { preparableAnswers, prepareAnswers, takeBackAnswers } from "@gable/contract/calls/profile-prepared-desk.ts";
import { auditTrail } from "@gable/contract/calls/staff-audit.ts";
import type { DraftKey } from "@gable/domain/profile/form-drafts.ts";
import { filledInAlone, type PreparedForm, preparedFormNames } from "@gable/domain/profile/prepared-forms.ts";
import { staffRoleNames } from "@gable/domain/staff/roles.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { dayFromToday } from "@gable/testkit/day-from-today.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendWaiting } from "../notifications/send-waiting.ts";
import { forgetOldPrepared } from "./prepared-answers.ts";

type Written = BodyOf<typeof prepareAnswers>["values"];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const said = {
  employerName: "  Quarry Hill   Nurseries ",
  position: "Grower",
  since: "2012-04",
  phone: "(916) 555-2671",
};
const kept = { employerName: "Quarry Hill Nurseries", position: "Grower", since: "2012-04", phone: "9165552671" };

describe("answers that staff write down for a borrower on the phone", () => {
  let product: TestProduct;
  let agent: OpenStaff;
  let walked: Walked;
  let count = 0;
  beforeAll(async () => {
    product = await startProduct();
    agent = await openStaff(product, "support-agent");
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    count += 1;
    walked = await walkIn(product, {
      persona: "pay-stubs",
      email: `on-the-phone-${count}@example.com`,
      until: "EMPLOYMENT_VERIFICATION",
    });
  });

  const at = (form: DraftKey) => ({ params: { uuid: walked.uuid, form } });
  const write = (values: Written, after: string | null = null, form: DraftKey = "employer", by = agent) =>
    by.client.send(prepareAnswers, { ...at(form), body: { after, values } });
  const found = async () => (await walked.client.send(formDraft, at("employer"))).prepared;
  const standing = async () =>
    (await agent.client.send(preparableAnswers, { params: { uuid: walked.uuid } })).prepared[0];
  const fillIn = async (revision: string) =>
    walked.client.send(fillInPreparedAnswers, { ...at("employer"), body: { revision } });
  const send = (contact: object = {}) =>
    walked.client.send(confirmEmployer, {
      params: { uuid: walked.uuid },
      body: { ...kept, ...contact, consent: consent("EMPLOYMENT_VERIFICATION", "en") },
    });
  const events = async () =>
    (await agent.client.send(fileEvents, { params: { uuid: walked.uuid }, query: {} })).events.filter(({ type }) =>
      type.includes("answers"),
    );

  it("come to the borrower's page, and count once the borrower sends them; on record is who wrote, who sent and what changed", async () => {
    expect(await agent.client.send(preparableAnswers, { params: { uuid: walked.uuid } })).toEqual({
      asked: "employer",
      askedFields: ["employerName", "position", "since", "phone", "contactName"],
      prepared: [],
    });
    expect(await found()).toBeNull();
    const { prepared } = await write(said);
    const [ready] = prepared;
    expect(ready).toMatchObject({ form: "employer", by: agent.name, state: "WAITING", values: kept });
    expect(await found()).toEqual({
      revision: ready?.revision,
      by: agent.name,
      at: ready?.at,
      isFilledIn: false,
      asking: [],
      values: kept,
      before: {},
    });
    await fillIn(ready?.revision ?? "");
    expect(await found()).toMatchObject({ isFilledIn: true });
    expect(await standing()).toMatchObject({ state: "FILLED_IN" });

    await send({ position: "Head grower" });
    expect(await found()).toBeNull();
    expect(await standing()).toMatchObject({ state: "SENT", changed: ["position"], values: null });
    expect(await events()).toMatchObject([
      {
        type: "prepared-answers-sent",
        by: "borrower",
        detail: { form: "employer", preparedBy: agent.staffUuid, changed: ["position"] },
      },
      { type: "prepared-answers-filled-in", by: "borrower" },
      { type: "answers-prepared", by: "staff", who: agent.name, detail: { fields: Object.keys(kept) } },
    ]);
    expect(JSON.stringify(await events())).not.toContain("Grower");
  });

  it("are checked as the borrower's own, and a form or a field that is theirs alone is refused", async () => {
    const odd = { employerName: "x", since: "2012-13", phone: "911", position: "P".repeat(81) };
    await expect(write(odd)).rejects.toMatchObject({
      status: 400,
      problem: {
        fields: {
          employerName: ["required"],
          since: ["month-invalid"],
          phone: ["phone-invalid"],
          position: ["too-long"],
        },
      },
    });
    await expect(write({ maritalStatus: "MARRIED" })).rejects.toMatchObject({
      problem: { fields: { maritalStatus: ["theirs-alone"] } },
    });
    await expect(write({ position: "" })).rejects.toMatchObject({
      problem: { fields: { employerName: ["required"] } },
    });
    for (const form of Object.keys(filledInAlone) as DraftKey[])
      await expect(write({ phone: "9165552671" }, null, form)).rejects.toMatchObject({
        status: 422,
        problem: { code: "theirs-alone" },
      });
    expect(await found()).toBeNull();
    const zip = { "formerAddress.state": "CA", "formerAddress.zip": "10001" };
    await expect(write(zip, null, "former-address")).rejects.toMatchObject({
      problem: { fields: { "formerAddress.zip": ["zip-not-in-state"] } },
    });
  });

  it("are of the page on which the borrower is, and of no other", async () => {
    for (const form of preparedFormNames.filter((name) => name !== "employer"))
      await expect(write(examples[form], null, form)).rejects.toMatchObject({
        status: 409,
        problem: { code: "out-of-order" },
      });
  });

  it("are written by who may, for applications of their lender that are theirs, and reading them is on record", async () => {
    const params = { uuid: walked.uuid };
    const outcomes = new Map<string, unknown>();
    for (const role of staffRoleNames) {
      const member = await openStaff(product, role);
      const asked = await member.client.send(preparableAnswers, { params }).then(
        (reply) => reply.asked,
        ({ status }) => status,
      );
      const written = await write({ position: role }, (await standing())?.revision ?? null, "employer", member).then(
        ({ prepared }) => prepared[0]?.by,
        ({ status }) => status,
      );
      outcomes.set(role, [asked, written]);
    }
    expect(Object.fromEntries(outcomes)).toEqual({
      administrator: [403, 403],
      underwriter: [403, 403],
      notary: [403, 403],
      auditor: [403, 403],
      processor: ["employer", "Test processor"],
      "support-agent": ["employer", "Test support-agent"],
      // An officer sees those whom they brought.
      "loan-officer": [404, 404],
    });
    const stranger = await openStaff(product, "processor", "harbor-pine");
    await expect(stranger.client.send(preparableAnswers, { params })).rejects.toMatchObject({ status: 404 });
    await expect(write(said, null, "employer", stranger)).rejects.toMatchObject({ status: 404 });
    const auditor = await openStaff(product, "auditor");
    const { actions } = await auditor.client.send(auditTrail, { query: {} });
    const looks = actions.filter(({ call }) => call === "preparableAnswers");
    expect(looks).toContainEqual(expect.objectContaining({ member: "Test processor", outcome: "allowed" }));
  });

  it("show staff nothing of what the borrower typed, and touch nothing of it", async () => {
    const typed = { after: null, base: "{}", fields: { position: "Night watchman" } };
    const { draft } = await walked.client.send(saveFormDraft, { ...at("employer"), body: typed });
    expect(JSON.stringify(await write(said))).not.toContain("Night");
    expect(await walked.client.send(formDraft, at("employer"))).toMatchObject({ draft, prepared: { values: kept } });
  });

  it("are written once where two of staff write at the same moment, and nobody overwrites what they have not seen", async () => {
    const both = await Promise.allSettled([write(said), write({ position: "Foreman" })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(write({ position: "Foreman" })).rejects.toMatchObject({ problem: { code: "changed-meanwhile" } });
    const first = await standing();
    const { prepared } = await write({ position: "Foreman" }, first?.revision);
    expect(prepared).toHaveLength(1);
    expect(prepared[0]).toMatchObject({ state: "WAITING", values: { position: "Foreman" } });
    await expect(fillIn(first?.revision ?? "")).rejects.toMatchObject({ problem: { code: "out-of-order" } });
  });

  it("come anew with what of them stands on the page already, so that nobody is asked about what they never typed", async () => {
    const first = await write({ employerName: "Quarry Hill Nurseries", position: "Grower" });
    const unseen = await write({ employerName: "Quarry Hill", position: "Grower" }, first.prepared[0]?.revision);
    expect(await found()).toMatchObject({ values: { employerName: "Quarry Hill" }, before: {} });
    const revision = unseen.prepared[0]?.revision ?? "";
    await fillIn(revision);
    const second = await write({ position: "Foreman" }, revision);
    const before = { employerName: "Quarry Hill", position: "Grower" };
    expect(await found()).toMatchObject({ isFilledIn: false, values: { position: "Foreman" }, before });
    await fillIn(second.prepared[0]?.revision ?? "");
    await write({ position: "Head" }, second.prepared[0]?.revision);
    expect(await found()).toMatchObject({ before: { ...before, position: "Foreman" } });
    // All of it is kept about them, and in the copy that they may have.
    const copy = await walked.client.open(ownData, { body: { password: walked.persona.fill.password } });
    const { applications } = (await copy.json()) as { applications: { writtenDownForThem: object[] }[] };
    expect(applications[0]?.writtenDownForThem).toEqual([
      { form: "employer", values: { position: "Head" }, before: { ...before, position: "Foreman" } },
    ]);
  });

  it("stand on the page as soon as they are there, also while the borrower has two answers to choose from", async () => {
    const revision = (await write(said)).prepared[0]?.revision ?? "";
    const body = { revision, asking: ["position" as const] };
    await walked.client.send(fillInPreparedAnswers, { ...at("employer"), body });
    expect(await found()).toMatchObject({ isFilledIn: true, asking: ["position"] });
    expect(await standing()).toMatchObject({ state: "FILLED_IN" });
    await expect(agent.client.send(takeBackAnswers, at("employer"))).rejects.toMatchObject({ status: 409 });
    await fillIn(revision);
    expect(await found()).toMatchObject({ isFilledIn: true, asking: [] });
    await fillIn(revision);
    expect((await events()).map(({ type }) => type)).toEqual([
      "prepared-answers-compared",
      "prepared-answers-filled-in",
      "answers-prepared",
    ]);
  });

  it("are laid aside where the borrower answers in the same moment, or before they see them", async () => {
    await write(said);
    await send();
    expect(await standing()).toMatchObject({ state: "LAID_ASIDE", changed: [], values: null });
    expect((await events())[0]).toMatchObject({ type: "prepared-answers-laid-aside" });
  });

  it("are taken back until the borrower has seen them, and put away by the borrower at any time", async () => {
    await write(said);
    await agent.client.send(takeBackAnswers, at("employer"));
    expect(await found()).toBeNull();
    expect(await standing()).toMatchObject({ state: "TAKEN_BACK" });
    await expect(agent.client.send(takeBackAnswers, at("employer"))).rejects.toMatchObject({ status: 409 });

    const { prepared } = await write(said);
    await fillIn(prepared[0]?.revision ?? "");
    await expect(agent.client.send(takeBackAnswers, at("employer"))).rejects.toMatchObject({ status: 409 });
    await walked.client.send(dismissPreparedAnswers, at("employer"));
    expect(await found()).toBeNull();
    expect(await standing()).toMatchObject({ state: "PUT_AWAY", values: null });
    await expect(walked.client.send(dismissPreparedAnswers, at("employer"))).rejects.toMatchObject({ status: 409 });
  });

  it("are too old after a week, and forgotten", async () => {
    await write(said);
    await letTimePass(walked, 8 * DAY_MS);
    expect(await found()).toBeNull();
    expect(await standing()).toMatchObject({ state: "TOO_OLD", values: null });
    const { kysely } = product.ctx.database;
    const left = () =>
      kysely.selectFrom("prepared_answers").select("form").where("application_uuid", "=", walked.uuid).execute();
    await forgetOldPrepared(kysely, product.ctx.clock.now());
    expect(await left()).toHaveLength(1);
    await forgetOldPrepared(kysely, product.ctx.clock.now(walked.uuid));
    expect(await left()).toEqual([]);
  });

  it("end with the application", async () => {
    await write(said);
    await walked.client.send(withdraw, { params: { uuid: walked.uuid }, body: {} });
    expect(await agent.client.send(preparableAnswers, { params: { uuid: walked.uuid } })).toMatchObject({
      asked: null,
      prepared: [{ state: "LAID_ASIDE", values: null }],
    });
    expect(await found()).toBeNull();
    await expect(write(said)).rejects.toMatchObject({ status: 409 });
  });

  it("are sealed where they lie", async () => {
    await write(said);
    const rows = await product.ctx.database.kysely
      .selectFrom("prepared_answers")
      .select("sealed")
      .where("application_uuid", "=", walked.uuid)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes("Quarry")).toBe(false);
  });

  it("are told in the account at once, and by mail to who has not seen them in a quarter of an hour; neither says what they are", async () => {
    const titles = async () =>
      (await walked.client.send(notifications, { query: {} })).map(({ title }) => title).slice(0, 1);
    const subjects = async () => {
      const reply = await fetch(`${product.sandbox.url}/inbox.json?to=on-the-phone-${count}@example.com`);
      const mails = (await reply.json()) as { subject: string; text?: string }[];
      return mails.filter(({ subject }) => subject === "We wrote down what you told us");
    };
    const first = await write(said);
    expect(await titles()).toEqual(["We wrote down what you told us"]);
    await fillIn(first.prepared[0]?.revision ?? "");
    await letTimePass(walked, 20 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await subjects()).toEqual([]);

    await walked.client.send(dismissPreparedAnswers, at("employer"));
    await write(said);
    await letTimePass(walked, 20 * MINUTE_MS);
    await sendWaiting(product.ctx);
    await expect.poll(async () => (await subjects()).length, { timeout: 10_000 }).toBe(1);
    expect(JSON.stringify(await subjects())).not.toMatch(/Quarry|Grower|555.?2671/);
  });
});

const examples: Readonly<Record<PreparedForm, Written>> = {
  profile: { "home.street1": "12 elm street", employmentType: "RETIRED", annualIncome: 6_000_000 },
  "former-address": { hasMoved: true, "formerAddress.city": "macon" },
  "home-value": { value: 61_000_000 },
  assets: { SAVINGS: 20_000_000, BROKERAGE: 0 },
  contact: { occupancy: "SECOND_HOME", "residence.city": "macon", householdSize: "3", phone: "+1 916 555 2671" },
  delinquency: { answer: "EXPLAINED", explanation: "I was in hospital.\nIt is paid." },
  employer: { position: "Nurse" },
  valuation: { accessNotes: "The dog is friendly" },
  "work-order": { description: "A new porch", amount: 2_400_000 },
  insurance: { insurer: "Delta Mutual", dwellingCoverage: 40_000_000, expiresOn: dayFromToday(300) },
};

describe("the page of each form that staff may write down", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it.each([
    ["former-address", "no-match", "CREDIT_NO_MATCH"],
    ["home-value", "no-value", "NO_AVM_FOUND"],
    ["assets", "asset-depletion", "ASSETS_PREQUAL"],
    ["contact", "straight-approval", "COLLECT_ADDITIONAL_INFO"],
    ["delinquency", "delinquency", "DELINQUENCY_REVIEW"],
    ["employer", "pay-stubs", "EMPLOYMENT_VERIFICATION"],
    ["valuation", "texas-bpo", "BPO_ORDER_REQUEST"],
    ["work-order", "merchant", "LIEN_MERCHANT_REVIEW"],
    ["insurance", "flood-zone", "TRUST_AND_INSURANCE"],
  ] as const)("%s", async (form, persona, until) => {
    const { client, uuid } = await walkIn(product, { persona, until });
    const { org_code } = await product.ctx.database.kysely
      .selectFrom("applications")
      .select("org_code")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    const agent = await openStaff(product, "processor", org_code);
    const { prepared } = await agent.client.send(prepareAnswers, {
      params: { uuid, form },
      body: { after: null, values: examples[form] },
    });
    expect(prepared).toMatchObject([{ form, state: "WAITING" }]);
    const found = await client.send(formDraft, { params: { uuid, form } });
    expect(found.prepared).toMatchObject({ values: prepared[0]?.values, isFilledIn: false });
  });
});

describe("the first form of an application", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("takes what staff write down of the answers that are missing, and no others", async () => {
    const { applicationUuid: uuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const agent = await openStaff(product, "support-agent");
    const at = { params: { uuid, form: "profile" as const } };
    const write = (values: Written, after: string | null = null) =>
      agent.client.send(prepareAnswers, { ...at, body: { after, values } });
    const first = await write(examples.profile);
    expect(first).toMatchObject({
      asked: "profile",
      prepared: [{ values: { "home.street1": "12 Elm Street", employmentType: "RETIRED", annualIncome: 6_000_000 } }],
    });
    for (const theirs of [{ "name.firstName": "Ada" }, { birthDate: "1980-01-01" }])
      await expect(write(theirs, first.prepared[0]?.revision)).rejects.toMatchObject({ status: 400 });
    await expect(write({ employmentType: "SEPARATE_MAINTENANCE_PAYMENTS" })).rejects.toMatchObject({ status: 400 });

    const { prepared } = await client.send(formDraft, at);
    await client.send(fillInPreparedAnswers, { ...at, body: { revision: prepared?.revision ?? "" } });
    await client.send(saveProfile, {
      params: { uuid },
      body: { employmentType: "RETIRED", annualIncome: 6_100_000 },
    });
    const later = await agent.client.send(preparableAnswers, { params: { uuid } });
    expect(later).toMatchObject({
      asked: "profile",
      askedFields: ["home.street1", "home.street2", "home.city", "home.state", "home.zip"],
      prepared: [{ state: "SENT", changed: ["home.street1", "annualIncome"], values: null }],
    });
    await expect(write({ annualIncome: 7_000_000 })).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    await expect(write({ "home.state": "CA", "home.zip": "10001" })).rejects.toMatchObject({
      problem: { fields: { "home.zip": ["zip-not-in-state"] } },
    });
  });
});
