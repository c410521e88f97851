import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { status, withdraw } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { lookUpHome } from "@gable/contract/calls/loan-file-home.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { previewCorrection } from "@gable/contract/calls/profile.ts";
import { adoptSignature, signDocument, signing } from "@gable/contract/calls/signing.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { closingHolds } from "@gable/domain/workflow/notices/closing-holds.ts";
import { homeOf, valueOf } from "@gable/domain/workflow/property/home.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkOn } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { readRegisterRows } from "../hmda/register.ts";

type Home = BodyOf<typeof lookUpHome>["home"];
type Look = ReplyOf<typeof lookUpHome>;
type Found = Extract<Look, { outcome: "FOUND" }>;

const DAY_MS = 86_400_000;
const twelveDays = (facts: Facts) =>
  closingHolds(facts).find(({ rule }) => rule === "TEXAS_TWELVE_DAYS")?.until ?? null;

const TOLD = "The address of your home was corrected";
const note = "Said so by phone, and sent the deed.";
const inSanDiego = { street1: "12 Elm Street", city: "San Diego", state: "CA", zip: "92101" } as const;
const inDallas = { street1: "12 Elm Street", city: "Dallas", state: "TX", zip: "75248" } as const;

/** What a slip in the address leaves as it is. */
const stands = ({ valuation, liens, prequalTitle, finalTitle, flood, ...others }: Facts) => {
  const { closingDocuments, signatures, offer } = others;
  return [valuation, liens, prequalTitle, finalTitle, flood, closingDocuments, signatures, offer];
};

/** Signs the first of the papers that are drawn. */
async function signFirst(walked: Walk) {
  const { client, uuid } = walked;
  const params = { uuid };
  await client.send(confirmEmail, { body: { code: await mailedCode(walked) } });
  const { signerName, documents } = await client.send(signing, { params });
  await client.send(adoptSignature, { params, body: { typedName: signerName, initials: "SA", intent: true } });
  const paper = documents.find(({ fields }) => fields.length > 0);
  if (!paper) throw new Error("nothing is to be signed");
  await client.send(signDocument, {
    params: { ...params, document: paper.uuid },
    body: { sha256: paper.sha256, fieldIds: paper.fields.map(({ id }) => id) },
  });
  return paper;
}

