import type { BodyOf } from "@gable/contract/call.ts";
import { application, status } from "@gable/contract/calls/application.ts";
import { summary } from "@gable/contract/calls/disclosures.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import {
  additionalInformation,
  correctAnswers,
  previewCorrection,
  saveAdditionalInformation,
} from "@gable/contract/calls/profile.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "./application-store.ts";

const reach = ({ client, uuid }: Walk, wanted: Step) =>
  until(
    () => client.send(status, { params: { uuid } }),
    ({ step }) => step === wanted,
  );

const summaryPaper = async ({ client, uuid }: Walk) =>
  (await client.send(documents, { params: { uuid } })).documents.findLast(({ type }) => type === "APPLICATION_SUMMARY");

type Said = BodyOf<typeof previewCorrection>;

/** As the screen does: what follows is looked at first, and then agreed to. */
async function correct({ client, uuid }: Walk, said: Said) {
  const told = await client.send(previewCorrection, { params: { uuid }, body: said });
  await client.send(correctAnswers, { params: { uuid }, body: { ...said, shown: told.follows } });
  return told;
}

const incomeIn = ({ answers: { employmentType = "FULL_TIME", annualIncome = 0, otherIncome = [] } }: Facts) => ({
  employmentType,
  annualIncome,
  otherIncome,
});

/** Where the lender has no licence. */
const FAR_AWAY = { street1: "1 Beacon Street", city: "Anchorage", state: "AK", zip: "99501" };

/** Of an income: enough for a line, and not for the one that was chosen. */
const LESS = 0.6;

