import { randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import { pathOf } from "@gable/contract/call.ts";
import { application, applications, createApplication, withdraw } from "@gable/contract/calls/application.ts";
import { brokerSelf, identity } from "@gable/contract/calls/identity.ts";
import { loanOriginator } from "@gable/contract/calls/originators.ts";
import { draft, saveDraft } from "@gable/contract/calls/profile.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { consent, registerPersona } from "@gable/testkit/borrower/register.ts";
import { demonstrationCode as readDemonstration } from "@gable/testkit/borrower/signer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

const GABLE_OFFICER = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";
const HARBOR_BROKER = "c81f6e2a-04d9-4b7a-8e35-91d2a7f3b601";
const WHOLESALE_BROKER = "7c2e3ba1-4d58-4f1b-9026-8b3dae4f6c01";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const ask = (loanOriginatorUuid: string, host = "localhost", headers: object = {}) =>
  product.app.inject({ url: pathOf(loanOriginator, { loanOriginatorUuid }), headers: { host, ...headers } });

const settings = () => product.ctx.lenders.byOrgCode("gable").orgMetaData.other.settings;

const register = async (referrer?: string) => {
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.config.vendorUrl, "straight-approval");
  const uuid = await registerPersona(client, persona, `${randomUUID()}@example.com`, { referrer });
  return client.send(application, { params: { uuid } });
};