describe("the home's address, corrected by staff on the borrower's word", () => {
  let product: TestProduct;
  let processor: Awaited<ReturnType<typeof openStaff>>;
  beforeAll(async () => {
    product = await startProduct();
    processor = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  const walkTo = (step: Step, email: string, persona = "straight-approval") =>
    walkIn(product, { persona, orgCode: "gable", email, until: step, sharesHome: true });
  const factsOf = async ({ uuid }: Pick<Walk, "uuid">): Promise<Facts> =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const look = ({ uuid }: Walk, home: Home): Promise<Look> =>
    processor.client.send(lookUpHome, { params: { uuid }, body: { home } });
  const found = async (walked: Walk, home: Home): Promise<Found> => {
    const seen = await look(walked, home);
    if (seen.outcome !== "FOUND") throw new Error(`the county answered ${seen.outcome}`);
    return seen;
  };
  const correct = ({ uuid }: Walk, { lookedUpAt, follows: shown }: Pick<Found, "lookedUpAt" | "follows">) =>
    processor.client.send(actOnFile, { params: { uuid }, body: { act: "correct-home", lookedUpAt, shown, note } });
  const said = async (walked: Walk): Promise<NonNullable<Facts["answers"]["home"]>> => {
    const { home } = (await factsOf(walked)).answers;
    if (!home) throw new Error("there is no home");
    return home;
  };
  const subjects = async ({ email }: Walk): Promise<readonly (string | undefined)[]> => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
  };
  const told = async (walked: Walk) => {
    await until(
      () => subjects(walked),
      (seen) => seen.includes(TOLD),
    );
    const titles = (await walked.client.send(notifications, { query: {} })).map(({ title }) => title);
    expect(titles).toContain(TOLD);
  };
  /** A persona's application with the lender that the persona comes to, and a processor of that lender. */
  async function walkAtOwnLender(persona: string) {
    const walked = await walkIn(product, { persona, until: "INCOME_VERIFICATION", sharesHome: true });
    const { org_code: orgCode } = await product.ctx.database.kysely
      .selectFrom("applications")
      .select("org_code")
      .where("uuid", "=", walked.uuid)
      .executeTakeFirstOrThrow();
    const { client } = await openStaff(product, "processor", orgCode);
    return { walked, client, params: { uuid: walked.uuid } };
  }

  it("of the same parcel goes on with everything as it is, also when papers are drawn and begun to be signed", async () => {
    const walked = await walkTo("FINAL_OFFER", "slip@example.com");
    await signFirst(walked);
    const before = await factsOf(walked);
    const home = { ...(await said(walked)), street2: "Unit B" };
    const seen = await found(walked, home);
    expect(seen).toMatchObject({ match: "SAME", limit: null, follows: ["NOTHING_ELSE"] });
    await correct(walked, seen);
    const after = await factsOf(walked);
    expect(after.answers.home).toEqual(home);
    expect(stands(after)).toEqual(stands(before));
    expect(after.applicationChangedAt).toBe(before.applicationChangedAt);
    expect(after.corrections?.at(-1)).toMatchObject({ by: processor.staffUuid, note, answers: ["home"] });
    await told(walked);
  });

  it("is asked of the county first: what it does not know takes the place of nothing, and nobody confirms what they were not shown", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "asked@example.com");
    const before = await said(walked);
    const renamed = { street1: "2834 Northeast Filbert Lane", city: "Portland", state: "OR", zip: "97212" } as const;
    expect(await look(walked, renamed)).toEqual({ outcome: "NONE" });
    const other = await found(walked, inSanDiego);
    expect(other).toMatchObject({ match: "OTHER", limit: null });
    expect(await said(walked)).toEqual(before);
    await expect(look(walked, before)).rejects.toMatchObject({ problem: { code: "nothing-changed" } });
    // What was shown has to be what is done.
    await expect(correct(walked, { ...other, follows: [] })).rejects.toMatchObject({
      problem: { code: "follows-otherwise" },
    });
    await expect(correct(walked, { ...other, lookedUpAt: "2026-01-01T00:00:00.000Z" })).rejects.toMatchObject({
      problem: { code: "read-anew" },
    });
  });

  it("of one of several homes under one number needs the unit; another unit is another home", async () => {
    const { walked, client, params } = await walkAtOwnLender("several-properties");
    const home = await said(walked);
    const at = (street2: string) => client.send(lookUpHome, { params, body: { home: { ...home, street2 } } });
    // The borrower left it out, and chose.
    expect(home.street2).toBeNull();
    expect(await at("Apartment 9")).toMatchObject({ outcome: "SEVERAL", addresses: { length: 4 } });
    expect(await at("Unit 308")).toMatchObject({ match: "OTHER" });
    expect(await at("Unit 312")).toMatchObject({ match: "SAME", follows: ["NOTHING_ELSE"] });
  });

  it("of another home calls the valuer back, and has value, debts, title, flood zone and offer found out anew", async () => {
    const isOnTheWay = product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "held", next: 1000 });
    const walked = await walkTo("NAV_BPO_ORDERED", "valuer@example.com", "no-value");
    await until(
      () => factsOf(walked),
      ({ finalTitle, flood, bpo }) => finalTitle !== undefined && flood !== undefined && bpo?.status === "ORDERED",
    );
    await expect(
      walked.client.send(previewCorrection, { params: { uuid: walked.uuid }, body: { home: inSanDiego } }),
    ).rejects.toMatchObject({ status: 409 });
    const seen = await found(walked, inSanDiego);
    expect(seen.match).toBe("OTHER");
    expect(seen.follows).toEqual(
      expect.arrayContaining([
        "VALUE_AGAIN",
        "VALUER_RECALLED",
        "DEBTS_AGAIN",
        "TITLE_AGAIN",
        "OFFERS_ANEW",
        "SIGN_AGAIN",
      ]),
    );
    await correct(walked, seen);
    await expect
      .poll(() =>
        product.sandbox.orders
          .list("bpo")
          .filter(({ act, reference }) => act === "cancel" && reference === walked.uuid),
      )
      .toHaveLength(1);
    isOnTheWay.lift();
    const after = await factsOf(walked);
    expect([after.bpo, after.liens, after.summarySignature]).toEqual([undefined, undefined, undefined]);
    expect(homeOf(after)?.address.city.toUpperCase()).toBe("SAN DIEGO");
    await told(walked);
  });

  it("of another home voids papers that are drawn, signed in part: they are drawn for the other home, and the signed ones count no more", async () => {
    const walked = await walkTo("FINAL_OFFER", "other@example.com");
    const paper = await signFirst(walked);
    const before = await factsOf(walked);
    const seen = await found(walked, inSanDiego);
    expect(seen.follows).toEqual(expect.arrayContaining(["PAPERS_ANEW", "VALUE_AGAIN", "FLOOD_AGAIN", "SIGN_AGAIN"]));
    await correct(walked, seen);
    const taken = await factsOf(walked);
    expect([taken.signatures, taken.closingDocuments]).toEqual([[], undefined]);
    await expect(
      walked.client.send(signDocument, {
        params: { uuid: walked.uuid, document: paper.uuid },
        body: { sha256: paper.sha256, fieldIds: paper.fields.map(({ id }) => id) },
      }),
    ).rejects.toMatchObject({ status: 409 });
    const { steps } = await walkOn(walked, { until: "FINAL_OFFER" });
    // The borrower reads and signs the summary with the other home: their own word on it.
    expect(steps).toEqual(expect.arrayContaining(["LIEN_VERIFICATION", "SUMMARY_DISCLOSURE"]));
    const after = await factsOf(walked);
    expect(after.summarySignature?.at).not.toBe(before.summarySignature?.at);
    expect(homeOf(after)?.countyFips).toBe("06073");
    expect(after.decision?.uuid).not.toBe(before.decision?.uuid);
    expect(after.closingDocuments?.length).toBeGreaterThan(0);
    const { redrawn } = await walked.client.send(signing, { params: { uuid: walked.uuid } });
    expect(redrawn).toMatchObject({ because: "ANSWERS", wasSigned: true });
    const { home } = await processor.client.send(loanFile, { params: { uuid: walked.uuid } });
    expect(home).toMatchObject({ limit: null, address: { city: expect.stringMatching(/san diego/i) as string } });
  });

  it("of a home in Texas has that state's questions, notices and twelve days before anything is signed", async () => {
    const walked = await walkTo("FINAL_OFFER", "texas@example.com");
    const { client: administrator } = await openStaff(product, "administrator");
    const params = { uuid: walked.uuid };
    const reason = "Looked up on the agency's map";
    const place = { act: "correct-census-place", countyFips: "06067", censusTract: "06067000200", reason } as const;
    await administrator.send(actOnFile, { params, body: place });
    const seen = await found(walked, inDallas);
    await correct(walked, seen);
    const inTexas: Walk = {
      ...walked,
      persona: { ...walked.persona, fill: { ...walked.persona.fill, address: inDallas } },
    };
    await walkOn(inTexas, { until: "FINAL_OFFER" });
    const after = await until(
      () => factsOf(walked),
      (facts) => twelveDays(facts) !== null,
    );
    expect(homeOf(after)?.address.state).toBe("TX");
    // Counted from the correction, or from the notice where that came later.
    const changedOn = Date.parse((after.applicationChangedAt ?? "").slice(0, 10));
    expect(Date.parse(twelveDays(after) ?? "")).toBeGreaterThanOrEqual(changedOn + 11 * DAY_MS);
    // The register has the home that is, and nothing of the one that was named before, nor of what staff found of it.
    await walked.client.send(withdraw, { params, body: { reason: "" } });
    const home = homeOf(after);
    const { now } = await walked.client.send(businessClock, { query: { applicationUuid: walked.uuid } });
    const ground = { db: product.ctx.database.kysely, sealing: product.ctx.sealing };
    const register = await readRegisterRows(ground, "gable", Number(now.slice(0, 4)));
    const lines = register.ok ? register.rows : [];
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      state: "TX",
      county: home?.countyFips,
      tract: home?.censusTract ?? "NA",
      zip: home?.address.zip,
      city: home?.address.city,
      propertyValue: String((valueOf(after) ?? 0) / 100),
    });
    expect(home?.countyFips).toMatch(/^48/);
  });

  it("that is paid to a contractor is not another one; a slip in the address of the same is mended", async () => {
    const { walked, client, params } = await walkAtOwnLender("merchant");
    const home = await said(walked);
    const other = await client.send(lookUpHome, { params, body: { home: inSanDiego } });
    expect(other).toMatchObject({ match: "OTHER", limit: "CONTRACTOR", follows: [] });
    const { lookedUpAt } = other as Found;
    await expect(
      client.send(actOnFile, { params, body: { act: "correct-home", lookedUpAt, shown: [], note } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining("contractor") as string });
    expect(await said(walked)).toEqual(home);
    const slip = await client.send(lookUpHome, { params, body: { home: { ...home, street2: "Unit B" } } });
    expect(slip).toMatchObject({ match: "SAME", limit: null });
  });

  it("once the line is open: a slip is mended for letters, and for another home the refusal says what can be done", async () => {
    const walked = await walkTo("RESCISSION", "open@example.com");
    const before = await factsOf(walked);
    const slip = await found(walked, { ...(await said(walked)), street2: "Unit B" });
    expect(slip).toMatchObject({ match: "SAME", limit: null, follows: ["NOTHING_ELSE"] });
    await correct(walked, slip);
    expect((await walked.client.send(status, { params: { uuid: walked.uuid } })).step).toBe("RESCISSION");
    // The county has renamed the street since: what is signed names the parcel otherwise.
    const asked = product.sandbox.orders
      .list("property-data")
      .findLast(({ act, reference }) => act === "find-parcels" && reference === walked.uuid);
    const known = asked?.answer as { parcels: { address: object }[] };
    const parcels = known.parcels.map((parcel) => ({
      ...parcel,
      address: { ...parcel.address, street1: "9 NEW NAME RD" },
    }));
    const answer = { ...known, parcels };
    product.sandbox.orders.force({ kind: "property-data", act: "find-parcels", answer, next: 1, later: false });
    const anew = await found(walked, { ...(await said(walked)), street2: null, street1: "9 New Name Road" });
    expect(anew).toMatchObject({ match: "SAME", limit: "NAMED_OTHERWISE", follows: [] });
    await expect(correct(walked, anew)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Counsel prepares a correction") as string,
    });
    const other = await found(walked, inSanDiego);
    expect(other).toMatchObject({ match: "OTHER", limit: "OPENED", follows: [] });
    await expect(correct(walked, other)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("cancel within their days") as string,
    });
    const after = await factsOf(walked);
    expect([after.closingSignedAt, after.rescission, after.valuation]).toEqual([
      before.closingSignedAt,
      before.rescission,
      before.valuation,
    ]);
  });
});
