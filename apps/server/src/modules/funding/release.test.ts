import { accounts } from "@gable/contract/calls/accounts.ts";
import { status, timeline } from "@gable/contract/calls/application.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { approveProposal, lenderSetting, proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { lineToRelease } from "@gable/testkit/borrower/awaited-release.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";

/** The lender of the persona who has two cards paid off. */
const ORG = "harbor-pine";

const stepOf = async ({ client, uuid }: Walked) => (await client.send(status, { params: { uuid } })).step;

const letGo = (line: Walked) =>
  until(
    async () => {
      const step = await stepOf(line);
      if (step !== "COMPLETE") await letDayCome(line);
      return step;
    },
    (step) => step === "COMPLETE",
  );

const mailsTo = async ({ sandbox }: TestProduct, email: string) =>
  (await (await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`)).json()) as { subject?: string }[];

type Who = "processor" | "underwriter" | "other";

describe("money that two of the lender's people are to let go", () => {
  let product: TestProduct;
  let staff: Readonly<Record<Who, OpenStaff>>;
  let walks = 0;
  beforeAll(async () => {
    product = await startProduct();
    staff = {
      processor: await openStaff(product, "processor", ORG),
      underwriter: await openStaff(product, "underwriter", ORG),
      other: await openStaff(product, "underwriter", ORG),
    };
    await setGuidelines({ fundingApproval: "TWO_PEOPLE" });
  });
  afterAll(() => product.close());

  /** One administrator proposes a change of the lender's guidelines, another approves it. */
  async function setGuidelines(changed: object): Promise<void> {
    const [one, another] = [
      await openStaff(product, "administrator", ORG),
      await openStaff(product, "administrator", ORG),
    ];
    const { latest } = await one.client.send(lenderSetting, { params: { subject: "guidelines" } });
    const value = { ...latest, ...changed };
    const proposed = { subject: "guidelines" as const, value, effectiveOn: null, reason: "Two pairs of eyes" };
    const { uuid } = await one.client.send(proposeSetting, { body: proposed });
    await another.client.send(approveProposal, { params: { proposal: uuid } });
  }
  const factsOf = async ({ uuid }: Walked): Promise<Facts> =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const fileOf = ({ uuid }: Walked) => staff.processor.client.send(loanFile, { params: { uuid } });
  const act = ({ uuid }: Walked, who: Who, body: StaffAct) =>
    staff[who].client.send(actOnFile, { params: { uuid }, body });
  const isInQueue = async ({ uuid }: Walked) =>
    (await staff.processor.client.send(pipeline, { query: { queue: "release" } })).entries.some(
      (entry) => entry.uuid === uuid,
    );
  const eventsOf = async ({ uuid }: Walked) =>
    (await staff.processor.client.send(fileEvents, { params: { uuid }, query: {} })).events;

  const walked = () => lineToRelease(product, "payoff", { orgCode: ORG, email: `release.${(walks += 1)}@example.com` });

  const releaseOf = async (line: Walked) => {
    const { release } = await fileOf(line);
    if (!release) throw new Error("Nobody was asked to let the money go.");
    return release;
  };
  /** Prepares what is shown, and says when that was written down. */
  const prepare = async (line: Walked, who: Who = "processor"): Promise<string> => {
    const { figures } = await releaseOf(line);
    await act(line, who, { act: "prepare-release", figures });
    return (await releaseOf(line)).prepared?.at ?? "";
  };
  const newAccount = (line: Walked, accountNumber = "5500001234") =>
    product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, line.uuid, { kind: "system" }, ({ facts }) => {
        const { disbursementAccount: account } = facts;
        return account && { event: "x", facts: { disbursementAccount: { ...account, accountNumber } } };
      }),
    );
  /** A creditor takes nothing but a cheque. */
  const putByMail = (line: Walked, debt: string) =>
    product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, line.uuid, { kind: "system" }, ({ facts }, now) => {
        const byMail = { outcome: "BY_MAIL", mailTo: "PO Box 900, Omaha, NE 68102", at: now.toISOString() } as const;
        return { event: "payoff-goes-by-mail", facts: { payoffQuotes: { ...facts.payoffQuotes, [debt]: byMail } } };
      }),
    );
  /** The money is let go, and the first creditor waits for a cheque. */
  async function releasedByMail(line: Walked) {
    const [debt] = debtsToPay(await factsOf(line));
    if (!debt) throw new Error("The persona pays nothing off.");
    await putByMail(line, debt.id);
    const preparedAt = await prepare(line);
    await act(line, "underwriter", { act: "approve-release", preparedAt });
    await until(
      () => stepOf(line),
      (step) => step === "DIRECT_DEBT_PAYOFF",
    );
    return { debt, preparedAt };
  }

  /** A day on which nothing leaves. */
  const onSaturday = async ({ uuid }: Walked) => {
    const days = (6 - product.ctx.clock.now(uuid).getUTCDay() + 7) % 7;
    await product.ctx.adjustableClock?.advance(days * 86_400_000 + 12 * 3_600_000, uuid);
  };
  const untilItWaits = (line: Walked) =>
    until(
      async () => {
        const waits = await isInQueue(line);
        if (!waits) await letDayCome(line);
        return waits;
      },
      (waits) => waits,
    );

  it("leaves once one has prepared just these figures and another, not the same, has agreed to them", async () => {
    const line = await walked();
    expect(await stepOf(line)).toBe("FUNDABLE");
    expect(await isInQueue(line)).toBe(true);
    const { disbursementAccount, funding } = await factsOf(line);
    expect(funding).toBeUndefined();
    const { debts } = await line.client.send(accounts, { params: { uuid: line.uuid } });
    const asked = await releaseOf(line);
    expect(asked).toMatchObject({ isAwaited: true, mayBeSentBack: false, prepared: null, approved: null });
    expect(asked.figures.payoffs.map(({ creditor, amount }) => ({ creditor, amount }))).toEqual(
      debts.map(({ creditor, amount }) => ({ creditor, amount })),
    );
    expect(asked.figures.account).toContain(disbursementAccount?.accountNumber.slice(-4));
    expect(JSON.stringify(asked)).not.toContain(disbursementAccount?.accountNumber);

    // The borrower reads of it, without anybody's name and without a day that might not be kept.
    const told = await line.client.send(timeline, { params: { uuid: line.uuid } });
    expect(told.fundingDate).toBeNull();

    const { cash } = asked.figures;
    const wrong = { act: "prepare-release", figures: { ...asked.figures, cash: cash + 1 } } as const;
    await expect(act(line, "processor", wrong)).rejects.toMatchObject({ status: 409 });
    const none = { act: "approve-release", preparedAt: product.ctx.clock.now(line.uuid).toISOString() } as const;
    await expect(act(line, "underwriter", none)).rejects.toMatchObject({ status: 409 });
    const preparedAt = await prepare(line, "underwriter");
    await expect(prepare(line)).rejects.toMatchObject({ status: 409 });

    const approve = { act: "approve-release", preparedAt } as const;
    await expect(act(line, "underwriter", approve)).rejects.toMatchObject({ problem: { code: "second-person" } });
    await expect(act(line, "processor", approve)).rejects.toMatchObject({ problem: { code: "role-may-not" } });
    expect((await factsOf(line)).funding).toBeUndefined();
    await act(line, "other", approve);
    await until(
      () => factsOf(line),
      (facts) => facts.funding !== undefined,
    );
    await expect(act(line, "other", approve)).rejects.toMatchObject({ status: 409 });
    expect((await factsOf(line)).funding?.cash).toBe(cash);
    expect(await isInQueue(line)).toBe(false);
    await letGo(line);

    const { release, payoffPayments } = await factsOf(line);
    expect(Object.values(payoffPayments).every((payment) => payment.status === "SENT")).toBe(true);
    expect(release).toMatchObject({
      prepared: { by: staff.underwriter.staffUuid },
      approved: { by: staff.other.staffUuid },
    });
    const events = await eventsOf(line);
    const types = events.map(({ type }) => type).filter((type) => /release|funding-decided/.test(type));
    expect(types.toReversed()).toEqual([
      "release-asked",
      "staff-prepare-release",
      "staff-approve-release",
      "funding-decided",
    ]);
  });

  it("is prepared anew when it is sent back, or when where it goes has changed since", async () => {
    const line = await walked();
    const first = await prepare(line);
    const back = { act: "send-release-back", preparedAt: first, reason: "Ask the bank once more" } as const;
    await act(line, "underwriter", back);
    await expect(act(line, "underwriter", back)).rejects.toMatchObject({ status: 409 });
    await expect(act(line, "underwriter", { act: "approve-release", preparedAt: first })).rejects.toMatchObject({
      status: 409,
    });
    expect((await releaseOf(line)).sentBack).toMatchObject({ by: "Test underwriter", reason: back.reason });

    const second = await prepare(line);
    await newAccount(line);
    await expect(act(line, "underwriter", { act: "approve-release", preparedAt: second })).rejects.toMatchObject({
      status: 409,
    });
    expect(await releaseOf(line)).toMatchObject({ isAwaited: true, prepared: null });
    expect((await eventsOf(line)).map(({ type }) => type)).toContain("release-void");

    const third = await prepare(line);
    expect((await releaseOf(line)).figures.account).toContain("1234");
    await act(line, "underwriter", { act: "approve-release", preparedAt: third });
    await letGo(line);
    expect((await factsOf(line)).funding?.account?.accountNumber).toBe("5500001234");
  });

  it("is void when the account changes after both have agreed, and before banks settle", async () => {
    const line = await walked();
    // The borrower hears of it once the day is over on which it was to leave.
    await until(
      async () => {
        const { release } = await factsOf(line);
        if (release && !release.lateAt) await letDayCome(line);
        return release;
      },
      (release) => release?.lateAt !== undefined,
    );
    const mails = () => mailsTo(product, line.email);
    await until(mails, (all) => all.some(({ subject }) => subject === "Your money takes longer than we said"));

    await onSaturday(line);
    const preparedAt = await prepare(line);
    await act(line, "underwriter", { act: "approve-release", preparedAt });
    expect(await isInQueue(line)).toBe(false);
    expect(await releaseOf(line)).toMatchObject({ isAwaited: false, mayBeSentBack: true });
    expect((await line.client.send(timeline, { params: { uuid: line.uuid } })).fundingDate).not.toBeNull();
    await newAccount(line);
    await untilItWaits(line);
    expect((await factsOf(line)).funding).toBeUndefined();
    const again = await prepare(line);
    await act(line, "underwriter", { act: "approve-release", preparedAt: again });
    await letGo(line);
  });

  it("is let go once where two agree, or prepare, at the same moment", async () => {
    const line = await walked();
    const { figures } = await releaseOf(line);
    const prepared = await Promise.allSettled(
      (["processor", "underwriter"] as const).map((who) => act(line, who, { act: "prepare-release", figures })),
    );
    expect(prepared.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const first = prepared[0]?.status === "fulfilled" ? "processor" : "underwriter";
    const preparedAt = (await releaseOf(line)).prepared?.at ?? "";
    const approve = { act: "approve-release", preparedAt } as const;
    // Who prepared it, in two windows, is no second person either.
    await expect(act(line, first, approve)).rejects.toMatchObject({ status: 403 });
    const agreed = await Promise.allSettled([1, 2, 3].map(() => act(line, "other", approve)));
    expect(agreed.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    await until(
      () => factsOf(line),
      (facts) => facts.funding !== undefined,
    );
    const types = (await eventsOf(line)).map(({ type }) => type);
    for (const once of ["staff-prepare-release", "staff-approve-release", "funding-decided"])
      expect(types.filter((type) => type === once)).toHaveLength(1);
  });

  it("goes to a creditor by cheque only once a second person has agreed to that as well", async () => {
    const line = await walked();
    const { debt } = await releasedByMail(line);
    const askedOf = async () => (await fileOf(line)).payoffActsAsked;
    const cheque = { act: "record-mailed-payoff", debt: debt.id, amount: debt.balance, reference: "10418" } as const;
    await expect(act(line, "processor", { ...cheque, amount: 1 })).rejects.toMatchObject({ status: 400 });
    await act(line, "underwriter", cheque);
    expect((await factsOf(line)).payoffPayments[debt.id]).toBeUndefined();
    const [asked] = await askedOf();
    expect(asked).toMatchObject({ by: "Test underwriter", act: cheque.act, amount: cheque.amount, reference: "10418" });
    const agree = { act: "agree-to-payoff-act", debt: debt.id, askedAt: asked?.at ?? "" } as const;
    await expect(act(line, "underwriter", agree)).rejects.toMatchObject({ problem: { code: "second-person" } });
    await expect(act(line, "processor", agree)).rejects.toMatchObject({ problem: { code: "role-may-not" } });

    // Somebody saw that the number was wrong, and says so: no cheque is recorded, and whoever asked reads why.
    const no = { act: "refuse-payoff-act", debt: debt.id, askedAt: agree.askedAt, reason: "It is 10419" } as const;
    await act(line, "processor", no);
    expect(await fileOf(line)).toMatchObject({
      payoffActsAsked: [],
      payoffAsksRefused: [{ debt: debt.id, act: cheque.act, by: "Test processor", reason: no.reason }],
    });
    await expect(act(line, "other", agree)).rejects.toMatchObject({ status: 409 });
    expect(await stepOf(line)).toBe("DIRECT_DEBT_PAYOFF");
    await act(line, "underwriter", cheque);
    expect((await fileOf(line)).payoffAsksRefused).toEqual([]);

    // Written down anew, what was asked before is over.
    await act(line, "processor", { ...cheque, reference: "10419" });
    await expect(act(line, "other", agree)).rejects.toMatchObject({ status: 409 });
    const [again] = await askedOf();
    await act(line, "other", { ...agree, askedAt: again?.at ?? "" });
    expect((await factsOf(line)).payoffPayments[debt.id]).toMatchObject({ status: "SENT", order: "10419" });
    expect(await askedOf()).toEqual([]);
    await until(
      () => stepOf(line),
      (step) => step === "COMPLETE",
    );
    expect((await eventsOf(line)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(["payoff-act-asked", "payoff-mailed"]),
    );
  });

  it("goes to another account than both agreed to, of what creditors leave over, only once two have agreed to that one", async () => {
    const line = await walked();
    const { debt, preparedAt } = await releasedByMail(line);
    await newAccount(line);
    const rest = 10_000;
    const { funding } = await factsOf(line);
    const amount = (funding?.payoffs?.[debt.id] ?? 0) - rest;
    const reason = "They waived the last interest";
    await act(line, "underwriter", { act: "record-mailed-payoff", debt: debt.id, amount, reference: "7", reason });
    const [asked] = (await fileOf(line)).payoffActsAsked;
    await act(line, "other", { act: "agree-to-payoff-act", debt: debt.id, askedAt: asked?.at ?? "" });

    // Every debt is settled, and what is left stays here: staff and the borrower read why.
    await until(() => isInQueue(line), Boolean);
    expect((await factsOf(line)).restPayments).toBeUndefined();
    const left = await releaseOf(line);
    expect(left).toMatchObject({ of: "REST", isAwaited: true, prepared: null, approved: null });
    expect(left.figures).toMatchObject({ cash: rest, creditors: 0, payoffs: [] });
    expect(left.figures.account).toContain("1234");
    const told = () => line.client.send(accounts, { params: { uuid: line.uuid } });
    expect(await told()).toMatchObject({ restWaits: rest });
    await until(
      () => mailsTo(product, line.email),
      (mails) => mails.some(({ subject }) => subject === "What is left over waits for one more look"),
    );

    const first = await prepare(line, "underwriter");
    const approve = { act: "approve-release", preparedAt: first } as const;
    await expect(act(line, "underwriter", approve)).rejects.toMatchObject({ problem: { code: "second-person" } });
    await act(line, "other", { act: "send-release-back", preparedAt: first, reason: "Ask the bank once more" });
    await expect(act(line, "other", approve)).rejects.toMatchObject({ status: 409 });
    await newAccount(line, "5500005678");
    const second = await prepare(line);
    expect((await releaseOf(line)).figures.account).toContain("5678");
    await act(line, "underwriter", { act: "approve-release", preparedAt: second });
    await until(
      () => stepOf(line),
      (step) => step === "COMPLETE",
    );
    const { restPayments, release, restRelease } = await factsOf(line);
    expect(restPayments).toMatchObject([{ status: "SENT", amount: rest }]);
    expect(release?.prepared?.at).toBe(preparedAt);
    expect(restRelease).toMatchObject({
      prepared: { figures: { cash: rest, account: { accountNumber: "5500005678" } } },
      approved: { by: staff.underwriter.staffUuid },
    });
    expect(await told()).toMatchObject({ restWaits: null });
    expect(await isInQueue(line)).toBe(false);
  });

  it("leaves without them where it is less than what the lender asks that for", async () => {
    await setGuidelines({ fundingApproval: "TWO_PEOPLE", fundingApprovalFrom: 90_000_000 });
    const line = await walkIn(product, {
      persona: "payoff",
      orgCode: ORG,
      email: "less@example.com",
      timePasses: true,
    });
    expect(await stepOf(line)).toBe("COMPLETE");
    expect((await factsOf(line)).release).toBeUndefined();
    expect((await fileOf(line)).release).toBeNull();
    const nothing = { cash: 0, creditors: 0, account: null, payoffs: [], originationFee: 0, costs: 0 };
    const none = { act: "prepare-release", figures: nothing } as const;
    await expect(act(line, "underwriter", none)).rejects.toMatchObject({ status: 409 });
    expect((await eventsOf(line)).map(({ type }) => type).filter((type) => type.includes("release-"))).toEqual([]);
  });
});
