import { accounts, linkBank } from "@gable/contract/calls/accounts.ts";
import { application, status } from "@gable/contract/calls/application.ts";
import { identityCheck } from "@gable/contract/calls/identity-check.ts";
import { income, linkIncome } from "@gable/contract/calls/income.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { agreeAt, until, upload } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("income, accounts, employment and identity", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (
    persona: string,
    step:
      | "INCOME_VERIFICATION"
      | "DISBURSEMENT_ACCOUNT"
      | "IDENTITY_VERIFICATION"
      | "FINAL_OFFER"
      | "REVISED_OFFER_SELECTION",
  ) => walkIn(product, { persona, until: step });

  it.each([
    ["a payroll account", "straight-approval"],
    ["the deposits of a business", "self-employed"],
    ["tax transcripts", "retired"],
  ])("are shown by %s and borne out", async (_by, persona) => {
    const walked = await walkTo(persona, "IDENTITY_VERIFICATION");
    expect(walked.last.status.uwSubDecision).toBe("VERIFIED_INCOME_MATCHED_OFFER");
    expect(walked.last.status.giactAccountStatus).toBe("VERIFIED");
  });

  it("lead to a new choice when pay is less than was said, and only once the borrower goes on with it", async () => {
    const walked = await walkTo("revised-offer", "REVISED_OFFER_SELECTION");
    expect(walked.last.status.uwSubDecision).toBe("VERIFIED_OFFER");
    const { term, rate } = await walked.client.send(application, { params: { uuid: walked.uuid } });
    expect([term, rate]).toEqual([0, 0]);
  });

  it("take another account when the first one fails its review", async () => {
    const walked = await walkTo("bank-review", "IDENTITY_VERIFICATION");
    const { client, uuid } = walked;
    const shown = await until(
      () => client.send(accounts, { params: { uuid } }),
      ({ refused }) => refused !== null,
    );
    expect(shown.refused).toMatchObject({ mask: "1029", reason: "no-such-account" });
    expect(shown.linked.map(({ mask }) => mask)).toEqual(["2029"]);
    // The review ends when it will: a borrower who was slower than it has been asked again on the way, and has chosen the other one.
    const { step } = await client.send(status, { params: { uuid } });
    expect(shown.disbursement?.mask ?? step).toBeOneOf(["2029", "DISBURSEMENT_ACCOUNT"]);
  });

  it("ask for pictures again when they cannot be read", async () => {
    const walked = await walkTo("identity-retry", "FINAL_OFFER");
    const checked = await walked.client.send(identityCheck, { params: { uuid: walked.uuid } });
    expect(checked).toMatchObject({ state: "PASSED", reason: null, attemptsLeft: 1, phone: { state: "NONE" } });
  });

  it("wait for a person where papers are sent by choice, who returns them with a reason or records what they show", async () => {
    const walked = await walkIn(product, {
      persona: "self-employed",
      email: "sends-papers@example.com",
      until: "INCOME_VERIFICATION",
    });
    const { client, uuid } = walked;
    const { client: underwriter } = await openStaff(product, "underwriter");
    const shown = () => client.send(income, { params: { uuid } });
    const waits = async () =>
      (await underwriter.send(loanFile, { params: { uuid } })).queues.filter(({ queue }) => queue === "income");

    expect(await waits()).toEqual([]);
    await upload(walked, "TAX_RETURN");
    expect(await waits()).toMatchObject([{ queue: "income", move: "staff" }]);
    expect((await shown()).sources).toMatchObject([{ source: "TAX_RETURN", state: "IN_REVIEW" }]);

    await asStaff(walked, { act: "return-income-papers", reason: "The second page is missing.", writtenIn: "en" });
    expect(await waits()).toEqual([]);
    expect((await shown()).sources).toMatchObject([
      { source: "TAX_RETURN", state: "UNUSABLE", comment: "The second page is missing.", commentIn: "en" },
    ]);

    const documentUuid = await upload(walked, "TAX_RETURN");
    expect(await waits()).toMatchObject([{ queue: "income", move: "staff" }]);
    const { neededMonthly } = await shown();
    await asStaff(walked, {
      act: "record-income",
      source: "TAX_RETURN",
      annualAmount: neededMonthly * 12,
      documentUuid,
    });
    expect((await client.send(status, { params: { uuid } })).step).toBe("DISBURSEMENT_ACCOUNT");
  });

  it("read each stub for itself: of two jobs, neither is taken as read with the other, and one alone is returned", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      email: "two-jobs@example.com",
      until: "INCOME_VERIFICATION",
    });
    const { client, uuid } = walked;
    const shown = () => client.send(income, { params: { uuid } });
    const { neededMonthly } = await shown();
    const stubs = [
      await upload(walked, "USER_UPLOADED_PAYSTUB"),
      await upload(walked, "USER_UPLOADED_PAYSTUB"),
      await upload(walked, "USER_UPLOADED_PAYSTUB"),
    ] as const;
    const half = { act: "record-income", source: "MANUAL_PAYSTUB", annualAmount: neededMonthly * 6 } as const;
    const first = { ...half, employerName: "Delta Water", documentUuid: stubs[0] };
    await expect(asStaff(walked, { ...first, readWith: [uuid] })).rejects.toMatchObject({ status: 400 });
    await asStaff(walked, first);
    const states = async () => (await shown()).sources.map(({ state }) => state).toSorted();
    expect(await states()).toEqual(["IN_REVIEW", "IN_REVIEW", "VERIFIED"]);
    await asStaff(walked, { act: "return-income-papers", documentUuid: stubs[2], reason: "This one is of last year." });
    expect(await states()).toEqual(["IN_REVIEW", "UNUSABLE", "VERIFIED"]);
    await asStaff(walked, { ...half, employerName: "Harbor School", documentUuid: stubs[1] });
    expect((await client.send(status, { params: { uuid } })).step).toBe("DISBURSEMENT_ACCOUNT");
  });

  it("count overtime on stubs as far as a W-2 bears it out, and take no W-2 of another employer without a word", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      email: "works-overtime@example.com",
      until: "INCOME_VERIFICATION",
    });
    const { client, uuid } = walked;
    const shown = () => client.send(income, { params: { uuid } });
    const needed = (await shown()).neededMonthly * 12;
    const base = Math.round(needed * 0.8);
    const [stub, form] = [await upload(walked, "USER_UPLOADED_PAYSTUB"), await upload(walked, "W2")];
    const delta = { act: "record-income", employerName: "Delta Water" } as const;
    const stubs = { ...delta, source: "MANUAL_PAYSTUB", annualAmount: base, documentUuid: stub } as const;
    const overtime = { variableToDate: needed, paidTo: "2026-10-31" };
    await expect(asStaff(walked, { ...stubs, variableToDate: needed })).rejects.toMatchObject({ status: 400 });
    await asStaff(walked, { ...stubs, ...overtime });
    expect(await shown()).toMatchObject({ verifiedMonthly: Math.floor(base / 12) });

    const lastYear = { source: "W2", annualAmount: needed, documentUuid: form } as const;
    await expect(asStaff(walked, { ...delta, ...lastYear })).rejects.toMatchObject({ status: 400 });
    const harbor = { ...delta, ...lastYear, year: 2025, employerName: "Harbor School" } as const;
    await expect(asStaff(walked, harbor)).rejects.toMatchObject({
      status: 400,
      problem: { fields: { note: ["employer-differs"] } },
    });
    await asStaff(walked, { ...harbor, note: "The job before this one, until December." });
    expect(await shown()).toMatchObject({ verifiedMonthly: Math.floor(base / 12) });
    const { client: underwriter } = await openStaff(product, "underwriter");
    const { income: seen } = await underwriter.send(loanFile, { params: { uuid } });
    expect(seen?.sources).toMatchObject([
      { source: "MANUAL_PAYSTUB", countedAnnual: base },
      { source: "W2", year: 2025, countedAnnual: 0, note: "The job before this one, until December." },
    ]);

    // The right one: what it bears out makes up what was stated.
    const right = await upload(walked, "W2");
    await asStaff(walked, { ...delta, ...lastYear, documentUuid: right, year: 2025 });
    expect((await client.send(status, { params: { uuid } })).step).toBe("DISBURSEMENT_ACCOUNT");
  });

  it("add up where two payers each award a pension, each letter read for itself and by the name of who pays", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      email: "draws-pensions@example.com",
      as: (persona) => ({ ...persona, fill: { ...persona.fill, employmentType: "RETIRED" } }),
      until: "INCOME_VERIFICATION",
    });
    const { client, uuid } = walked;
    const shown = () => client.send(income, { params: { uuid } });
    const { methods, neededMonthly } = await shown();
    expect(methods.map(({ source }) => source)).toContain("AWARD_LETTER");
    const letters = [await upload(walked, "AWARD_LETTER"), await upload(walked, "AWARD_LETTER")] as const;
    const half = { act: "record-income", source: "AWARD_LETTER", annualAmount: neededMonthly * 6 } as const;

    await expect(asStaff(walked, { ...half, documentUuid: letters[0] })).rejects.toMatchObject({ status: 400 });
    await asStaff(walked, { ...half, employerName: "Social Security", documentUuid: letters[0] });
    expect(await shown()).toMatchObject({ verifiedMonthly: Math.floor(neededMonthly / 2) });
    expect((await shown()).sources.map(({ state }) => state).toSorted()).toEqual(["IN_REVIEW", "VERIFIED"]);
    await asStaff(walked, { ...half, employerName: "Teachers’ Pension Fund", documentUuid: letters[1] });
    expect((await client.send(status, { params: { uuid } })).step).toBe("DISBURSEMENT_ACCOUNT");
  });

  it("go on when the browser never came back from the payroll page", async () => {
    const walked = await walkTo("manual-pay", "INCOME_VERIFICATION");
    const { client, uuid } = walked;
    const opened = await client.send(linkIncome, {
      params: { uuid },
      body: {
        source: "PAYROLL",
        consent: { type: "PAYROLL_READING", textVersion: consentTexts.PAYROLL_READING.version, language: "en" },
      },
    });
    await agreeAt(walked, opened.url);
    await until(
      () => client.send(status, { params: { uuid } }),
      ({ step }) => step === "DISBURSEMENT_ACCOUNT",
    );
    const { verifiedMonthly, neededMonthly } = await client.send(income, { params: { uuid } });
    expect(verifiedMonthly).toBeGreaterThanOrEqual(neededMonthly * 0.95);
  });

  it("know the accounts that were shared when the browser never came back from the bank", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      email: "shut-the-bank@example.com",
      until: "DISBURSEMENT_ACCOUNT",
    });
    const { client, uuid } = walked;
    const { version: textVersion } = consentTexts.BANK_ACCOUNT_READING;
    const opened = await client.send(linkBank, {
      params: { uuid },
      body: { consent: { type: "BANK_ACCOUNT_READING", textVersion, language: "en" } },
    });
    await agreeAt(walked, opened.url, ["everyday", "reserve"]);
    const { linked, disbursement } = await until(
      () => client.send(accounts, { params: { uuid } }),
      (seen) => seen.linked.length > 0,
    );
    expect(linked.map(({ mask }) => mask).toSorted()).toEqual(["1001", "2001"]);
    // Which of them the money goes to is for the borrower to say.
    expect(disbursement).toBeNull();
  });
});
