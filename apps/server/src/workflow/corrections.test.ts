import { application, status } from "@gable/contract/calls/application.ts";
import { summary } from "@gable/contract/calls/disclosures.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { correctAnswers } from "@gable/contract/calls/profile.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { moves, type Walk } from "@gable/testkit/borrower/moves.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
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

/** Of an income: enough for a line, and not for the one that was chosen. */
const LESS = 0.6;

describe("an answer that was wrong", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (step: Step, email: string) =>
    walk({ url: product.url, sandboxUrl: product.sandbox.url, persona: "straight-approval", email, until: step });
  const factsOf = async ({ uuid }: Walk) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

  it("about income is corrected from the summary: decision and summary are made anew, and the offer stands if it still may", async () => {
    const walked = await walkTo("SUMMARY_DISCLOSURE", "income@example.com");
    const { client, uuid } = walked;
    const [before, paper] = [await factsOf(walked), await summaryPaper(walked)];
    const { employmentType = "FULL_TIME", annualIncome = 0, otherIncome = [] } = before.answers;
    const same = { employmentType, annualIncome, otherIncome };
    await expect(client.send(correctAnswers, { params: { uuid }, body: same })).rejects.toMatchObject({ status: 422 });

    await client.send(correctAnswers, {
      params: { uuid },
      body: { ...same, annualIncome: annualIncome - 100_000 },
    });
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
    const { groups } = await client.send(summary, { params: { uuid } });
    const shown = groups.flatMap(({ lines }) => lines).find(({ name }) => name === "annualIncome");
    expect(shown?.value).toBe(formatDollars(annualIncome - 100_000));
  });

  it("that leaves too little for the line leads to a new choice", async () => {
    const walked = await walkTo("SUMMARY_DISCLOSURE", "less@example.com");
    const { employmentType = "FULL_TIME", annualIncome = 0, otherIncome = [] } = (await factsOf(walked)).answers;
    const { client, uuid } = walked;
    await client.send(correctAnswers, {
      params: { uuid },
      body: { employmentType, otherIncome, annualIncome: Math.round(annualIncome * LESS) },
    });
    const { step } = await until(
      () => client.send(status, { params: { uuid } }),
      ({ step: reached }) => reached === "REVISED_OFFER_SELECTION" || reached === "DECLINED",
    );
    expect(step).toBe("REVISED_OFFER_SELECTION");
  });

  it("about the person has the credit checked again, and the debts confirmed again, before the summary", async () => {
    const walked = await walkTo("SUMMARY_DISCLOSURE", "person@example.com");
    const { client, uuid } = walked;
    const before = await factsOf(walked);
    const { name = { firstName: "", middleName: null, lastName: "", suffix: null }, birthDate = "" } = before.answers;
    await client.send(correctAnswers, {
      params: { uuid },
      body: {
        name: { firstName: name.firstName, middleName: "Lucia", lastName: name.lastName, suffix: "" },
        birthDate,
      },
    });
    await reach(walked, "LIEN_VERIFICATION");
    await moves.LIEN_VERIFICATION?.(walked);
    await reach(walked, "SUMMARY_DISCLOSURE");
    const after = await factsOf(walked);
    expect(after.answers.name?.middleName).toBe("Lucia");
    expect(after.softCreditAttempts).toBe(before.softCreditAttempts + 1);
    expect(after.watchlist?.at).not.toBe(before.watchlist?.at);
  });

  it("after submission is corrected for income alone, and the new summary is signed before anything goes on", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "submitted@example.com");
    const { client, uuid } = walked;
    const { answers, hardCredit } = await factsOf(walked);
    const { name, birthDate = "", annualIncome = 0, otherIncome = [] } = answers;
    if (!name) throw new Error("nobody");
    const { firstName, lastName } = name;
    const person = { name: { firstName, lastName: `${lastName}s` }, birthDate };
    await expect(client.send(correctAnswers, { params: { uuid }, body: person })).rejects.toMatchObject({
      status: 409,
    });

    await client.send(correctAnswers, {
      params: { uuid },
      body: { employmentType: "PART_TIME", annualIncome, otherIncome },
    });
    await reach(walked, "SUMMARY_DISCLOSURE");
    await moves.SUMMARY_DISCLOSURE?.(walked);
    await reach(walked, "INCOME_VERIFICATION");
    const after = await factsOf(walked);
    expect(after.hardCredit?.at).toBe(hardCredit?.at);
    expect(after.submittedAt).toBeDefined();
    expect((await client.send(application, { params: { uuid } })).uuid).toBe(uuid);

    const { client: underwriter } = await openStaff(product, "underwriter");
    const { events } = await underwriter.send(fileEvents, { params: { uuid }, query: {} });
    expect(events.map(({ type }) => type)).toContain("answers-corrected");
  });
});
