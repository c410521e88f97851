import { accounts, chooseDisbursement } from "@gable/contract/calls/accounts.ts";
import { status } from "@gable/contract/calls/application.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until, upload } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const params = ({ uuid }: Walked) => ({ params: { uuid } });
const checkOf = async (walked: Walked) => (await walked.client.send(accounts, params(walked))).check;
const asked = async (walked: Walked) => (await walked.client.send(conditions, params(walked)))[0];

describe("an account of which the bank names another owner", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  let walks = 0;
  /** A borrower who gives an account that the bank keeps under a former name, or somebody else's. */
  async function withOtherName() {
    walks += 1;
    const email = `other-name-${walks}@example.com`;
    const persona = "straight-approval";
    const walked = await walkIn(product, { persona, email, until: "DISBURSEMENT_ACCOUNT" });
    const { client, uuid, persona: typed } = walked;
    await client.send(chooseDisbursement, {
      params: { uuid },
      body: {
        source: "TYPED",
        nickname: " Household ",
        routingNumber: typed.fill.bank.routingNumber,
        accountNumber: "4400123004",
        type: "CHECKING",
      },
    });
    await until(
      () => checkOf(walked),
      (check) => check !== null,
    );
    return walked;
  }

  it("is asked about, while the application goes on, and is used once a person has seen that it is theirs", async () => {
    const walked = await withOtherName();
    expect(await checkOf(walked)).toBe("PENDING_REVIEW");
    const { disbursement } = await walked.client.send(accounts, params(walked));
    expect(disbursement).toMatchObject({ mask: "3004", nickname: "Household" });
    expect((await walked.client.send(status, params(walked))).step).toBe("AUTOPAY_ACCOUNT");
    const condition = await asked(walked);
    expect(condition).toMatchObject({ categoryEnum: "BANK_ACCOUNT_FRAUD_REVIEW", actionNeeded: true });
    expect(condition?.commentsToBorrower).toContain("another name");
    // Of the account nothing but its bank and the last four characters of its number.
    expect(condition?.xtraData.account).toEqual({ bankName: expect.stringMatching(/\S/) as unknown, mask: "3004" });
    expect(JSON.stringify(condition)).not.toContain("4400123004");
    await upload(walked, "OTHER_EVIDENCE", condition?.uuid);
    expect((await asked(walked))?.actionNeeded).toBe(false);
    await asStaff(walked, { act: "accept-account" });
    expect([await checkOf(walked), await asked(walked)]).toEqual(["VERIFIED", undefined]);
  });

  it("is refused by the person where it is somebody else's: another is asked for", async () => {
    const walked = await withOtherName();
    const refuse: StaffAct = { act: "refuse-account", reason: "The statement names a stranger." };
    await asStaff(walked, refuse);
    expect(await walked.client.send(accounts, params(walked))).toMatchObject({
      disbursement: null,
      refused: { mask: "3004" },
    });
    expect((await walked.client.send(status, params(walked))).step).toBe("DISBURSEMENT_ACCOUNT");
  });
});
