import { conditions, settledConditions } from "@gable/contract/calls/conditions.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { addSignerPhone, sendSignerPhoneCode } from "@gable/contract/calls/signers-identity.ts";
import {
  sayOnSignerCondition,
  signerConditions,
  signerSettledConditions,
} from "@gable/contract/calls/signers-papers.ts";
import { businessHoursOf, businessMinutesBetween } from "@gable/domain/organisations/business-hours.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { MINUTE_MS } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendWaiting } from "../notifications/send-waiting.ts";

const DAY_MS = 86_400_000;

describe("what staff ask of somebody who signs", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  async function asked() {
    const borrower = await openBorrower(product);
    const { headers } = await openSigner(product, borrower);
    const uuid = borrower.applicationUuid;
    const file = async () => dana.client.send(loanFile, { params: { uuid } });
    const [signer] = (await file()).signers;
    const mailbox = signer?.contact ?? "";
    const act = (body: StaffAct) => dana.client.send(actOnFile, { params: { uuid }, body });
    return {
      uuid,
      client: createBorrowerClient(product.url, "gable", headers.authorization),
      borrower: createBorrowerClient(product.url, "gable", borrower.headers.authorization),
      file,
      act,
      ask: (categoryEnum: "MISSING_PHONE_NUMBER" | "GENERIC_DOCUMENT_REQUEST", comments: string) =>
        act({
          act: "ask-signer",
          signer: signer?.uuid ?? "",
          categoryEnum,
          comments,
          documents: 1,
          priorTo: "funding",
        }),
      moveBy: async (ms: number) => product.ctx.adjustableClock?.advance(ms, uuid),
      mails: async () =>
        (await (await fetch(`${product.sandbox.url}/inbox.json?to=${mailbox}`)).json()) as {
          subject: string;
          text: string;
        }[],
      put: async () =>
        product.ctx.database.kysely
          .selectFrom("outbox")
          .select("uuid")
          .where("application_uuid", "=", uuid)
          .where("identity_uuid", "is", null)
          .execute(),
    };
  }

  it("is a phone number too: confirmed by the digits that come to it, and then theirs", async () => {
    const theo = await asked();
    await theo.ask("MISSING_PHONE_NUMBER", "The notary calls you if the line breaks.");
    expect(await theo.client.send(signerConditions, {})).toMatchObject([
      { categoryEnum: "MISSING_PHONE_NUMBER", requestDocuments: false, actionNeeded: true },
    ]);
    const phone = "+16145557301";
    await theo.client.send(sendSignerPhoneCode, { body: { phone } });
    const code = await mailed(
      product.sandbox.url,
      phone.slice(2),
      ({ subject, text }) => /: (\d{6}) is your code/.exec(subject ?? text)?.[1],
    );
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(theo.client.send(addSignerPhone, { body: { phone, code: wrong } })).rejects.toMatchObject({
      status: 400,
    });
    await theo.client.send(addSignerPhone, { body: { phone, code } });
    expect(await theo.client.send(signerConditions, {})).toEqual([]);
    expect((await theo.file()).signers).toMatchObject([{ contact: expect.stringContaining(phone) as unknown }]);
    await expect(theo.client.send(addSignerPhone, { body: { phone, code } })).rejects.toMatchObject({ status: 409 });
  });

  it("says by which hour of the lender's a person reads what comes for it, and when that hour is past", async () => {
    const theo = await asked();
    await theo.ask("GENERIC_DOCUMENT_REQUEST", "The deed of your mother.");
    const read = async () => (await theo.client.send(signerConditions, {}))[0];
    const first = await read();
    const hours = businessHoursOf(product.ctx.lenders.byOrgCode("gable"));
    const minutesUntil = (by: string | undefined) => {
      return businessMinutesBetween(product.ctx.clock.now(theo.uuid).toISOString(), by ?? "", hours);
    };
    expect(first).toMatchObject({ actionNeeded: true, lookedAt: { isPast: false } });
    expect(minutesUntil(first?.lookedAt?.by)).toBeGreaterThanOrEqual(239);
    await theo.client.send(sayOnSignerCondition, {
      params: { condition: first?.uuid ?? "" },
      body: { kind: "NOT_APPLICABLE", text: "She never owned it." },
    });
    const said = await read();
    expect(said).toMatchObject({ actionNeeded: false, lookedAt: { isPast: false } });
    await theo.moveBy(7 * DAY_MS);
    expect((await read())?.lookedAt).toEqual({ by: said?.lookedAt?.by, isPast: true });
  });

  it("stands among what is done once it is settled: theirs for them, and not among the borrower's", async () => {
    const theo = await asked();
    await theo.ask("GENERIC_DOCUMENT_REQUEST", "The deed of your mother.");
    const [first] = await theo.client.send(signerConditions, {});
    expect(await theo.client.send(signerSettledConditions, {})).toEqual([]);
    await theo.act({ act: "clear-condition", condition: first?.uuid ?? "" });
    expect(await theo.client.send(signerSettledConditions, {})).toMatchObject([
      { uuid: first?.uuid, categoryEnum: "GENERIC_DOCUMENT_REQUEST", requestDocuments: true },
    ]);
    expect(await theo.borrower.send(settledConditions, { params: { uuid: theo.uuid } })).toEqual([]);
    await theo.act({
      act: "raise-condition",
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      comments: "Where is the garage?",
      documents: 0,
      priorTo: "funding",
    });
    const [own] = await theo.borrower.send(conditions, { params: { uuid: theo.uuid } });
    await theo.act({ act: "clear-condition", condition: own?.uuid ?? "" });
    expect(await theo.borrower.send(settledConditions, { params: { uuid: theo.uuid } })).toMatchObject([
      { uuid: own?.uuid, requestDocuments: false },
    ]);
    expect(await theo.client.send(signerSettledConditions, {})).toHaveLength(1);
  });

  it("is told in one mail a quarter of an hour later, with whatever came meanwhile", async () => {
    const theo = await asked();
    await theo.ask("GENERIC_DOCUMENT_REQUEST", "The deed of your mother.");
    await theo.moveBy(5 * MINUTE_MS);
    await theo.ask("GENERIC_DOCUMENT_REQUEST", "And the decree.");
    const [first] = await theo.client.send(signerConditions, {});
    await theo.act({ act: "answer-condition", condition: first?.uuid ?? "", text: "Every page, please." });
    await theo.moveBy(9 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await theo.put()).toEqual([]);
    await theo.moveBy(MINUTE_MS);
    await sendWaiting(product.ctx);
    await expect.poll(theo.mails).toHaveLength(1);
    const [mail] = await theo.mails();
    expect(mail?.subject).toBe("Theo, we need something from you · Theo, we wrote to you");
    expect(mail?.text).toContain("/heloc-signer/resume");
    await theo.moveBy(60 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await theo.put()).toHaveLength(1);
  });

  it("is not told of any more that is settled before the mail goes", async () => {
    const theo = await asked();
    await theo.ask("GENERIC_DOCUMENT_REQUEST", "The deed of your mother.");
    const [first] = await theo.client.send(signerConditions, {});
    await theo.act({ act: "clear-condition", condition: first?.uuid ?? "" });
    await theo.moveBy(16 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await theo.put()).toEqual([]);
  });
});
