import { addPhoneNumber, conditions, sendPhoneCode } from "@gable/contract/calls/conditions.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { givePhone, mailed } from "@gable/testkit/borrower/signer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a phone number that staff miss", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  async function asked() {
    const { applicationUuid: uuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const dana = await openStaff(product, "underwriter");
    await dana.client.send(actOnFile, {
      params: { uuid },
      body: {
        act: "raise-condition",
        categoryEnum: "MISSING_PHONE_NUMBER",
        comments: "Which number may the notary call?",
        documents: 0,
        priorTo: "funding",
      },
    });
    const params = { uuid };
    return {
      client,
      uuid,
      open: async () => (await client.send(conditions, { params })).map(({ categoryEnum }) => categoryEnum),
      send: (phone: string) => client.send(sendPhoneCode, { params, body: { phone } }),
      give: (phone: string, code: string) => client.send(addPhoneNumber, { params, body: { phone, code } }),
    };
  }
  const codeOn = (phone: string) =>
    mailed(product.sandbox.url, phone, ({ subject, text }) => /: (\d{6}) is your code/.exec(subject ?? text)?.[1]);

  it("is taken once the digits that came to it are typed", async () => {
    const ada = await asked();
    expect(await ada.open()).toEqual(["MISSING_PHONE_NUMBER"]);
    await givePhone(ada, product.sandbox.url, "(916) 555-2671");
    expect(await ada.open()).toEqual([]);
  });

  it("is not taken without digits, with wrong ones, or with those of another number", async () => {
    const ada = await asked();
    await expect(ada.give("(916) 555-2681", "123456")).rejects.toMatchObject({ status: 409 });
    await ada.send("(916) 555-2681");
    const code = await codeOn("9165552681");
    await expect(ada.give("(916) 555-2682", code)).rejects.toMatchObject({ status: 400 });
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(ada.give("(916) 555-2681", wrong)).rejects.toMatchObject({ status: 400 });
    expect(await ada.open()).toEqual(["MISSING_PHONE_NUMBER"]);
    await ada.give("(916) 555-2681", code);
    expect(await ada.open()).toEqual([]);
  });

  it("cannot be guessed: after five wrong digits others are sent, and not more than six times an hour", async () => {
    const ada = await asked();
    const phone = "(916) 555-2691";
    await ada.send(phone);
    const code = await codeOn("9165552691");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1)
      await expect(ada.give(phone, wrong)).rejects.toMatchObject({ status: 400 });
    await expect(ada.give(phone, code)).rejects.toMatchObject({ status: 409 });
    for (let sent = 1; sent < 6; sent += 1) await ada.send(phone);
    await expect(ada.send(phone)).rejects.toMatchObject({ status: 429 });
  });
});
