import {
  agreeSecondStepOff,
  askSecondStepOff,
  keepSecondStep,
  lostSecondSteps,
} from "@gable/contract/calls/identity-desk.ts";
import { logInByMail, sendLogInMail } from "@gable/contract/calls/identity-mail.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { logInAsSigner } from "@gable/contract/calls/signers.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { ownAccounts, PASSWORD } from "@gable/testkit/own-accounts.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

const HOUR_MS = 3_600_000;
const reason = "They showed a passport on a call; the telephone is in a lake";

const stepsOn = async ({ client }: OpenStaff, uuid: string) =>
  (await client.send(lostSecondSteps, { params: { uuid } })).steps;
const ask = ({ client }: OpenStaff, uuid: string, signer?: string) =>
  client.send(askSecondStepOff, {
    params: { uuid },
    body: { shown: "VIDEO_CALL", reason, ...(signer && { signer }) },
  });
async function agree(who: OpenStaff, uuid: string, signer?: string) {
  const asked = (await stepsOn(who, uuid)).find((step) => step.signer === (signer ?? null));
  const askedAt = asked?.lost?.askedAt ?? new Date().toISOString();
  await who.client.send(agreeSecondStepOff, { params: { uuid }, body: { askedAt, ...(signer && { signer }) } });
}

