import { randomUUID } from "node:crypto";
import { application } from "@gable/contract/calls/application.ts";
import { preparableOffers, prepareOffer } from "@gable/contract/calls/offers-desk.ts";
import { findOriginators, loanOriginator } from "@gable/contract/calls/originators.ts";
import { ownCard } from "@gable/contract/calls/originators-desk.ts";
import { addLead, inviteLead } from "@gable/contract/calls/originators-leads.ts";
import { saveDraft } from "@gable/contract/calls/profile.ts";
import {
  changeMember,
  deactivateMember,
  inviteMember,
  reactivateMember,
  saveOfficer,
} from "@gable/contract/calls/staff-members.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { licenceDay } from "./working-originators.ts";

const DAY_MS = 86_400_000;
const home = { street1: "1418 Alder Creek Court", street2: "", city: "Sacramento", state: "CA", zip: "95831" };

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const settings = () => product.ctx.lenders.byOrgCode("gable").orgMetaData.other.settings;
const visitor = () => createBorrowerClient(product.url, "gable");
const today = () => licenceDay(product.ctx);
/** Until the next 17:00 UTC, which is about noon where licences end. */
const untilNoon = () => DAY_MS - ((product.ctx.clock.now().getTime() + 7 * 3_600_000) % DAY_MS);
const administrator = async () => (await openStaff(product, "administrator")).client;

/** An officer of a name of their own whose licences end on these days. */
async function hire(name: string, ends: Readonly<Record<string, string>>) {
  const admin = await administrator();
  const { uuid: member } = await admin.send(inviteMember, {
    body: { name, email: `${randomUUID()}@gable.example`, role: "loan-officer" },
  });
  return { member, ...(await license(member, ends)) };
}

async function license(member: string, ends: Readonly<Record<string, string>>) {
  const licences = Object.entries(ends).map(([state, until]) => ({ state, number: `${state} 77`, until }));
  const { officer } = await (await administrator()).send(saveOfficer, {
    params: { member },
    body: { nmls: "2070031", phone: "(800) 555-0179", licences },
  });
  return { officer, referrer: officer?.link.split("referrer=")[1] ?? "" };
}

/** Comes in as that officer. */
async function enterAs(referrer: string) {
  const entered = await openStaff(product, "loan-officer");
  await product.ctx.database.kysely
    .updateTable("staff")
    .set({ originator_uuid: referrer })
    .where("uuid", "=", entered.staffUuid)
    .execute();
  return entered.client;
}

const cardOf = (referrer: string) => visitor().send(loanOriginator, { params: { loanOriginatorUuid: referrer } });
const namesFound = async (name: string) =>
  (await visitor().send(findOriginators, { query: { name } })).originators.map((one) => one.name);
const stopFor = async (referrer: string) =>
  (await visitor().send(saveDraft, { query: { referrer }, body: { home } })).stop;

async function register(referrer: string) {
  const client = visitor();
  const persona = await fetchPersona(product.config.vendorUrl, "straight-approval");
  const uuid = await registerPersona(client, persona, `${randomUUID()}@example.com`, { referrer });
  return client.send(application, { params: { uuid } });
}

describe("a loan officer who has left", () => {
  afterEach(() => {
    settings().requiresReferringLoanOfficer = false;
  });

  it.each([
    ["whose account is closed", "closed"],
    ["who has another role by now", "role"],
  ] as const)("%s has no card, is not found, and brings nobody, until they are back", async (_who, how) => {
    const name = how === "closed" ? "Wendeline Quist" : "Ottoline Brask";
    const { member, referrer } = await hire(name, { CA: addDays(today(), 300) });
    const params = { member };
    const admin = await administrator();
    expect((await cardOf(referrer)).originatorDisplayInfo.originatorName).toBe(name);
    expect(await namesFound(name)).toEqual([name]);
    if (how === "closed") await admin.send(deactivateMember, { params });
    else await admin.send(changeMember, { params, body: { name, role: "processor" } });

    await expect(cardOf(referrer)).rejects.toMatchObject({ status: 404 });
    expect(await namesFound(name)).toEqual([]);
    expect((await register(referrer)).referrer).toBeNull();
    settings().requiresReferringLoanOfficer = true;
    await expect(register(referrer)).rejects.toMatchObject({ problem: { code: "unknown-loan-officer" } });
    settings().requiresReferringLoanOfficer = false;

    if (how === "closed") await admin.send(reactivateMember, { params });
    else await admin.send(changeMember, { params, body: { name, role: "loan-officer" } });
    expect(await namesFound(name)).toEqual([name]);
    expect((await register(referrer)).referrer).toEqual({ referrerUuid: referrer });
  });
});

