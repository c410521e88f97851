import { accounts } from "@gable/contract/calls/accounts.ts";
import { status } from "@gable/contract/calls/application.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Queue } from "@gable/domain/pipeline/queues.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { PayoffQuote } from "@gable/domain/workflow/facts/verification-facts.ts";
import { type DebtToPay, debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import {
  PAYOFF_LENDER,
  type Quoted,
  quotedAs,
  walkToPayoffs,
  withTooLittleLeft,
} from "@gable/testkit/borrower/payoffs-otherwise.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("a payoff that does not go as it was signed", () => {
  let product: TestProduct;
  let walked: Walked;
  let debts: readonly [DebtToPay, DebtToPay];
  let staff: Readonly<Record<"processor" | "underwriter", OpenStaff>>;
  let walks = 0;
  beforeAll(async () => {
    product = await startProduct();
    staff = {
      processor: await openStaff(product, "processor", PAYOFF_LENDER),
      underwriter: await openStaff(product, "underwriter", PAYOFF_LENDER),
    };
  });
  afterAll(() => product.close());

  const factsOf = async (): Promise<Facts> =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file.facts;
  const stepOf = async () => (await walked.client.send(status, { params: { uuid: walked.uuid } })).step;
  const fileOf = () => staff.processor.client.send(loanFile, { params: { uuid: walked.uuid } });
  const statesOf = async () =>
    (await walked.client.send(accounts, { params: { uuid: walked.uuid } })).debts.map(({ state }) => state);
  const act = (body: StaffAct, role: keyof typeof staff = "processor") =>
    staff[role].client.send(actOnFile, { params: { uuid: walked.uuid }, body });
  const isInQueue = async (queue: Queue) =>
    (await staff.processor.client.send(pipeline, { query: { queue } })).entries.some(
      ({ uuid }) => uuid === walked.uuid,
    );
  const mailsOf = async () =>
    (await (await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(walked.email)}`)).json()) as {
      subject?: string;
      text?: string;
    }[];

  /** A line that pays two cards off, about which the creditors have said something else. */
  async function walkWith(change: (quote: Quoted, place: number) => PayoffQuote): Promise<void> {
    walks += 1;
    walked = await walkToPayoffs(product, `payoff.${walks}@example.com`, quotedAs(change));
    const [first, second] = debtsToPay(await factsOf());
    if (!first || !second) throw new Error("The persona pays two debts off.");
    debts = [first, second];
  }

  const letTheMoneyGo = (isThere: (step: Step | null) => boolean | Promise<boolean>) =>
    until(
      async () => {
        const step = await stepOf();
        const there = await isThere(step);
        if (!there) await letDayCome(walked);
        return there;
      },
      (there) => there,
    );

  it("is sent again by staff after the creditor's bank refused it, to another account only by two of them", async () => {
    await walkWith((quote, place) => (place === 0 ? { ...quote, routingNumber: "123456789" } : quote));
    const [debt] = debts;
    await letTheMoneyGo(() => isInQueue("payoff"));
    expect(await stepOf()).toBe("DIRECT_DEBT_PAYOFF");
    const { payoffsBack } = await fileOf();
    // A check instead is held against the balance of the report, and not against what was sent.
    const laidAside = ((await factsOf()).payoffQuotes[debt.id] as Quoted).amount;
    const byHand = { amount: laidAside, balance: debt.balance, laidAside };
    expect(payoffsBack).toMatchObject([{ debt: debt.id, status: "REFUSED", reason: "invalid-account", ...byHand }]);
    await until(mailsOf, (mails) => mails.some(({ subject }) => subject?.includes("did not take")));
    await until(statesOf, (states) => states.join() === "CAME_BACK,SENT");

    // The same account is refused again.
    await act({ act: "send-payoff-again", debt: debt.id });
    await until(factsOf, ({ payoffPayments }) => payoffPayments[debt.id]?.attempt === 2);
    expect(await isInQueue("payoff")).toBe(true);
    const right = { payee: debt.creditor, routingNumber: "121999919", accountNumber: "5512345678" };
    await act({ act: "correct-payee", debt: debt.id, ...right, creditorReference: "1", reason: "Their letter" });
    const correction = async () => (await fileOf()).payoffsBack[0]?.correction;
    const written = await correction();
    expect(written?.by).toBe("Test processor");
    const approval = { act: "approve-payee", debt: debt.id, writtenAt: written?.writtenAt ?? "" } as const;
    await expect(act(approval)).rejects.toMatchObject({ problem: { code: "second-person" } });

    // The second person says no: whoever wrote it down reads why, nothing goes there, and to the borrower it is as before.
    const askedAt = written?.writtenAt ?? "";
    const no = { act: "refuse-payoff-act", debt: debt.id, askedAt, reason: "Not the bank of their letter" } as const;
    await expect(act({ ...no, reason: " " }, "underwriter")).rejects.toMatchObject({ status: 400 });
    await act(no, "underwriter");
    await expect(act(no, "underwriter")).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    expect(await fileOf()).toMatchObject({
      payoffsBack: [{ correction: null }],
      payoffAsksRefused: [{ debt: debt.id, act: "correct-payee", by: "Test underwriter", reason: no.reason }],
    });
    await expect(act(approval, "underwriter")).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    expect([await statesOf(), await isInQueue("payoff")]).toEqual([["CAME_BACK", "SENT"], true]);
    await act({ act: "correct-payee", debt: debt.id, ...right, creditorReference: "1", reason: "Their second letter" });
    expect((await fileOf()).payoffAsksRefused).toEqual([]);

    // Who compared the first account agrees to no other that was put in its place.
    await act({
      act: "correct-payee",
      debt: debt.id,
      ...right,
      accountNumber: "5512345679",
      creditorReference: "1",
      reason: "A slip",
    });
    await expect(act(approval, "underwriter")).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    await act({ ...approval, writtenAt: (await correction())?.writtenAt ?? "" }, "underwriter");
    await until(stepOf, (step) => step === "COMPLETE");
    const { payoffPayments } = await factsOf();
    expect(payoffPayments[debt.id]).toMatchObject({ attempt: 3, status: "SENT" });
    expect(await isInQueue("payoff")).toBe(false);
    expect(await statesOf()).toEqual(["SENT", "SENT"]);
  });

  it("is paid by a cheque instead, and what the cheque leaves over goes to the borrower", async () => {
    await walkWith((quote, place) => (place === 0 ? { ...quote, routingNumber: "123456789" } : quote));
    const [debt] = debts;
    await letTheMoneyGo(() => isInQueue("payoff"));
    const before = (await factsOf()).funding?.cash ?? 0;
    const amount = debt.balance - 10_000;
    await expect(act({ act: "record-mailed-payoff", debt: debt.id, amount, reference: "7" })).rejects.toMatchObject({
      problem: { fields: { amount: ["not-the-payoff"] } },
    });
    await act({ act: "record-mailed-payoff", debt: debt.id, amount, reference: "7", reason: "They paid some of it" });
    await until(stepOf, (step) => step === "COMPLETE");
    const { restPayments = [], payoffQuotes } = await factsOf();
    const aside = (payoffQuotes[debt.id] as Quoted).amount;
    expect(restPayments).toMatchObject([{ status: "SENT", amount: aside - amount }]);
    const { cash } = await walked.client.send(accounts, { params: { uuid: walked.uuid } });
    expect(cash).toBe(before + aside - amount);
    await until(mailsOf, (mails) => mails.some(({ subject }) => subject === "More money is on its way to you"));
  });

  it("is asked for anew when its figure has run out, and what is less goes to the borrower", async () => {
    await walkWith((quote) => ({ ...quote, amount: quote.amount + 50_000, goodThrough: "2026-11-01" }));
    await letTheMoneyGo((step) => step === "COMPLETE");
    const { payoffPayments, payoffRenewals, payoffQuotes } = await factsOf();
    for (const { id } of debts) {
      expect(payoffRenewals?.[id]).toMatchObject({ times: 1 });
      expect(payoffPayments[id]?.amount).toBe((payoffQuotes[id] as Quoted).amount - 50_000);
    }
  });

  it("waits for staff when the creditor asks for more than was signed for, and goes once the borrower agrees", async () => {
    await walkWith((quote, place) => (place === 0 ? { ...quote, amount: 10_000, goodThrough: "2026-11-01" } : quote));
    const [debt] = debts;
    await letTheMoneyGo(() => isInQueue("payoff-figures"));
    expect(await stepOf()).toBe("FUNDABLE");
    const { payoffFigures } = await fileOf();
    const risen = payoffFigures?.debts.find(({ isRisen }) => isRisen);
    expect(risen).toMatchObject({ debt: debt.id, signed: 10_000, mayLeave: true });
    await until(mailsOf, (mails) => mails.some(({ subject }) => subject?.includes("asks for more")));
    await expect(act({ act: "accept-payoff-amount", debt: debt.id, amount: 1 })).rejects.toMatchObject({ status: 409 });
    await act({ act: "accept-payoff-amount", debt: debt.id, amount: risen?.asked ?? 0 });
    expect(await isInQueue("payoff-figures")).toBe(false);
    await letTheMoneyGo((step) => step === "COMPLETE");
    expect((await factsOf()).payoffPayments[debt.id]?.amount).toBe(risen?.asked);
  });

  it("that the line is too small for is in a queue, and is left unpaid or borne by the lender", async () => {
    const byMail = { outcome: "BY_MAIL", mailTo: "PO Box 900, Omaha, NE 68102", at: "2026-11-20T15:00:00Z" } as const;
    walked = await walkToPayoffs(product, "payoff.short@example.com", (facts) => ({
      ...withTooLittleLeft(facts),
      ...quotedAs((quote, place) => (place === 0 ? byMail : quote))(facts),
    }));
    const [debt, kept] = debtsToPay(await factsOf());
    if (!debt || !kept) throw new Error("The persona pays two debts off.");
    await letTheMoneyGo(() => isInQueue("payoff-figures"));
    const { payoffFigures } = await fileOf();
    expect(payoffFigures).toMatchObject({ mayBear: true, cash: 0, shortfall: expect.any(Number) });
    // The sum that whoever decides can check.
    const { initialDraw = 0, costs = 0, creditors = 0 } = payoffFigures?.sums ?? {};
    expect([costs, creditors]).toEqual([initialDraw - 100_000, 100_000 + (payoffFigures?.shortfall ?? 0)]);
    expect(payoffFigures?.debts.reduce((sum, { asked }) => sum + asked, 0)).toBe(creditors);
    expect(payoffFigures?.debts).toMatchObject([
      { isByCheque: true, mayLeave: true },
      { isByCheque: false, mayLeave: true },
    ]);
    await expect(act({ act: "bear-shortfall", reason: "Ours to pay" })).rejects.toMatchObject({ status: 403 });
    await act({ act: "leave-debt-unpaid", debt: debt.id, reason: "You keep this card" }, "underwriter");
    await act({ act: "bear-shortfall", reason: "Ours to pay" }, "underwriter");
    const asked = (await fileOf()).payoffFigures;
    const amount = asked?.shortfall ?? 0;
    expect(asked?.bearAsked).toMatchObject({ by: "Test underwriter", reason: "Ours to pay" });
    const agree = { act: "agree-to-bear-shortfall", amount } as const;
    await expect(act(agree, "underwriter")).rejects.toMatchObject({ problem: { code: "second-person" } });
    const second = await openStaff(product, "underwriter", PAYOFF_LENDER);
    const decide = (body: StaffAct) => second.client.send(actOnFile, { params: { uuid: walked.uuid }, body });
    const no = { act: "refuse-to-bear-shortfall", reason: "It is the county's error" } as const;
    const before = await stepOf();
    const askedAt = asked?.bearAsked?.at ?? "";
    await decide({ ...no, askedAt });
    expect((await fileOf()).payoffFigures).toMatchObject({
      bearAsked: null,
      bearRefused: { by: "Test underwriter", reason: no.reason },
    });
    await expect(decide(agree)).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    // To the borrower nothing has changed, and it stays somebody's task.
    expect([await stepOf(), await isInQueue("payoff-figures")]).toEqual([before, true]);
    await act({ act: "bear-shortfall", reason: "Ours: we read the fee wrong" }, "underwriter");
    expect((await fileOf()).payoffFigures).toMatchObject({ bearAsked: {}, bearRefused: null });
    await expect(decide({ ...no, askedAt })).rejects.toMatchObject({ status: 409 });
    const agreed = (more: number) =>
      second.client.send(actOnFile, { params: { uuid: walked.uuid }, body: { ...agree, amount: amount + more } });
    await expect(agreed(1)).rejects.toMatchObject({ status: 409 });
    expect((await factsOf()).shortfallBorne).toBeUndefined();
    // Two who agree at the same moment, or one who presses twice, give it once.
    const third = await openStaff(product, "underwriter", PAYOFF_LENDER);
    const auditor = await openStaff(product, "auditor", PAYOFF_LENDER);
    const agreeing = { params: { uuid: walked.uuid }, body: agree };
    await expect(auditor.client.send(actOnFile, agreeing)).rejects.toMatchObject({ status: 403 });
    const all = await Promise.allSettled([agreed(0), third.client.send(actOnFile, agreeing), agreed(0)]);
    expect(all.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect((await factsOf()).shortfallBorne?.amount).toBe(amount);
    await letTheMoneyGo((step) => step === "COMPLETE");
    const facts = await factsOf();
    expect(facts.funding?.cash).toBe(0);
    expect(facts.payoffPayments[debt.id]).toBeUndefined();
    expect(facts.payoffPayments[kept.id]).toMatchObject({ status: "SENT" });
    expect(facts.shortfallBorne?.amount).toBeGreaterThan(0);
  });
});
