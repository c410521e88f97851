import { randomUUID } from "node:crypto";
import { logIn } from "@gable/contract/calls/identity.ts";
import { changePassword } from "@gable/contract/calls/identity-settings.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endSessions } from "../../http/session.ts";
import { insertBorrower } from "./identity-store.ts";
import { hashPassword } from "./passwords.ts";

const PASSWORD = "river stone lantern paper";
const THEIRS = "copper kettle morning field";
const OWNERS = "quiet harbour evening train";
const ROUNDS = 30;

describe("a password that is changed in the instant in which the account's owner takes it back", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = (method: "POST" | "PUT", url: string, authorization: string, payload: object) =>
    product.app.inject({ method, url, headers: { host: "localhost", authorization }, payload });

  /** What came of a change by somebody who is logged in and knows the password, while the owner sets another by a link. */
  async function takenBack(passwordHash: string, ownersHash: string): Promise<{ changed: number; owner: number }> {
    const { ctx } = product;
    const { kysely } = ctx.database;
    const account = { orgCode: "gable", email: `${randomUUID()}@example.com`, passwordHash } as const;
    const { email } = account;
    const uuid = await kysely
      .transaction()
      .execute(async (trx) => (await insertBorrower(ctx, trx, { ...account, profile: { language: "en" } })) ?? "");
    const { jwt: here } = (await ask("POST", logIn.path, "", { email, password: PASSWORD })).json<{ jwt: string }>();
    let isThrough = false;
    const changing = ask("PUT", changePassword.path, here, { password: PASSWORD, newPassword: THEIRS }).finally(() => {
      isThrough = true;
    });
    // The password is being compared by now, and the new one not kept yet; or the instant was missed.
    await until(
      () => kysely.selectFrom("identities").select("failed_log_ins").where("uuid", "=", uuid).executeTakeFirstOrThrow(),
      (row) => isThrough || row.failed_log_ins === 1,
    );
    await kysely.transaction().execute(async (trx) => {
      await trx.updateTable("identities").set({ password_hash: ownersHash }).where("uuid", "=", uuid).execute();
      await endSessions(ctx, trx, { identityUuid: uuid });
    });
    const changed = (await changing).statusCode;
    return { changed, owner: (await ask("POST", logIn.path, "", { email, password: OWNERS })).statusCode };
  }

  it("is the owner's, and whoever was logged in before changes nothing any more", async () => {
    const [passwordHash, ownersHash] = await Promise.all([hashPassword(PASSWORD), hashPassword(OWNERS)]);
    let isMet = false;
    for (let round = 0; round < ROUNDS && !isMet; round += 1) {
      const { changed, owner } = await takenBack(passwordHash, ownersHash);
      expect(owner).toBe(200);
      // Where the change was through before, another round meets the instant.
      isMet = changed === 401;
    }
    expect(isMet).toBe(true);
  });
});
