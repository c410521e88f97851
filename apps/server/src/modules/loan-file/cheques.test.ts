import { accounts } from "@gable/contract/calls/accounts.ts";
import { status } from "@gable/contract/calls/application.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { cashToPayOff } from "@gable/domain/offers/payoff-cash.ts";
import { type DebtToPay, debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

describe("creditors who take no electronic payment", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("are in a queue once the money may leave, and the application is complete when every cheque went out", async () => {
    const { ctx } = product;
    const { uuid, client } = await walkIn(product, {
      persona: "payoff",
      until: "RESCISSION",
    });
    const debts: DebtToPay[] = [];
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, uuid, { kind: "system" }, ({ facts }, now) => {
        debts.push(...debtsToPay(facts));
        const byMail = { outcome: "BY_MAIL", mailTo: "PO Box 900, Omaha, NE 68102", at: now.toISOString() } as const;
        return {
          event: "payoffs-go-by-mail",
          facts: { payoffQuotes: Object.fromEntries(debts.map(({ id }) => [id, byMail])) },
        };
      }),
    );
    const { org_code: orgCode } = await ctx.database.kysely
      .selectFrom("applications")
      .select("org_code")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    const processor = await openStaff(product, "processor", orgCode);
    const params = { uuid };
    const send = ({ id, balance }: DebtToPay, amount = balance) =>
      processor.client.send(actOnFile, {
        params,
        body: { act: "record-mailed-payoff", debt: id, amount, reference: "10418" },
      });
    const [first, ...others] = debts;
    if (!first) throw new Error("The persona pays nothing off.");
    // Nothing leaves before the right to cancel is over, in whichever form.
    await expect(send(first)).rejects.toMatchObject({ status: 409 });
    expect((await processor.client.send(loanFile, { params })).chequesDue).toEqual([]);

    const step = async () => (await client.send(status, { params })).step;
    await until(
      async () => {
        const now = await step();
        if (now !== "DIRECT_DEBT_PAYOFF") await letDayCome({ client, uuid });
        return now;
      },
      (now) => now === "DIRECT_DEBT_PAYOFF",
    );
    const waiting = async () =>
      (await processor.client.send(pipeline, { query: { queue: "payoff" } })).entries.map((entry) => entry.uuid);
    expect(await waiting()).toEqual([uuid]);
    const { chequesDue } = await processor.client.send(loanFile, { params });
    expect(chequesDue).toMatchObject(
      debts.map(({ id, balance }) => ({
        debt: id,
        mailTo: "PO Box 900, Omaha, NE 68102",
        balance,
        laidAside: cashToPayOff(balance),
      })),
    );
    // Too little leaves the debt open; much too much is a slip of the pen.
    for (const amount of [1, first.balance - 1, first.balance * 2])
      await expect(send(first, amount)).rejects.toMatchObject({ problem: { fields: { amount: ["not-the-payoff"] } } });
    // The borrower reads of each what became of its cheque, and of none that it is paid.
    const told = async () => (await client.send(accounts, { params })).debts.map(({ state }) => state);
    expect(await told()).toEqual(debts.map(() => "BY_CHEQUE"));
    await send(first);
    await expect(send(first)).rejects.toMatchObject({ status: 409 });
    expect(await told()).toEqual(["CHEQUE_SENT", ...others.map(() => "BY_CHEQUE")]);
    for (const debt of others) await send(debt);
    expect(await waiting()).toEqual([]);
    // What was laid aside beyond the cheques goes to the borrower first.
    await until(step, (now) => now === "COMPLETE");

    // One comes back after all: its creditor is unpaid, and waits in the queue until another cheque is out.
    const back = (debt: string) =>
      processor.client.send(actOnFile, { params, body: { act: "record-returned-cheque", debt, reason: "Moved away" } });
    const { chequesOut } = await processor.client.send(loanFile, { params });
    expect(chequesOut.map(({ debt, cheque }) => [debt, cheque])).toEqual(debts.map(({ id }) => [id, "10418"]));
    await back(first.id);
    await expect(back(first.id)).rejects.toMatchObject({ status: 409 });
    expect(await waiting()).toEqual([uuid]);
    expect((await processor.client.send(loanFile, { params })).chequesDue).toMatchObject([
      { debt: first.id, cameBack: "Moved away" },
    ]);
    expect(await step()).toBe("DIRECT_DEBT_PAYOFF");
    expect(await told()).toEqual(["CHEQUE_BACK", ...others.map(() => "CHEQUE_SENT")]);
    await send(first);
    expect(await waiting()).toEqual([]);
    await until(step, (now) => now === "COMPLETE");
  });
});