describe("a loan officer’s licence", () => {
  afterEach(() => {
    settings().requiresReferringLoanOfficer = false;
  });

  it("counts through its last day and no longer, for whatever needs one", async () => {
    // At noon there, so that no midnight comes while the first half is asked.
    await product.ctx.adjustableClock?.advance(untilNoon());
    const end = today();
    const { member, referrer } = await hire("Philippa Undset", { CA: end, OR: addDays(end, 200) });
    const begun = await walkIn(product, { persona: "straight-approval", until: "OFFER_SELECTION", referrer });
    expect((await begun.client.send(application, { params: { uuid: begun.uuid } })).referrer).toEqual({
      referrerUuid: referrer,
    });
    settings().requiresReferringLoanOfficer = true;
    expect(await stopFor(referrer)).toBeNull();
    settings().requiresReferringLoanOfficer = false;
    const officer = await enterAs(referrer);
    const states = async (client: typeof officer) =>
      new Map((await client.send(ownCard, {})).states.map(({ state, answer, until }) => [state, { answer, until }]));
    expect((await states(officer)).get("CA")).toEqual({ answer: "ENDS_SOON", until: end });

    await product.ctx.adjustableClock?.advance(DAY_MS);
    const after = await enterAs(referrer);
    expect((await states(after)).get("CA")).toEqual({ answer: "ENDED", until: end });
    expect((await states(after)).get("OR")).toMatchObject({ answer: "MAY" });
    expect((await cardOf(referrer)).originatorDisplayInfo.licensedStates).toEqual(["OR"]);
    expect((await register(referrer)).referrer).toBeNull();
    settings().requiresReferringLoanOfficer = true;
    expect(await stopFor(referrer)).toMatchObject({ reason: "loan-officer-not-licensed" });
    settings().requiresReferringLoanOfficer = false;

    const unlicensed = { status: 409, problem: { code: "officer-not-licensed" } };
    const person = { name: { firstName: "Ines", lastName: "Okafor" }, phone: null, language: "en", note: "" } as const;
    const lead = async (email: string, at: typeof home | null) => {
      const { uuid } = await after.send(addLead, { body: { ...person, email, home: at, consent: "On the phone" } });
      return after.send(inviteLead, { params: { lead: uuid } });
    };
    await expect(lead("in.california@example.com", home)).rejects.toMatchObject(unlicensed);
    await lead("somewhere@example.com", null);

    // The borrower goes on by themselves; whoever needs no licence of their own may still lay an offer ready.
    const params = { uuid: begun.uuid };
    const [offer] = (await after.send(preparableOffers, { params })).offers;
    const body = { offerUuid: offer?.uuid ?? "", line: offer?.minLine ?? 0 };
    await expect(after.send(prepareOffer, { params, body })).rejects.toMatchObject(unlicensed);

    await license(member, { CA: addDays(today(), 365), OR: addDays(end, 200) });
    expect((await states(after)).get("CA")).toMatchObject({ answer: "MAY" });
    expect((await after.send(prepareOffer, { params, body })).prepared).toMatchObject(body);
  });

  it("has an end that is a day, and no further away than a renewal reaches", async () => {
    const { member } = await hire("Ragnhild Voss", { CA: "2016-12-31" });
    const faults = (until: string) => license(member, { CA: until }).catch(({ problem }) => problem.fields);
    const wrong = { "licences.0.until": ["licence-end-invalid"] };
    expect(await faults("2027-02-30")).toEqual(wrong);
    expect(await faults("")).toEqual(wrong);
    expect(await faults(addDays(today(), 2 * 366 + 1))).toEqual(wrong);
    expect(await faults("1999-12-31")).toEqual(wrong);
    expect(await faults(addDays(today(), 2 * 366))).toMatchObject({ referrer: expect.any(String) });
  });
});