describe("a second step whose owner lost phone and codes", () => {
  let product: TestProduct;
  let ruth: OpenStaff;
  let vera: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
  });
  beforeEach(async () => {
    [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
  });
  afterAll(() => product.close());

  const { guarded, codeOf, isOpen, beginApplication, mailedAbout } = ownAccounts(() => product);
  const later = (hours: number) => product.ctx.adjustableClock?.advance(hours * HOUR_MS);

  /** Somebody with a second step and an application. */
  async function shutOut() {
    const account = await guarded();
    return { ...account, ...(await beginApplication(account.email)) };
  }

  it("is taken off by two administrators once the owner had a day to object, logs everybody out, and is on record", async () => {
    const { uuid, enter, here, email } = await shutOut();
    expect(await stepsOn(ruth, uuid)).toEqual([{ signer: null, lost: null }]);
    await ask(ruth, uuid);
    expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
    await expect(agree(ruth, uuid)).rejects.toMatchObject({ problem: { status: 403, code: "second-person" } });
    await agree(vera, uuid);
    expect(await stepsOn(vera, uuid)).toMatchObject([
      { lost: { shown: "VIDEO_CALL", askedBy: ruth.name, agreedBy: vera.name, mayAgree: false } },
    ]);
    await mailedAbout(email, "We will turn off your second step tomorrow");
    await later(23);
    expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
    await later(2);
    // The password is asked for all the same.
    expect((await enter({ password: "not the password at all" })).json()).toMatchObject({ code: "credentials" });
    const entered = await enter();
    expect(entered.statusCode).toBe(200);
    expect([await isOpen(here), await isOpen(entered.json<{ jwt: string }>().jwt)]).toEqual([false, true]);
    await mailedAbout(email, "The second step was turned off");
    const present = await openStaff(product, "administrator");
    const { events } = await present.client.send(fileEvents, { params: { uuid }, query: {} });
    const steps = events.filter(({ type }) => type.startsWith("second-step"));
    expect(steps.map(({ type, who }) => [type, who])).toEqual([
      ["second-step-taken-off", null],
      ["second-step-off-agreed", vera.name],
      ["second-step-off-asked", ruth.name],
    ]);
    expect(JSON.stringify(events)).not.toContain("lake");
    expect(await stepsOn(present, uuid)).toEqual([]);
  });

  it("is taken off by who comes by a mail as well", async () => {
    const { uuid, email, identityUuid } = await shutOut();
    await ask(ruth, uuid);
    await agree(vera, uuid);
    await later(25);
    const post = (url: string, payload: object) =>
      product.app.inject({ method: "POST", url, headers: { host: "localhost" }, payload });
    await post(sendLogInMail.path, { email });
    const code = await mailed(
      product.sandbox.url,
      email,
      ({ subject }) => /^(\d{6}) is your code/.exec(subject ?? "")?.[1],
    );
    expect((await post(logInByMail.path, { proof: { email, code } })).statusCode).toBe(200);
    const sessions = await product.ctx.database.kysely
      .selectFrom("sessions")
      .select("opened_by")
      .where("identity_uuid", "=", identityUuid)
      .where("revoked_at", "is", null)
      .execute();
    expect(sessions).toEqual([{ opened_by: "mail" }]);
  });

  it("stays once its owner shows it, and what was agreed is over", async () => {
    const { uuid, enter, uri } = await shutOut();
    await ask(ruth, uuid);
    await agree(vera, uuid);
    expect((await enter({ appCode: codeOf(uri, 1) })).statusCode).toBe(200);
    expect(await stepsOn(ruth, uuid)).toEqual([{ signer: null, lost: null }]);
    await later(25);
    expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
  });

  it("stays where its owner shows it after the day as well, together with the password", async () => {
    const { uuid, enter, uri } = await shutOut();
    await ask(ruth, uuid);
    await agree(vera, uuid);
    await later(25);
    expect((await enter({ appCode: "000000" })).json()).toMatchObject({ code: "app-code-wrong" });
    expect((await enter({ appCode: codeOf(uri, 1) })).statusCode).toBe(200);
    expect(await stepsOn(await openStaff(product, "administrator"), uuid)).toEqual([{ signer: null, lost: null }]);
    expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
  });

  it.each([
    ["who left before anybody agreed", { deactivated_at: new Date().toISOString() }],
    ["who is no administrator any more", { role: "underwriter" }],
  ])("is not agreed to on the word of one %s: it is asked for anew", async (_, gone) => {
    const { uuid } = await shutOut();
    await ask(ruth, uuid);
    const seen = (await stepsOn(vera, uuid))[0]?.lost;
    await product.ctx.database.kysely.updateTable("staff").set(gone).where("uuid", "=", ruth.staffUuid).execute();
    expect(await stepsOn(vera, uuid)).toEqual([{ signer: null, lost: null }]);
    const agreeToSeen = vera.client.send(agreeSecondStepOff, {
      params: { uuid },
      body: { askedAt: seen?.askedAt ?? "" },
    });
    await expect(agreeToSeen).rejects.toMatchObject({ problem: { status: 409, code: "changed-meanwhile" } });
    await ask(vera, uuid);
    expect((await stepsOn(vera, uuid))[0]?.lost).toMatchObject({ mayAgree: false, opensAt: null });
  });

  it("stays where nobody agrees, where an administrator stops it, and where nobody comes for a week", async () => {
    const [asked, stopped, left] = [await shutOut(), await shutOut(), await shutOut()];
    for (const { uuid } of [asked, stopped, left]) await ask(ruth, uuid);
    await expect(ask(vera, asked.uuid)).rejects.toMatchObject({ problem: { status: 409, code: "changed-meanwhile" } });
    for (const { uuid } of [stopped, left]) await agree(vera, uuid);
    await ruth.client.send(keepSecondStep, { params: { uuid: stopped.uuid }, body: {} });
    await later(25);
    for (const { enter } of [asked, stopped])
      expect((await enter()).json()).toMatchObject({ code: "second-factor-needed" });
    await later(7 * 24);
    expect((await left.enter()).json()).toMatchObject({ code: "second-factor-needed" });
    const present = await openStaff(product, "administrator");
    expect(await stepsOn(present, left.uuid)).toEqual([{ signer: null, lost: null }]);
    // What is over can be asked for again.
    await ask(present, left.uuid);
  });

  it("is not agreed to by whom the one who asked let in: they may be one person", async () => {
    const { uuid } = await shutOut();
    await ask(ruth, uuid);
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ vouched_by: ruth.staffUuid })
      .where("uuid", "=", vera.staffUuid)
      .execute();
    expect(await stepsOn(vera, uuid)).toMatchObject([{ lost: { mayAgree: false } }]);
    await expect(agree(vera, uuid)).rejects.toMatchObject({ problem: { status: 403, code: "second-person" } });
  });

  it("is agreed to as it was asked for, and no other request", async () => {
    const { uuid } = await shutOut();
    await ask(ruth, uuid);
    const [seen] = await stepsOn(vera, uuid);
    await ruth.client.send(keepSecondStep, { params: { uuid }, body: {} });
    await later(1);
    const [former, present] = [seen?.lost?.askedAt ?? "", await openStaff(product, "administrator")];
    await ask(present, uuid);
    const other = await openStaff(product, "administrator");
    const send = () => other.client.send(agreeSecondStepOff, { params: { uuid }, body: { askedAt: former } });
    await expect(send()).rejects.toMatchObject({ problem: { status: 409, code: "changed-meanwhile" } });
  });

  it("is a signer's as much as a borrower's, by the application that they sign", async () => {
    const { ctx } = product;
    const [account, borrower] = [await shutOut(), await openBorrower(product)];
    const { applicationUuid: uuid } = borrower;
    const { uuid: signer } = await openSigner(product, borrower);
    await expect(ask(ruth, uuid, signer)).rejects.toMatchObject({ problem: { code: "changed-meanwhile" } });
    await expect(ask(ruth, uuid)).rejects.toMatchObject({ problem: { code: "changed-meanwhile" } });
    await expect(ask(ruth, uuid, uuid)).rejects.toMatchObject({ problem: { status: 404 } });
    // They sign by the account of before, which has a second step.
    const { identityUuid } = account;
    await ctx.database.kysely.transaction().execute(async (trx) => {
      await trx.updateTable("signers").set({ identity_uuid: identityUuid }).where("uuid", "=", signer).execute();
      await advance(ctx, trx, uuid, { kind: "system" }, ({ facts }) => ({
        event: "signer-joined",
        facts: { signers: facts.signers.map((one) => ({ ...one, identityUuid })) },
      }));
    });
    await ask(ruth, uuid, signer);
    await agree(vera, uuid, signer);
    await later(25);
    const logIn = () =>
      product.app.inject({
        method: "POST",
        url: logInAsSigner.path,
        headers: { host: "localhost" },
        payload: { email: account.email, password: PASSWORD },
      });
    expect((await logIn()).statusCode).toBe(200);
    const present = await openStaff(product, "administrator");
    const { events } = await present.client.send(fileEvents, { params: { uuid }, query: {} });
    expect(events.find(({ type }) => type === "second-step-off-asked")).toMatchObject({
      detail: { signer, shown: "VIDEO_CALL" },
    });
  });
});
