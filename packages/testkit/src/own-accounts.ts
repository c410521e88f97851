import { randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import { sendEmailCode as askForCode, confirmEmail, identity, logIn } from "@gable/contract/calls/identity.ts";
import { beginSecondFactor, confirmSecondFactor } from "@gable/contract/calls/identity-settings.ts";
import { createApplication } from "@gable/server/modules/application/create-application.ts";
import { insertBorrower } from "@gable/server/modules/session/identity-store.ts";
import { hashPassword } from "@gable/server/modules/session/passwords.ts";
import { codeOfKey } from "./authenticator.ts";
import { mailedCode } from "./borrower/closing-moves.ts";
import { mailed } from "./borrower/signer.ts";
import type { TestProduct } from "./start-product.ts";

export const PASSWORD = "river stone lantern paper";
export const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Makes accounts on a product that runs by the time one is asked for, and asks as their owners do. */
export function ownAccounts(running: () => TestProduct) {
  const ask = (method: Method, url: string, authorization: string, payload?: object) =>
    running().app.inject({
      method,
      url,
      headers: { host: "localhost", authorization },
      ...(payload && { payload }),
    });

  async function account(orgCode = "gable") {
    const { app, ctx } = running();
    const email = `${randomUUID()}@example.com`;
    const passwordHash = await hashPassword(PASSWORD);
    await ctx.database.kysely
      .transaction()
      .execute((trx) => insertBorrower(ctx, trx, { orgCode, email, passwordHash, profile: { language: "en" } }));
    const enter = async (more: Partial<BodyOf<typeof logIn>> = {}, userAgent = FIREFOX) =>
      app.inject({
        method: "POST",
        url: logIn.path,
        headers: { host: "localhost", "user-agent": userAgent },
        payload: { email, password: PASSWORD, ...more },
      });
    const token = async (...given: Parameters<typeof enter>) => (await enter(...given)).json<{ jwt: string }>().jwt;
    return { email, enter, token };
  }

  /** Digits that went to the account's address, typed; fails where they are not taken. */
  async function confirmAddress(token: string, email: string): Promise<void> {
    await ask("POST", askForCode.path, token);
    const code = await mailedCode({ sandboxUrl: running().sandbox.url, email });
    const { statusCode } = await ask("POST", confirmEmail.path, token, { code });
    if (statusCode !== 204) throw new Error(`The digits that were mailed are answered by ${statusCode}.`);
  }

  const isOpen = async (token: string) => (await ask("GET", identity.path, token)).statusCode === 200;

  /** What the app shows that was given this key, so many codes from now. */
  const codeOf = (uri: string, steps = 0) => {
    const secret = new URL(uri).searchParams.get("secret") ?? "";
    return codeOfKey(secret, new Date(running().ctx.clock.now().getTime() + steps * 30_000));
  };

  /** An account that asks for a second step; the code that was used to turn it on is spent. */
  async function guarded() {
    const opened = await account();
    const here = await opened.token();
    await confirmAddress(here, opened.email);
    const begun = await ask("POST", beginSecondFactor.path, here, { password: PASSWORD });
    const { uri } = begun.json<{ uri: string }>();
    const confirmed = await ask("POST", confirmSecondFactor.path, here, { code: codeOf(uri) });
    return { ...opened, here, uri, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }

  /** Begins an application of the account with this address. */
  async function beginApplication(email: string) {
    const { ctx } = running();
    return ctx.database.kysely.transaction().execute(async (trx) => {
      const { identityUuid } = await trx
        .selectFrom("identities")
        .select("uuid as identityUuid")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      const actor = { kind: "borrower", identityUuid } as const;
      const { file } = await createApplication(ctx, trx, { orgCode: "gable", identityUuid, facts: {}, actor });
      return { identityUuid, uuid: file.uuid };
    });
  }

  /** Waits until the owner has been written to under this subject. */
  const mailedAbout = (email: string, subject: string) =>
    mailed(running().sandbox.url, email, (message) => (message.subject === subject ? subject : undefined));

  return { ask, account, confirmAddress, isOpen, codeOf, guarded, beginApplication, mailedAbout };
}