describe("an answer that was wrong", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (step: Step, email: string) => walkIn(product, { persona: "straight-approval", email, until: step });
  const factsOf = async ({ uuid }: Walk) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

  it("about income is corrected from the summary: decision and summary are made anew, and the offer stands if it still may", async () => {
    const walked = await walkTo("SUMMARY_DISCLOSURE", "income@example.com");
    const { client, uuid } = walked;
    const [before, paper] = [await factsOf(walked), await summaryPaper(walked)];
    const { employmentType = "FULL_TIME", annualIncome = 0, otherIncome = [] } = before.answers;
    const same = { employmentType, annualIncome, otherIncome };
    await expect(correct(walked, same)).rejects.toMatchObject({ status: 422 });

    await correct(walked, { ...same, annualIncome: annualIncome - 100_000 });
    await reach(walked, "SUMMARY_DISCLOSURE");
    const after = await factsOf(walked);
    expect(after.decision?.uuid).not.toBe(before.decision?.uuid);
    expect(after.offer?.line).toBe(before.offer?.line);
    expect(after.softCreditAttempts).toBe(before.softCreditAttempts);
    const anew = await summaryPaper(walked);
    expect(anew?.uuid).not.toBe(paper?.uuid);
    const reply = await client.open(document, { params: { uuid, document: anew?.uuid ?? "" } });
    const text = await pdfText(new Uint8Array(await reply.arrayBuffer()));
    expect(text).toContain(formatDollars(annualIncome - 100_000));
    expect(text).toContain("Date of birth March 12, 1984");
    // What was received is called by its title.
    expect(text).toContain("• Privacy notice");
    expect(text).not.toMatch(/[A-Z]{3,}_[A-Z]{3,}/);
    const { groups } = await client.send(summary, { params: { uuid } });
    const shown = groups.flatMap(({ lines }) => lines).find(({ name }) => name === "annualIncome");
    expect(shown?.value).toBe(formatDollars(annualIncome - 100_000));
  });

  it("that leaves too little for the line leads to a new choice", async () => {
    const walked = await walkTo("SUMMARY_DISCLOSURE", "less@example.com");
    const { employmentType = "FULL_TIME", annualIncome = 0, otherIncome = [] } = (await factsOf(walked)).answers;
    const { client, uuid } = walked;
    await correct(walked, { employmentType, otherIncome, annualIncome: Math.round(annualIncome * LESS) });
    const { step } = await until(
      () => client.send(status, { params: { uuid } }),
      ({ step: reached }) => reached === "REVISED_OFFER_SELECTION" || reached === "DECLINED",
    );
    expect(step).toBe("REVISED_OFFER_SELECTION");
  });

  it("about the person has the credit checked again, and the debts confirmed again, before the summary", async () => {
    const walked = await walkTo("SUMMARY_DISCLOSURE", "person@example.com");
    const before = await factsOf(walked);
    const { name = { firstName: "", middleName: null, lastName: "", suffix: null }, birthDate = "" } = before.answers;
    await correct(walked, {
      name: { firstName: name.firstName, middleName: "Lucia", lastName: name.lastName, suffix: "" },
      birthDate,
    });
    await reach(walked, "LIEN_VERIFICATION");
    await moves.LIEN_VERIFICATION?.(walked);
    await reach(walked, "SUMMARY_DISCLOSURE");
    const after = await factsOf(walked);
    expect(after.answers.name?.middleName).toBe("Lucia");
    expect(after.softCreditAttempts).toBe(before.softCreditAttempts + 1);
    expect(after.watchlist?.at).not.toBe(before.watchlist?.at);
  });

  it("after submission about income has the new summary signed before anything goes on, and staff see it", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "submitted@example.com");
    const { client, uuid } = walked;
    const before = await factsOf(walked);
    const { follows } = await correct(walked, { ...incomeIn(before), employmentType: "PART_TIME" });
    expect(follows).toEqual(["OFFERS_ANEW", "SIGN_AGAIN"]);
    await reach(walked, "SUMMARY_DISCLOSURE");
    await moves.SUMMARY_DISCLOSURE?.(walked);
    await reach(walked, "INCOME_VERIFICATION");
    const after = await factsOf(walked);
    expect(after.hardCredit?.at).toBe(before.hardCredit?.at);
    expect(after.submittedAt).toBe(before.submittedAt);
    expect((await client.send(application, { params: { uuid } })).uuid).toBe(uuid);

    const { client: underwriter } = await openStaff(product, "underwriter");
    const { events } = await underwriter.send(fileEvents, { params: { uuid }, query: {} });
    expect(events.map(({ type }) => type)).toContain("answers-corrected");
    const { person } = await underwriter.send(loanFile, { params: { uuid } });
    expect(person.corrections).toMatchObject([
      { by: null, note: null, answers: ["employmentType", "annualIncome", "otherIncome"] },
    ]);
  });

  it("that was shown with less than it brings about is not taken", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "stale@example.com");
    const { client, uuid } = walked;
    const said = incomeIn(await factsOf(walked));
    const less = { ...said, annualIncome: said.annualIncome - 100_000 };
    const sent = client.send(correctAnswers, { params: { uuid }, body: { ...less, shown: ["OFFERS_ANEW"] } });
    await expect(sent).rejects.toMatchObject({ status: 409, problem: { code: "follows-otherwise" } });
    expect((await factsOf(walked)).answers.annualIncome).toBe(said.annualIncome);
  });

  it("that lowers the line after its income was verified is told with both lines, and leaves a receipt", async () => {
    const walked = await walkTo("DISBURSEMENT_ACCOUNT", "lower@example.com");
    const { client, uuid } = walked;
    const before = await factsOf(walked);
    const said = incomeIn(before);
    const told = await correct(walked, { ...said, annualIncome: Math.round(said.annualIncome * LESS) });
    expect(told.follows).toEqual(["OFFERS_ANEW", "INCOME_AGAIN", "SIGN_AGAIN"]);
    expect(told.offer).toMatchObject({ chosen: { line: before.offer?.line }, stands: false });
    const { line = 0, ratePercent = "0", termYears } = told.offer?.most ?? {};
    expect(termYears).toBe(before.offer?.termYears);
    expect(line < (before.offer?.line ?? 0) || Number(ratePercent) > Number(before.offer?.noteRatePercent)).toBe(true);
    await reach(walked, "REVISED_OFFER_SELECTION");
    const { receipt, offers: made } = await client.send(offers, { params: { uuid } });
    expect(receipt).toMatchObject({
      before: {
        line: before.offer?.line,
        feePercent: before.offer?.feePercent,
        originationFee: before.offer?.originationFee,
        homeValue: before.decision?.result.numbers.value,
      },
    });
    expect(receipt?.causes).not.toEqual([]);
    const same = made.filter(
      ({ feePercent, ...offer }) => offer.termYears === termYears && feePercent === before.offer?.feePercent,
    );
    expect(Math.max(...same.map(({ maxLine }) => maxLine))).toBe(line);
    await moves.REVISED_OFFER_SELECTION?.(walked);
    await reach(walked, "SUMMARY_DISCLOSURE");
  });

  it("about the person after submission has the full check made again, with the debts and the summary", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "renamed@example.com");
    const before = await factsOf(walked);
    const { name, birthDate = "" } = before.answers;
    const { firstName = "", lastName = "" } = name ?? {};
    const told = await correct(walked, { name: { firstName, middleName: "Lucia", lastName }, birthDate });
    expect(told.follows).toEqual([
      "CREDIT_CHECK",
      "HARD_CHECK",
      "DEBTS_AGAIN",
      "TITLE_AGAIN",
      "OFFERS_ANEW",
      "SIGN_AGAIN",
    ]);
    // What the checks will say is not foretold.
    expect(told.offer).toBeNull();
    await reach(walked, "LIEN_VERIFICATION");
    await moves.LIEN_VERIFICATION?.(walked);
    await reach(walked, "SUMMARY_DISCLOSURE");
    await moves.SUMMARY_DISCLOSURE?.(walked);
    await reach(walked, "INCOME_VERIFICATION");
    const after = await factsOf(walked);
    expect(after.hardCredit?.at).not.toBe(before.hardCredit?.at);
    expect(after.prequalTitle?.at).not.toBe(before.prequalTitle?.at);
  });

  it("about the home has the county, the value and the title asked again, also where it is the same home", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "unit@example.com");
    const { client, uuid } = walked;
    const before = await until(
      () => factsOf(walked),
      ({ flood }) => flood !== undefined,
    );
    const home = before.answers.home;
    if (!home) throw new Error("no home");
    const elsewhere = client.send(previewCorrection, { params: { uuid }, body: { home: FAR_AWAY } });
    await expect(elsewhere).rejects.toMatchObject({ problem: { fields: { "home.state": ["state-not-licensed"] } } });
    const told = await correct(walked, { home: { ...home, street2: "Unit 2" } });
    expect(told.follows).toEqual([
      "HOME_AGAIN",
      "VALUE_AGAIN",
      "DEBTS_AGAIN",
      "TITLE_AGAIN",
      "FLOOD_AGAIN",
      "OFFERS_ANEW",
      "SIGN_AGAIN",
    ]);
    await reach(walked, "LIEN_VERIFICATION");
    await moves.LIEN_VERIFICATION?.(walked);
    await reach(walked, "SUMMARY_DISCLOSURE");
    await moves.SUMMARY_DISCLOSURE?.(walked);
    await reach(walked, "INCOME_VERIFICATION");
    const after = await until(
      () => factsOf(walked),
      ({ county, flood }) => county !== undefined && flood !== undefined,
    );
    expect(after.property?.at).not.toBe(before.property?.at);
    expect(after.valuation?.at).not.toBe(before.valuation?.at);
    expect(after.hardCredit?.at).toBe(before.hardCredit?.at);
  });

  it("is given on its own screen once the summary is open; a number and demographic answers have ways of their own", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "opens@example.com");
    const { client, uuid } = walked;
    await moves.HMDA?.(walked);
    expect((await correct(walked, { phone: "(916) 555-2671" })).follows).toEqual(["NOTHING_ELSE"]);
    expect((await client.send(status, { params: { uuid } })).step).toBe("INCOME_VERIFICATION");

    expect((await correct(walked, { summary: "OPEN" })).follows).toEqual(["SIGN_AGAIN"]);
    await reach(walked, "SUMMARY_DISCLOSURE");
    const { known } = await client.send(additionalInformation, { params: { uuid } });
    const { ownership = "SOLE", occupancy = "PRIMARY", titleCompanions = [], phone = "", maritalStatus } = known;
    const given = {
      ownership,
      occupancy,
      phone,
      purpose: "VEHICLE" as const,
      titleCompanions,
      ...(maritalStatus && { maritalStatus }),
    };
    const other = client.send(saveAdditionalInformation, { params: { uuid }, body: { ...given, ssn: "536-22-8147" } });
    await expect(other).rejects.toMatchObject({ problem: { fields: { ssn: ["ssn-by-staff"] } } });
    await client.send(saveAdditionalInformation, { params: { uuid }, body: given });
    await reach(walked, "SUMMARY_DISCLOSURE");
    await moves.SUMMARY_DISCLOSURE?.(walked);
    await reach(walked, "INCOME_VERIFICATION");
    expect((await factsOf(walked)).additional?.purpose).toBe("VEHICLE");
  });

  it("withdraws papers that nobody has signed, and is refused once somebody has", async () => {
    const walked = await walkTo("FINAL_OFFER", "drawn@example.com");
    const { client, uuid } = walked;
    const before = await factsOf(walked);
    const said = incomeIn(before);
    const { follows } = await correct(walked, { ...said, annualIncome: said.annualIncome - 100_000 });
    expect(follows).toEqual(["OFFERS_ANEW", "INCOME_AGAIN", "SIGN_AGAIN", "PAPERS_ANEW"]);
    await reach(walked, "SUMMARY_DISCLOSURE");
    const withdrawn = await factsOf(walked);
    expect(withdrawn.closingDocuments).toBeUndefined();
    const papers = new Set(before.closingDocuments?.map(({ documentUuid }) => documentUuid));
    const { documents: listed } = await client.send(documents, { params: { uuid } });
    expect(listed.filter((paper) => papers.has(paper.uuid))).toEqual([]);
    await moves.SUMMARY_DISCLOSURE?.(walked);
    await reach(walked, "FINAL_OFFER");
    const after = await factsOf(walked);
    expect(after.closingEdition).toBe(before.closingEdition + 1);

    await moves.FINAL_OFFER?.(walked);
    await until(
      () => factsOf(walked),
      ({ signatures }) => signatures.length > 0,
    );
    const late = client.send(previewCorrection, { params: { uuid }, body: { phone: "(916) 555-2672" } });
    await expect(late).rejects.toMatchObject({ status: 409 });
    const { limits } = await client.send(summary, { params: { uuid } });
    expect(new Set(limits.map(({ limit }) => limit))).toEqual(new Set(["SIGNED"]));
  });
});
