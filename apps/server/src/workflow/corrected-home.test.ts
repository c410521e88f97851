import type { BodyOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { notary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { correctAnswers, previewCorrection } from "@gable/contract/calls/profile.ts";
import { correctHome } from "@gable/contract/calls/property.ts";
import { addMonths } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { consequences } from "@gable/domain/profile/correction-consequences.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { closingHolds, firstSigningDay } from "@gable/domain/workflow/notices/closing-holds.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { closingMoves, letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import type { Persona } from "@gable/testkit/borrower/persona.ts";
import { standingOf } from "@gable/testkit/borrower/staff-moves.ts";
import { stageMoves } from "@gable/testkit/borrower/turning-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { isResting } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "./application-store.ts";

/** Of what a correction takes back, what vendors do not change meanwhile. */
const kept = ({ answers, corrections, liens, decision, summarySignature }: Facts) => [
  answers,
  corrections,
  liens,
  decision,
  summarySignature,
];

const listsOf = ({ deliveries }: Facts) => deliveries.filter(({ documentKind }) => documentKind === "COUNSELLOR_LIST");

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const stands = ({ client, uuid }: Walk) => client.send(status, { params: { uuid } });

async function correct({ client, uuid }: Walk, said: BodyOf<typeof previewCorrection>) {
  const told = await client.send(previewCorrection, { params: { uuid }, body: said });
  const { follows: shown, made } = told;
  await client.send(correctAnswers, { params: { uuid }, body: { ...said, shown, made } });
  return told;
}

const twelveDays = (facts: Facts) =>
  closingHolds(facts).find(({ rule }) => rule === "TEXAS_TWELVE_DAYS")?.until ?? null;

/** Does what is asked at every step on the way; gives the steps at which something was asked. */
async function goOn(walked: Walk, wanted: Step): Promise<readonly (Step | null)[]> {
  const asked: (Step | null)[] = [];
  for (;;) {
    const { step, version } = await until(
      () => stands(walked),
      (seen) => seen.delayed === undefined && isResting(seen.step),
    );
    if (step === wanted) return asked;
    asked.push(step);
    const move = step === null ? stageMoves[(await standingOf(walked)).stage] : moves[step];
    await move?.(walked);
    await until(
      () => stands(walked),
      (seen) => seen.version !== version,
    );
  }
}

/** An appointment at the first office, on one of the next two days, while it is open. */
async function bookOffice({ client, uuid }: Walk): Promise<void> {
  const params = { uuid };
  const { offices, visitFee } = await client.send(notary, { params });
  const [office] = offices;
  if (!office) throw new Error("no office is offered");
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  const day = new Date(Date.parse(now) + 30 * HOUR_MS).toISOString().slice(0, 10);
  const { placeType, address } = office;
  await client.send(requestNotaryVisit, {
    params,
    body: {
      placeType,
      address,
      windows: [{ from: `${day}T17:00:00.000Z`, to: `${day}T20:00:00.000Z` }],
      language: "en",
      acceptedFee: visitFee,
    },
  });
  await until(
    () => client.send(notary, { params }),
    ({ visit }) => visit?.state === "CONFIRMED",
  );
}

const typed = (street1: string, city: string, state: "AL" | "CA" | "NE" | "OR" | "TX", zip: string) => ({
  street1,
  city,
  state,
  zip,
});
const inSanDiego = typed("12 Elm Street", "San Diego", "CA", "92101");
const inPortland = typed("12 Elm Street", "Portland", "OR", "97212");
const inDallas = typed("12 Elm Street", "Dallas", "TX", "75248");
const inMobile = typed("12 Elm Street", "Mobile", "AL", "36602");
const inOmaha = typed("12 Elm Street", "Omaha", "NE", "68102");

const yearsAgo = ({ ctx }: TestProduct, years: number) =>
  addMonths(localDateAt(ctx.clock.now().toISOString(), "America/New_York"), -years * 12);

/** Of age where the home is, and not in Alabama or Nebraska. */
const ofEighteen =
  (product: TestProduct) =>
  (persona: Persona): Persona => ({
    ...persona,
    fill: { ...persona.fill, dateOfBirth: yearsAgo(product, 18.5) },
  });

/** Somebody who lives alone in Oregon, where nobody is asked whether they are married. */
const ofOregon = (persona: Persona): Persona => ({
  ...persona,
  fill: { ...persona.fill, address: inPortland, maritalStatus: "unmarried" },
});

describe("a home that was the wrong one", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (step: Step, email: string, more: { persona?: string; as?: (persona: Persona) => Persona } = {}) =>
    walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email,
      until: step,
      ...more,
    });
  const factsOf = async ({ uuid }: Walk): Promise<Facts> =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const ordersOf = ({ uuid }: Walk, kind: "recording" | "flood", act: string) =>
    product.sandbox.orders.list(kind).filter((order) => order.act === act && order.reference === uuid);

  it("in a state where the borrower is not of age is refused before anything is taken back, as registration does", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "eighteen@example.com", { as: ofEighteen(product) });
    const { client, uuid } = walked;
    const before = await factsOf(walked);
    const refused = (said: BodyOf<typeof previewCorrection>) => [
      client.send(previewCorrection, { params: { uuid }, body: said }),
      client.send(correctAnswers, { params: { uuid }, body: { ...said, shown: [...consequences] } }),
    ];
    for (const home of [inMobile, inOmaha]) {
      const fields = { "home.state": ["not-of-age"] };
      for (const told of await Promise.allSettled(refused({ home })))
        expect(told).toMatchObject({ status: "rejected", reason: { status: 400, problem: { fields } } });
    }
    const name = { firstName: before.answers.name?.firstName ?? "", lastName: before.answers.name?.lastName ?? "" };
    const said = { name, birthDate: yearsAgo(product, 17) };
    for (const told of await Promise.allSettled(refused(said)))
      expect(told).toMatchObject({
        status: "rejected",
        reason: { status: 400, problem: { fields: { birthDate: ["not-of-age"] } } },
      });
    expect(kept(await factsOf(walked))).toEqual(kept(before));
    expect((await stands(walked)).step).toBe("INCOME_VERIFICATION");
  });

  it("that the county did not know is not replaced by one for which nobody could have applied", async () => {
    const { client, uuid } = await walkTo("NO_PROPERTY_FOUND", "unknown@example.com", {
      persona: "no-property",
      as: ofEighteen(product),
    });
    const refused = client.send(correctHome, { params: { uuid }, body: { home: inOmaha } });
    await expect(refused).rejects.toMatchObject({ status: 400, problem: { fields: { "home.state": ["not-of-age"] } } });
  });

  it("in another county has that county's rules, charges and flood map asked for", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "county@example.com");
    const before = await until(
      () => factsOf(walked),
      ({ county, flood, counsellors }) => [county, flood, counsellors].every((found) => found !== undefined),
    );
    const inSacramento = before.answers.home;
    const { follows } = await correct(walked, { home: inSanDiego });
    expect(follows).not.toContain("TITLE_QUESTIONS");
    expect(follows).toContain("COUNSELLORS_ANEW");
    const asked = await goOn(walked, "INCOME_VERIFICATION");
    expect(asked).not.toContain("COLLECT_ADDITIONAL_INFO");
    const after = await until(
      () => factsOf(walked),
      ({ county, flood }) => county !== undefined && flood !== undefined,
    );
    expect([homeOf(before)?.countyFips, homeOf(after)?.countyFips]).toEqual(["06067", "06073"]);
    expect(after.decision?.uuid).not.toBe(before.decision?.uuid);
    expect([ordersOf(walked, "recording", "look-up-county"), ordersOf(walked, "flood", "determine")]).toMatchObject([
      { length: 2 },
      { length: 2 },
    ]);
    // Nearer to this home are other counsellors: their list is given once more, and once only.
    const listed = await until(
      () => factsOf(walked),
      (facts) => listsOf(facts).length === 2,
    );
    expect([before.counsellors?.zip, listed.counsellors?.zip]).toEqual([inSacramento?.zip, inSanDiego.zip]);
    const { documents: papers } = await walked.client.send(documents, { params: { uuid: walked.uuid } });
    const list = papers.findLast(({ type }) => type === "COUNSELLOR_LIST");
    const reply = await walked.client.open(document, { params: { uuid: walked.uuid, document: list?.uuid ?? "" } });
    const text = await pdfText(new Uint8Array(await reply.arrayBuffer()));
    expect(text).toContain(`nearest to ZIP code ${inSanDiego.zip}`);
    expect(text).toContain(`takes the place of that for ${inSacramento?.zip}`);
  });

  it("in another state has that state's questions asked, and its notices, days and office", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "state@example.com", { as: ofOregon });
    const before = await until(
      () => factsOf(walked),
      ({ flood }) => flood !== undefined,
    );
    expect(before.additional?.maritalStatus).toBeUndefined();
    const { follows } = await correct(walked, { home: inDallas });
    expect(follows).toContain("TITLE_QUESTIONS");
    const inTexas: Walk = {
      ...walked,
      persona: { ...walked.persona, fill: { ...walked.persona.fill, address: inDallas } },
    };
    expect(await goOn(inTexas, "INCOME_VERIFICATION")).toContain("COLLECT_ADDITIONAL_INFO");
    const after = await until(
      () => factsOf(walked),
      ({ deliveries }) => deliveries.some(({ documentKind }) => documentKind === "TEXAS_50G_NOTICE"),
    );
    expect(after.additional?.maritalStatus).toBe("UNMARRIED");
    expect(homeOf(after)?.timeZone).toBe("America/Chicago");
    expect(homeOf(after)?.address.state).toBe("TX");
    const told =
      after.deliveries.findLast(({ documentKind }) => documentKind === "TEXAS_50G_NOTICE")?.deliveredAt ?? "";
    const from = [told, after.applicationChangedAt ?? ""].toSorted().at(-1) ?? "";
    const first = new Date(Date.parse(from) + 12 * DAY_MS).toISOString();
    expect(twelveDays(after)).toBe(localDateAt(first, "America/Chicago"));
  });

  it("or anything else that is corrected in Texas gives back an appointment that is too early by then", async () => {
    const walked = await walkTo("FINAL_OFFER", "office@example.com", { persona: "texas-bpo" });
    const { uuid } = walked;
    // The papers with which the waits begin are delivered by jobs: time is let pass once the last has been.
    await until(
      () => factsOf(walked),
      (facts) => typeof firstSigningDay(facts) === "string",
    );
    await letTimePass(walked, 12 * DAY_MS);
    await bookOffice(walked);
    const before = await factsOf(walked);
    expect(before.notaryVisit?.state).toBe("CONFIRMED");
    const { employmentType = "FULL_TIME", annualIncome = 0, otherIncome = [] } = before.answers;
    const said = { employmentType, annualIncome: annualIncome - 100_000, otherIncome };
    const { follows } = await correct(walked, said);
    expect(follows).toEqual(expect.arrayContaining(["PAPERS_ANEW", "TEXAS_DAYS", "APPOINTMENT_AGAIN"]));
    const after = await factsOf(walked);
    expect(after.notaryVisit).toBeUndefined();
    expect((twelveDays(after) ?? "") > (twelveDays(before) ?? "")).toBe(true);
    // The network is told that nobody comes.
    await expect
      .poll(() =>
        product.sandbox.orders
          .list("notary")
          .filter(({ act, reference }) => act === "cancel-session" && reference === uuid),
      )
      .toHaveLength(1);
    await goOn(walked, "FINAL_OFFER");
    await closingMoves.FINAL_OFFER?.(walked);
    expect((await factsOf(walked)).signatures.length).toBeGreaterThan(0);
  });
});
