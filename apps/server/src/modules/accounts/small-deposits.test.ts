import { accounts } from "@gable/contract/calls/accounts.ts";
import { askSmallDeposits, nameSmallDeposits, smallDeposits } from "@gable/contract/calls/accounts-deposits.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { advanceClock } from "@gable/contract/calls/development.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { typeUnclearAccount, until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const DAY_MS = 24 * 60 * 60_000;

const standing = ({ client, uuid }: Walked) => client.send(smallDeposits, { params: { uuid } });
const ask = ({ client, uuid }: Walked) => client.send(askSmallDeposits, { params: { uuid }, body: undefined });
const name = ({ client, uuid }: Walked, first: number, second: number) =>
  client.send(nameSmallDeposits, { params: { uuid }, body: { first, second } });

const arrived = async (walked: Walked) =>
  until(
    () => standing(walked),
    ({ state }) => state === "SENT",
  );

describe("a typed account of which the check cannot tell", () => {
  let product: TestProduct;
  let people = 0;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** A borrower who typed an account that stays under review, and its last four digits, which nobody else's has here. */
  async function typed(): Promise<Walked & { readonly mask: string }> {
    people += 1;
    const walked = await walkIn(product, {
      persona: "straight-approval",
      email: `deposits.${people}@example.com`,
      until: "DISBURSEMENT_ACCOUNT",
    });
    const mask = await typeUnclearAccount(walked, `44001${people}005`);
    return { ...walked, mask };
  }

  /** What the account's statement shows, in cents, the latest first. */
  const onStatement = async (mask: string): Promise<number[]> => {
    const lines = (await (await fetch(`${product.sandbox.url}/inbox.json?to=account-${mask}@bank.example`)).json()) as {
      subject: string;
    }[];
    return lines.map(({ subject }) => Number(subject.split(".")[1]));
  };
  it("is confirmed by whoever reads two small deposits on its statement, in either order", async () => {
    const ada = await typed();
    expect(await standing(ada)).toMatchObject({ state: "OFFERED", mask: ada.mask });
    await expect(name(ada, 1, 2)).rejects.toMatchObject({ status: 409 });
    await ask(ada);
    const sent = await arrived(ada);
    expect(sent).toMatchObject({ triesLeft: 3, mayAskAgain: false });
    expect(sent.settlesOn).not.toBeNull();
    const [second = 0, first = 0, ...others] = await onStatement(ada.mask);
    expect(others).toEqual([]);
    expect(first).not.toBe(second);
    await name(ada, second, first);
    const { check } = await ada.client.send(accounts, { params: { uuid: ada.uuid } });
    expect(check).toBe("VERIFIED");
    expect(await ada.client.send(conditions, { params: { uuid: ada.uuid } })).toEqual([]);
    expect(await standing(ada)).toMatchObject({ state: "NOT_OFFERED" });
    await expect(name(ada, second, first)).rejects.toMatchObject({ status: 409 });
  });

  it("may be guessed at three times, and has one more pair after that", async () => {
    const ada = await typed();
    await ask(ada);
    await arrived(ada);
    const [second = 0, first = 0] = await onStatement(ada.mask);
    const neither = [1, 2, 3].find((cents) => cents !== first && cents !== second) ?? 0;
    for (const left of [2, 1, 0]) {
      await name(ada, neither, second);
      expect((await standing(ada)).triesLeft).toBe(left);
    }
    await expect(name(ada, first, second)).rejects.toMatchObject({ status: 409 });
    expect(await standing(ada)).toMatchObject({ state: "TOO_MANY_TRIES", mayAskAgain: true });
    const staff = await openStaff(product, "underwriter");
    const { accounts: seen } = await staff.client.send(loanFile, { params: { uuid: ada.uuid } });
    expect(seen.smallDeposits).toMatchObject({ pair: 1, wrong: 3, refused: null });
    await ask(ada);
    await until(
      () => onStatement(ada.mask),
      (lines) => lines.length === 4,
    );
    await arrived(ada);
    await expect(ask(ada)).rejects.toMatchObject({ status: 409 });
    await ada.client.send(advanceClock, { body: { byMs: 11 * DAY_MS, applicationUuid: ada.uuid } });
    expect(await standing(ada)).toMatchObject({ state: "EXPIRED", mayAskAgain: false });
    await expect(ask(ada)).rejects.toMatchObject({ status: 409 });
  });

  it("is not shown by deposits once it is another one", async () => {
    const ada = await typed();
    await ask(ada);
    await arrived(ada);
    await typeUnclearAccount(ada, "4400987005");
    await until(
      () => standing(ada),
      ({ state }) => state === "OFFERED",
    );
    const [second = 0, first = 0] = await onStatement(ada.mask);
    await expect(name(ada, first, second)).rejects.toMatchObject({ status: 409 });
  });
});