describe("a loan officer's card", () => {
  it("shows an officer of this lender, and may be kept for ten minutes", async () => {
    const reply = await ask(GABLE_OFFICER);
    expect(reply.json()).toMatchObject({
      userInfo: { uuid: GABLE_OFFICER, isBroker: false },
      originatorDisplayInfo: { originatorName: "Marisol Trevino", nmls: "1984406", phoneNumber: "(800) 555-0177" },
      logoUrl: null,
    });
    expect(reply.headers["cache-control"]).toBe("private, max-age=600");
  });

  it("names a broker's firm, without the lender's logo", async () => {
    expect((await ask(HARBOR_BROKER, "harbor-pine.localhost")).json()).toMatchObject({
      userInfo: { isBroker: true },
      originatorDisplayInfo: { brokerName: "Casco Bay Home Finance" },
      logoUrl: null,
    });
  });

  it("brings the mark of a firm that has one, with its words and where it leads", async () => {
    const reply = await ask(WHOLESALE_BROKER, "gable-wholesale.localhost");
    expect(reply.json()).toMatchObject({
      logoUrl: "/lenders/marks/keystone-mile.svg",
      logoAltText: "Cornerstone Lane Mortgage",
      logoRedirect: "https://cornerstonelane.example/",
    });
    const mark = await product.app.inject({ url: "/lenders/marks/keystone-mile.svg", headers: { host: "localhost" } });
    expect(mark.body).toContain("<svg");
  });

  it.each([
    ["another lender's broker", HARBOR_BROKER],
    ["nobody", randomUUID()],
  ])("is not there for %s", async (_whom, uuid) => {
    const reply = await ask(uuid);
    expect(reply.json()).toMatchObject({ status: 404 });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it("hands out no token, which a kept reply would hand out again", async () => {
    const { headers } = await openBorrower(product);
    await product.ctx.adjustableClock?.advance(10 * 60_000);
    expect((await ask(GABLE_OFFICER, "localhost", headers)).headers.authorization).toBeUndefined();
  });
});

/** Whether it is a broker's by either call: as it was opened, and once its address is confirmed. */
async function isOne(orgCode: string, email: string): Promise<boolean[]> {
  const { identityUuid, headers } = await openBorrower(product, orgCode);
  const write = (confirmedAt: string | null) =>
    product.ctx.database.kysely
      .updateTable("identities")
      .set({ email, email_confirmed_at: confirmedAt })
      .where("uuid", "=", identityUuid)
      .execute();
  const isBroker = async ({ path: url }: { readonly path: string }) => {
    const reply = await product.app.inject({ url, headers: { ...headers, host: `${orgCode}.localhost` } });
    return reply.json<{ isBroker: boolean }>().isBroker;
  };
  await write(null);
  const before = [await isBroker(identity), await isBroker(brokerSelf)];
  await write("2026-01-05T12:00:00Z");
  return [...before, await isBroker(identity), await isBroker(brokerSelf)];
}

describe("an account with a broker's address", () => {
  it("is a broker's once the address is confirmed", async () => {
    expect(await isOne("harbor-pine", "eleanor@cascobay.example")).toEqual([false, false, true, true]);
  });

  it.each([
    ["the lender's own officer", "harbor-pine", "thomas.adeyemi@harborpine.example"],
    ["another lender's broker", "gable", "paul.verhoeven@brightledger.example"],
  ])("is no broker's where it is that of %s", async (_whose, orgCode, email) => {
    expect(await isOne(orgCode, email)).toEqual([false, false, false, false]);
  });
});

describe("the referrer of a registration", () => {
  afterEach(() => {
    settings().requiresReferringLoanOfficer = false;
  });

  it("is kept with the application when it is an officer of this lender", async () => {
    expect((await register(GABLE_OFFICER)).referrer).toEqual({ referrerUuid: GABLE_OFFICER });
  });

  it("is ignored with a note when it is another lender's, where no officer is needed", async () => {
    const { uuid, referrer } = await register(HARBOR_BROKER);
    expect(referrer).toBeNull();
    const opened = await product.ctx.database.kysely
      .selectFrom("events")
      .select("detail")
      .where("application_uuid", "=", uuid)
      .where("type", "=", "application-opened")
      .executeTakeFirstOrThrow();
    expect(opened.detail).toMatchObject({ ignoredReferrer: HARBOR_BROKER });
  });

  it("brings the mark of a firm that has one, with its words and where it leads", async () => {
    const reply = await ask(WHOLESALE_BROKER, "gable-wholesale.localhost");
    expect(reply.json()).toMatchObject({
      logoUrl: "/lenders/marks/keystone-mile.svg",
      logoAltText: "Cornerstone Lane Mortgage",
      logoRedirect: "https://cornerstonelane.example/",
    });
    const mark = await product.app.inject({ url: "/lenders/marks/keystone-mile.svg", headers: { host: "localhost" } });
    expect(mark.body).toContain("<svg");
  });

  it.each([
    ["another lender's broker", HARBOR_BROKER, "unknown-loan-officer"],
    ["nobody known", randomUUID(), "unknown-loan-officer"],
    ["nobody at all", undefined, "not-accepting-applications"],
  ])("must be an officer where the lender needs one: %s is refused", async (_whom, referrer, code) => {
    settings().requiresReferringLoanOfficer = true;
    await expect(register(referrer)).rejects.toMatchObject({ status: 403, problem: { code } });
  });

  it("is not attached where the officer has no licence for the state of the home and the lender can do without", async () => {
    await limitOfficerTo(["OR"]);
    const { uuid, referrer } = await register(GABLE_OFFICER);
    expect(uuid).toBeDefined();
    expect(referrer).toBeNull();
    await limitOfficerTo(["CA", "OR"]);
  });

  it("must be licensed in the state of the home where the lender needs one, and says so while the visitor answers", async () => {
    settings().requiresReferringLoanOfficer = true;
    await limitOfficerTo(["OR"]);
    const client = createBorrowerClient(product.url, "gable");
    const home = { street1: "1 Elm Street", street2: "", city: "Sacramento", state: "CA", zip: "95831" };
    const { stop } = await client.send(saveDraft, { query: { referrer: GABLE_OFFICER }, body: { home } });
    expect(stop).toEqual({ reason: "loan-officer-not-licensed", eligibleOn: null });
    await expect(register(GABLE_OFFICER)).rejects.toMatchObject({
      status: 409,
      problem: { code: "loan-officer-not-licensed" },
    });
    await limitOfficerTo(["CA", "OR"]);
  });

  it("opens an application where the lender needs an officer and this is one", async () => {
    settings().requiresReferringLoanOfficer = true;
    expect((await register(GABLE_OFFICER)).referrer).toEqual({ referrerUuid: GABLE_OFFICER });
  });
});

describe("another application of an account", () => {
  const another = { street1: "9 Second Street", street2: "", city: "Sacramento", state: "CA", zip: "95831" };

  it("is brought by whoever the address names, and paid out as it asks", async () => {
    const client = await registered();
    const { application: opened } = await client.send(createApplication, {
      body: { answers: { home: another }, referrer: GABLE_OFFICER, payout: "WALLET" },
    });
    expect(opened).toMatchObject({ referrer: { referrerUuid: GABLE_OFFICER }, isCrypto: true });
  });

  it("goes by post until electronic records are consented to for it, with proof that they open", async () => {
    const client = await registered();
    const { application: silent } = await client.send(createApplication, { body: { answers: { home: another } } });
    expect(await factsOf(silent)).toMatchObject({ onPaper: { at: expect.any(String) }, consents: [] });

    const consents = [consent("SOFT_CREDIT", "en"), consent("ELECTRONIC_RECORDS", "en")];
    const open = (demonstrationCode?: string, street1 = "11 Third Street") =>
      client.send(createApplication, {
        body: {
          answers: { home: { ...another, street1 } },
          consents,
          ...(demonstrationCode && { demonstrationCode }),
        },
      });
    await expect(open("0000")).rejects.toMatchObject({ problem: { fields: { disclosures: ["open-first"] } } });
    const digits = await readDemonstration(client);
    await expect(open()).rejects.toMatchObject({ problem: { fields: { demonstrationCode: ["code-wrong"] } } });
    const { application: spoken } = await open(digits);
    const facts = await factsOf(spoken);
    expect(facts.onPaper).toBeUndefined();
    expect(facts.consents.map(({ type }) => type)).toEqual(["SOFT_CREDIT", "ELECTRONIC_RECORDS"]);
    expect(facts.consents[1]?.demonstration?.typed).toBe(digits);
    expect(facts.deliveries.map(({ documentKind }) => documentKind)).toContain("ESIGN_DISCLOSURE");
    await expect(open(digits, "13 Fourth Street")).rejects.toMatchObject({
      problem: { fields: { disclosures: ["open-first"] } },
    });
  });

  it("leaves nothing behind for whoever registers next in the same browser", async () => {
    const client = await registered();
    await client.send(saveDraft, { query: {}, body: { birthDate: "1960-02-03" } });
    await client.send(createApplication, { body: { answers: { home: another } } });
    expect((await client.send(draft, { query: {} })).answers).toEqual({});
  });

  it("is refused where the first one would be", async () => {
    const client = await registered();
    const inAlaska = { ...another, city: "Anchorage", state: "AK", zip: "99501" };
    const open = (answers: BodyOf<typeof createApplication>["answers"]) =>
      client.send(createApplication, { body: { answers } });
    await expect(open({ home: inAlaska })).rejects.toMatchObject({ problem: { code: "state-not-licensed" } });
    await expect(open({ home: another, listedForSale: true })).rejects.toMatchObject({
      problem: { code: "listed-for-sale" },
    });
  });

  it("is refused on a home with an application under way, until that one has ended", async () => {
    const client = await registered();
    const [first] = await client.send(applications, {});
    await expect(client.send(createApplication, { body: {} })).rejects.toMatchObject({
      status: 409,
      problem: { code: "home-under-way" },
    });
    await client.send(withdraw, { params: { uuid: first?.uuid ?? "" }, body: {} });
    expect((await client.send(createApplication, { body: {} })).application.uuid).not.toBe(first?.uuid);
  });
});

const factsOf = async ({ uuid }: { readonly uuid: string }) =>
  (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

async function registered() {
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.config.vendorUrl, "straight-approval");
  await registerPersona(client, persona, `${randomUUID()}@example.com`);
  return client;
}

/** The states in which the officer is licensed from now on. */
async function limitOfficerTo(states: readonly string[]): Promise<void> {
  const { kysely } = product.ctx.database;
  const { record } = await kysely
    .selectFrom("originators")
    .select("record")
    .where("uuid", "=", GABLE_OFFICER)
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable("originators")
    .set({ record: JSON.stringify({ ...record, licensedStates: states }) })
    .where("uuid", "=", GABLE_OFFICER)
    .execute();
}
