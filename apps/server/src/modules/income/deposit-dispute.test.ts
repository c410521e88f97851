import { status } from "@gable/contract/calls/application.ts";
import { disputeDeposits, income, linkIncome, removeIncome, settleIncome } from "@gable/contract/calls/income.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { incomeOfReading } from "@gable/domain/income/counted-deposits.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { agreeAt, until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the deposits that were counted", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  let people = 0;
  /** Somebody whose deposits were read, with what was counted of them. */
  async function shown() {
    people += 1;
    const walked: Walked = await walkIn(product, {
      persona: "revised-offer",
      email: `deposits.${people}@example.com`,
      until: "INCOME_VERIFICATION",
    });
    const { client, uuid } = walked;
    const params = { uuid };
    const type = "BANK_ACCOUNT_READING";
    const consent = { type, textVersion: consentTexts[type].version, language: "en" } as const;
    const standing = () => client.send(income, { params });
    const read = async () => {
      const before = new Set((await standing()).sources.map((source) => source.uuid));
      const { url } = await client.send(linkIncome, { params, body: { source: "PLAID_TRANSACTIONS", consent } });
      await agreeAt(walked, url);
      const { sources } = await until(standing, (seen) =>
        seen.sources.some((source) => source.deposits !== null && !before.has(source.uuid)),
      );
      const source = sources.find(({ deposits }) => deposits !== null);
      if (!source?.deposits) throw new Error("no deposits were kept");
      return { source, reading: source.deposits };
    };
    const dispute = (source: string, body: { notIncome: string[]; missing?: string; why: string }) =>
      client.send(disputeDeposits, { params: { uuid, source }, body });
    return { ...(await read()), client, uuid, params, standing, read, dispute };
  }

  it("are kept in order, add up to the figure, and are shown to the borrower and to staff alike", async () => {
    const { source, reading, params } = await shown();
    expect(reading.deposits.length).toBeGreaterThan(2);
    expect(reading.deposits.map(({ on }) => on)).toEqual(
      reading.deposits.map(({ on }) => on).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(reading.deposits.every(({ on }) => on >= reading.from && on <= reading.to)).toBe(true);
    expect(Math.floor(incomeOfReading(reading) / 12)).toBe(source.monthlyAmount);
    const { client } = await openStaff(product, "underwriter");
    const file = await client.send(loanFile, { params });
    expect(file.income?.sources.find(({ deposits }) => deposits !== null)?.deposits).toEqual(reading);
    expect(file.income?.dispute).toBeNull();
  });

  it("are held to be wrong by the borrower, and the figure moves by a person's decision alone", async () => {
    const { source, reading, client, params, standing, dispute } = await shown();
    const [first, second] = reading.deposits;
    const wrong = [first?.id ?? "", second?.id ?? ""];
    await expect(dispute(source.uuid, { notIncome: [], why: "It is wrong." })).rejects.toMatchObject({ status: 400 });
    await expect(dispute(source.uuid, { notIncome: [source.uuid], why: "It is wrong." })).rejects.toMatchObject({
      problem: { fields: { notIncome: ["invalid"] } },
    });
    await dispute(source.uuid, {
      notIncome: wrong,
      missing: "My pay of the first week.",
      why: "My sister paid me back.",
    });
    const waiting = await standing();
    expect(waiting.verifiedMonthly).toBe(source.countedMonthly);
    expect(waiting).toMatchObject({ reading: { actionNeeded: false }, dispute: { notIncome: wrong, answer: null } });
    await expect(dispute(source.uuid, { notIncome: wrong, why: "Again." })).rejects.toMatchObject({
      problem: { code: "already-disputed" },
    });

    const staff = await openStaff(product, "underwriter");
    const before = await staff.client.send(loanFile, { params });
    expect(before.queues.map(({ queue, move }) => [queue, move])).toContainEqual(["income", "staff"]);
    expect(before.income?.dispute).toMatchObject({ notIncome: wrong, missing: "My pay of the first week." });
    await staff.client.send(actOnFile, {
      params,
      body: {
        act: "answer-deposits",
        notCounted: wrong.slice(0, 1),
        reason: "The second is your employer's.",
        writtenIn: "en",
      },
    });
    const titles = async () => (await client.send(notifications, { query: {} })).map(({ title }) => title);
    await until(titles, (told) => told.includes("We looked at your deposits again"));
    const answered = await standing();
    expect(answered.dispute?.answer).toMatchObject({
      changed: true,
      reason: "The second is your employer's.",
      writtenIn: "en",
    });
    expect(answered.verifiedMonthly).toBe(
      Math.floor(incomeOfReading({ ...reading, notCounted: wrong.slice(0, 1) }) / 12),
    );
    expect(answered.verifiedMonthly).toBeLessThan(waiting.verifiedMonthly);
    expect(answered.reading.actionNeeded).toBe(true);
    const after = await staff.client.send(loanFile, { params });
    expect(after.queues.map(({ queue }) => queue)).not.toContain("income");
    await expect(
      staff.client.send(actOnFile, { params, body: { act: "answer-deposits", notCounted: [], reason: "Once more." } }),
    ).rejects.toMatchObject({ problem: { code: "out-of-order" } });

    await client.send(removeIncome, { params: { ...params, source: source.uuid } });
    expect((await standing()).sources).toEqual([]);
    const gone = await staff.client.send(loanFile, { params });
    expect(gone.income?.sources.map(({ deposits }) => deposits)).toEqual([null]);
  });

  it("that are missing count as pay once a person has found them in papers", async () => {
    const { source, standing, params, dispute, reading } = await shown();
    await dispute(source.uuid, { notIncome: [], missing: "Two weeks in March.", why: "They paid by cheque." });
    const { client } = await openStaff(product, "underwriter");
    await client.send(actOnFile, {
      params,
      body: { act: "answer-deposits", notCounted: [], missingPay: 75_000, reason: "As your stubs show." },
    });
    const { sources } = await standing();
    const found = sources.find(({ deposits }) => deposits !== null);
    expect(found?.deposits?.missingPay).toBe(75_000);
    expect(found?.monthlyAmount).toBe(Math.floor(incomeOfReading({ ...reading, missingPay: 75_000 }) / 12));
  });

  it("are kept of the last reading alone", async () => {
    const { read, standing, params } = await shown();
    await read();
    expect((await standing()).sources.filter(({ deposits }) => deposits !== null)).toHaveLength(1);
    const { client } = await openStaff(product, "underwriter");
    const { income: seen } = await client.send(loanFile, { params });
    expect(seen?.sources.map(({ deposits }) => deposits === null)).toEqual([true, false]);
  });

  it("are held to be wrong once income is verified too: staff see it, and a figure that is another is verified anew", async () => {
    const { source, reading, client, params, standing, dispute } = await shown();
    const step = async () => (await client.send(status, { params })).step;
    await client.send(settleIncome, { params, body: { confirmed: true } });
    await until(step, (now) => now === "REVISED_OFFER_SELECTION");
    const [first] = reading.deposits;
    expect((await standing()).mayDispute).toBe(true);
    await dispute(source.uuid, { notIncome: [first?.id ?? ""], why: "My sister paid me back." });

    const staff = await openStaff(product, "underwriter");
    const file = async () => staff.client.send(loanFile, { params });
    const answer = (notCounted: string[]) =>
      staff.client.send(actOnFile, { params, body: { act: "answer-deposits", notCounted, reason: "We looked." } });
    const waiting = await file();
    expect(waiting.queues.map(({ queue, move }) => [queue, move])).toContainEqual(["income", "staff"]);
    expect(waiting.income?.verifiedAnnual).toBeGreaterThan(0);

    // What stays as it was leaves everything as it is.
    await answer([]);
    expect((await standing()).dispute?.answer).toMatchObject({ changed: false, reason: "We looked." });
    expect(await step()).toBe("REVISED_OFFER_SELECTION");
    expect((await file()).queues.map(({ queue }) => queue)).not.toContain("income");

    await dispute(source.uuid, { notIncome: [first?.id ?? ""], why: "Look again, please." });
    await answer([first?.id ?? ""]);
    await until(step, (now) => now === "INCOME_VERIFICATION");
    const anew = await standing();
    expect(anew).toMatchObject({ canSettle: true, dispute: { answer: { changed: true } } });
    expect(anew.verifiedMonthly).toBeLessThan(source.countedMonthly ?? 0);
    await client.send(settleIncome, { params, body: { confirmed: true } });
    await until(step, (now) => now === "REVISED_OFFER_SELECTION");
  });

  it("that still bear out what was stated leave it verified, with the figure that holds now", async () => {
    const { source, reading, params, dispute } = await shown();
    const staff = await openStaff(product, "underwriter");
    const verified = async () => (await staff.client.send(loanFile, { params })).income?.verifiedAnnual;
    const answer = (notCounted: string[]) =>
      staff.client.send(actOnFile, {
        params,
        body: { act: "answer-deposits", notCounted, missingPay: 5_000_000, reason: "As your stubs show." },
      });
    await dispute(source.uuid, { notIncome: [], missing: "My bonus.", why: "It came by cheque." });
    await answer([]);
    expect(await verified()).toBe(incomeOfReading({ ...reading, missingPay: 5_000_000 }));
    const out = [reading.deposits[0]?.id ?? ""];
    await dispute(source.uuid, { notIncome: out, why: "My sister paid me back." });
    await answer(out);
    expect(await verified()).toBe(incomeOfReading({ ...reading, missingPay: 5_000_000, notCounted: out }));
  });

  it("are a matter for a person on the phone once papers are signed", async () => {
    const signed = await walkIn(product, {
      persona: "straight-approval",
      email: "deposits.signed@example.com",
      until: "NOTARY_DISCLOSURE",
    });
    const params = { uuid: signed.uuid };
    expect(await signed.client.send(income, { params })).toMatchObject({ mayDispute: false });
    await expect(
      signed.client.send(disputeDeposits, {
        params: { ...params, source: signed.uuid },
        body: { notIncome: [], missing: "My pay of May.", why: "It is not there." },
      }),
    ).rejects.toMatchObject({ problem: { code: "out-of-order" } });
  });
});
