import { agentLogIn, agentSelf, giveSecondFactor } from "@gable/contract/calls/staff.ts";
import { renewAccess } from "@gable/contract/calls/staff-members.ts";
import {
  addStaffPasskey,
  beginPasskeyFactor,
  beginStaffPasskey,
  givePasskeyFactor,
  removeStaffPasskey,
  staffPasskeys,
} from "@gable/contract/calls/staff-passkeys.ts";
import type { Client } from "@gable/contract/client.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { createConsoleClient, openStaff } from "@gable/testkit/open-staff.ts";
import { staffWithLogIn } from "@gable/testkit/staff-with-log-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuthenticator } from "../session/testing/virtual-authenticator.ts";

const PASSWORD = "river stone lantern paper";

describe("a passkey of staff", () => {
  let product: TestProduct;
  let here: { rpId: string; origin: string };
  beforeAll(async () => {
    product = await startProduct();
    const { hostname, origin } = new URL(product.ctx.config.consoleUrl);
    here = { rpId: hostname, origin };
  });
  afterAll(() => product.close());

  /** Somebody who is not logged in yet. */
  async function somebody() {
    const person = await staffWithLogIn(product, "processor");
    const { email, password, code } = person;
    const arrive = async () => {
      const client = createConsoleClient(product);
      return { client, ...(await client.send(agentLogIn, { body: { email, password } })) };
    };
    const enter = async () => {
      const { client } = await arrive();
      await client.send(giveSecondFactor, { body: { code: await code() } });
      return client;
    };
    return { ...person, arrive, enter };
  }

  type Somebody = Awaited<ReturnType<typeof somebody>>;

  async function addTo({ code }: Somebody, client: Client, proof: { appCode?: string } = {}) {
    const body = { password: PASSWORD, appCode: await code(), ...proof };
    const begun = await client.send(beginStaffPasskey, { body });
    const authenticator = createAuthenticator(begun.user.id);
    const credential = authenticator.make({ ...here, challenge: begun.challenge });
    const kept = await client.send(addStaffPasskey, { body: { name: "My laptop", credential } });
    return { begun, authenticator, credential, kept };
  }

  /** As `somebody`, logged in with a code, with a passkey. */
  async function withPasskey() {
    const person = await somebody();
    const client = await person.enter();
    return { ...person, client, ...(await addTo(person, client)) };
  }

  it("completes the log-in after the password in place of a code, and its owner hears of it", async () => {
    const { email, client, authenticator, credential, begun, kept, arrive } = await withPasskey();
    expect(begun.rp).toEqual({ id: here.rpId, name: "Gable console" });
    await mailed(product.sandbox.url, email, ({ subject }) => /A passkey was added/.exec(subject ?? "")?.[0]);
    const arrival = await arrive();
    expect(arrival).toMatchObject({ secondFactor: "CODE", hasPasskey: true });
    const asked = await arrival.client.send(beginPasskeyFactor, {});
    expect(asked).toMatchObject({
      rpId: here.rpId,
      allowCredentials: [{ id: credential.id, transports: ["internal"] }],
    });
    const assertion = authenticator.answer({ ...here, challenge: asked.challenge });
    expect(await isOpen(arrival.client)).toBe(false);
    expect(await arrival.client.send(givePasskeyFactor, { body: { assertion } })).toEqual({ redirect: "/pipeline" });
    expect(await arrival.client.send(agentSelf, {})).toMatchObject({ email });
    expect(await client.send(staffPasskeys, {})).toEqual({
      isCodeAsked: true,
      passkeys: [{ ...kept, name: "My laptop", lastUsedAt: expect.any(String) }],
    });
    expect((await arrival.client.send(staffPasskeys, {})).isCodeAsked).toBe(false);
  });

  it("is no way in without the password, nor in anybody else's log-in, nor twice", async () => {
    const [own, other] = [await withPasskey(), await withPasskey()];
    const answered = (challenge: string) => own.authenticator.answer({ ...here, challenge });
    const visitor = createConsoleClient(product);
    await expect(visitor.send(beginPasskeyFactor, {})).rejects.toMatchObject({ status: 401 });
    await expect(own.client.send(beginPasskeyFactor, {})).rejects.toMatchObject({ status: 401 });
    const [first, second, foreign] = [await own.arrive(), await own.arrive(), await other.arrive()];
    const give = ({ client }: { client: Client }, challenge: string) =>
      client.send(givePasskeyFactor, { body: { assertion: answered(challenge) } });
    const refused = { status: 400, problem: { code: "passkey-refused" } };
    // Another log-in's challenge, even one's own; another's passkey; a page of another origin; a device that nobody unlocked.
    await expect(give(first, await ask(second))).rejects.toMatchObject(refused);
    await expect(give(foreign, await ask(foreign))).rejects.toMatchObject(refused);
    for (const instead of [{ origin: "https://console.evil" }, { rpId: "evil" }, { isUnlocked: false }]) {
      const assertion = own.authenticator.answer({ ...here, challenge: await ask(second), ...instead });
      await expect(second.client.send(givePasskeyFactor, { body: { assertion } })).rejects.toMatchObject(refused);
    }
    const challenge = await ask(first);
    await give(first, challenge);
    const third = await own.arrive();
    await expect(give(third, challenge)).rejects.toMatchObject(refused);
  });

  it("rests with the account after five that did not fit, and the right one does not help then", async () => {
    const { arrive, authenticator } = await withPasskey();
    const { client } = await arrive();
    const give = (assertion: object) =>
      client.send(givePasskeyFactor, { body: { assertion: assertion as ReturnType<typeof authenticator.answer> } });
    for (let count = 0; count < 5; count += 1)
      await expect(give(authenticator.answer({ ...here, challenge: "A".repeat(43) }))).rejects.toMatchObject({
        status: 400,
      });
    const { challenge } = await client.send(beginPasskeyFactor, {});
    await expect(give(authenticator.answer({ ...here, challenge }))).rejects.toMatchObject({ status: 400 });
  });

  it("is made against password and code by who sits there, for their own account", async () => {
    const [own, other] = [await somebody(), await somebody()];
    const [client, strange] = [await own.enter(), await other.enter()];
    const wrong = async (body: { password: string; appCode?: string }) =>
      client.send(beginStaffPasskey, { body }).then(
        () => undefined,
        (failure: { problem?: { fields?: object } }) => failure.problem?.fields,
      );
    expect(await wrong({ password: "not the password", appCode: await own.code() })).toEqual({
      password: ["password-wrong"],
    });
    expect(await wrong({ password: PASSWORD })).toEqual({ appCode: ["code-wrong"] });
    const begun = await client.send(beginStaffPasskey, { body: { password: PASSWORD, appCode: await own.code() } });
    const authenticator = createAuthenticator(begun.user.id);
    const credential = authenticator.make({ ...here, challenge: begun.challenge });
    const body = { name: "My laptop", credential };
    await expect(strange.send(addStaffPasskey, { body })).rejects.toMatchObject({ status: 400 });
    // The challenge of a log-in makes none: that would spare the code.
    const { client: arriving } = await own.arrive();
    const { challenge } = await arriving.send(beginPasskeyFactor, {});
    const smuggled = { name: "Mine", credential: createAuthenticator(begun.user.id).make({ ...here, challenge }) };
    await expect(client.send(addStaffPasskey, { body: smuggled })).rejects.toMatchObject({ status: 400 });
    await client.send(addStaffPasskey, { body });
    await expect(client.send(addStaffPasskey, { body })).rejects.toMatchObject({ status: 400 });
  });

  it("is taken away against password and code: it opens nothing more, and every other session ends", async () => {
    const { staffUuid, email, client, kept, authenticator, code, enter, arrive } = await withPasskey();
    const arrival = await arrive();
    const { challenge } = await arrival.client.send(beginPasskeyFactor, {});
    const elsewhere = await enter();
    const stranger = await (await somebody()).enter();
    await expect(remove(stranger, kept.uuid, {})).rejects.toMatchObject({ status: 400 });
    await expect(remove(client, kept.uuid, { password: "wrong", appCode: await code() })).rejects.toMatchObject({
      status: 400,
    });
    await expect(remove(client, kept.uuid, {})).rejects.toMatchObject({ status: 400 });
    await remove(client, kept.uuid, { appCode: await code() });
    expect([await isOpen(client), await isOpen(elsewhere)]).toEqual([true, false]);
    const assertion = authenticator.answer({ ...here, challenge });
    await expect(arrival.client.send(givePasskeyFactor, { body: { assertion } })).rejects.toMatchObject({
      status: 401,
    });
    expect((await arrive()).hasPasskey).toBe(false);
    await mailed(product.sandbox.url, email, ({ subject }) => /A passkey was removed/.exec(subject ?? "")?.[0]);
    const { rows } = await product.ctx.database.pool.query<{ type: string }>(
      "select type from lender_events where actor ->> 'identityUuid' = $1 order by sequence",
      [staffUuid],
    );
    expect(rows.map(({ type }) => type)).toEqual(["staff-passkey-added", "staff-passkey-removed"]);
  });

  it("of another is as good as none", async () => {
    const { kept, client: own } = await withPasskey();
    const other = await somebody();
    const client = await other.enter();
    await expect(remove(client, kept.uuid, { appCode: await other.code() })).rejects.toMatchObject({ status: 404 });
    expect((await own.send(staffPasskeys, {})).passkeys).toHaveLength(1);
  });

  it("lets who lost the app manage passkeys, and keeps them from taking their last way in away", async () => {
    const person = await withPasskey();
    const { client } = await person.arrive();
    const { challenge } = await client.send(beginPasskeyFactor, {});
    const assertion = person.authenticator.answer({ ...here, challenge });
    await client.send(givePasskeyFactor, { body: { assertion } });
    const begun = await client.send(beginStaffPasskey, { body: { password: PASSWORD } });
    expect(begun.excludeCredentials).toMatchObject([{ id: person.credential.id }]);
    const second = createAuthenticator(begun.user.id).make({ ...here, challenge: begun.challenge });
    const phone = await client.send(addStaffPasskey, { body: { name: "My phone", credential: second } });
    await remove(client, phone.uuid, {});
    await expect(remove(client, person.kept.uuid, {})).rejects.toMatchObject({
      problem: { fields: { appCode: ["code-of-last"] } },
    });
    expect((await client.send(staffPasskeys, {})).passkeys).toHaveLength(1);
    await remove(client, person.kept.uuid, { appCode: await person.code() });
    expect((await client.send(staffPasskeys, {})).passkeys).toEqual([]);
  });

  it("is forgotten with all else when an administrator gives its owner a new way in", async () => {
    const { staffUuid } = await withPasskey();
    const ruth = await openStaff(product, "administrator");
    const member = await ruth.client.send(renewAccess, { params: { member: staffUuid } });
    expect(member.state).toBe("invited");
    const left = await product.ctx.database.kysely
      .selectFrom("passkeys")
      .select("uuid")
      .where("staff_uuid", "=", staffUuid)
      .execute();
    expect(left).toEqual([]);
  });
});

const remove = (client: Client, passkey: string, proof: { password?: string; appCode?: string }) =>
  client.send(removeStaffPasskey, { params: { passkey }, body: { password: PASSWORD, ...proof } });

const isOpen = (client: Client) =>
  client.send(agentSelf, {}).then(
    () => true,
    () => false,
  );

const ask = async ({ client }: { client: Client }) => (await client.send(beginPasskeyFactor, {})).challenge;
