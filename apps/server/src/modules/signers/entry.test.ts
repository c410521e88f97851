import { randomUUID } from "node:crypto";
import { application, applications, status } from "@gable/contract/calls/application.ts";
import { advanceClock } from "@gable/contract/calls/development.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { brokerLogOut, identity } from "@gable/contract/calls/identity.ts";
import { beginSecondFactor, confirmSecondFactor } from "@gable/contract/calls/identity-settings.ts";
import {
  coDeed,
  inviteSigner,
  joinAsSigner,
  logInAsSigner,
  openInvitation,
  refuseInvitation,
  renewInvitation,
  sendSignerCode,
  signers,
} from "@gable/contract/calls/signers.ts";
import { declineAsSigner, signerDesk } from "@gable/contract/calls/signers-desk.ts";
import type { CallFailed } from "@gable/contract/problem.ts";
import { newSigner } from "@gable/domain/signers/name-signers.ts";
import { codeOfKey } from "@gable/testkit/authenticator.ts";
import { type BorrowerClient, createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import {
  demonstrationCode,
  deskOf,
  digitsIn,
  followInvitation,
  invitationIn,
  mailed,
  SIGNER_PASSWORD,
} from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { noonOfTomorrow } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { hashPassword } from "../session/passwords.ts";

const DAY_MS = 86_400_000;

/** Of an account that somebody who is named had before. */
const PASSWORD = "a quiet street in June";

interface Submitted {
  readonly client: BorrowerClient;
  readonly uuid: string;
  readonly email: string;
  readonly identityUuid: string;
  readonly sandboxUrl: string;
  readonly theo: { readonly client: BorrowerClient; readonly mailbox: string };
}

const refusal = (asked: Promise<unknown>): Promise<CallFailed> =>
  asked.then(
    () => Promise.reject(new Error("This was not refused.")),
    (failure: CallFailed) => failure,
  );

const theoOf = async ({ client, uuid }: Submitted) => {
  const [theo] = (await client.send(signers, { params: { uuid } })).signers;
  if (!theo) throw new Error("Nobody else signs.");
  return theo;
};

const letPass = ({ client, uuid }: Submitted, byMs: number) =>
  client.send(advanceClock, { body: { byMs, applicationUuid: uuid } });

const reinvite = async (borrower: Submitted, contact: { email?: string; phone?: string }) => {
  const theo = await theoOf(borrower);
  return borrower.client.send(inviteSigner, {
    params: { uuid: borrower.uuid, signer: theo.uuid },
    body: { ...contact, language: "en" },
  });
};

describe("somebody who is invited to sign", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** Of an account whose owner read its mailbox, unless they did not. */
  const givePassword = async ({ identityUuid }: Submitted, readAt: string | null = new Date().toISOString()) =>
    product.ctx.database.kysely
      .updateTable("identities")
      .set({ password_hash: await hashPassword(PASSWORD), email_confirmed_at: readAt })
      .where("uuid", "=", identityUuid)
      .execute();

  /** A borrower who has just submitted, with a husband who is on the title: he is invited from then on. */
  async function submitted(orgCode = "gable"): Promise<Submitted> {
    const { identityUuid, applicationUuid: uuid, headers } = await openBorrower(product, orgCode);
    const { ctx } = product;
    const { email } = await ctx.database.kysely
      .selectFrom("identities")
      .select("email")
      .where("uuid", "=", identityUuid)
      .executeTakeFirstOrThrow();
    const mailbox = `theo.${email}`;
    const theo = {
      firstName: "Theo",
      middleName: "James",
      lastName: "Bergstrom",
      relation: "SPOUSE",
      email: mailbox,
    } as const;
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, uuid, { kind: "system" }, (_file, now) => ({
        event: "submitted",
        facts: {
          answers: {
            email,
            name: { firstName: "Marisol", middleName: null, lastName: "Bergstrom", suffix: null },
            home: { street1: "1633 Thistle Barn Road", street2: null, city: "Charlotte", state: "NC", zip: "28205" },
          },
          additionalSignerVersion: ctx.lenders.byOrgCode(orgCode).orgMetaData.other.settings.additionalSignerVersion,
          submittedAt: now.toISOString(),
          signers: [newSigner(randomUUID(), theo, "en", now.toISOString())],
        },
      })),
    );
    return {
      client: createBorrowerClient(product.url, orgCode, headers.authorization),
      uuid,
      email,
      identityUuid,
      sandboxUrl: product.sandbox.url,
      theo: { client: createBorrowerClient(product.url, orgCode), mailbox },
    };
  }
  const stranger = (orgCode = "gable") => createBorrowerClient(product.url, orgCode);

  it("learns a name and a street, comes in with digits of their own, and finds a desk of their own", async () => {
    const borrower = await submitted();
    const { client, mailbox } = borrower.theo;
    const code = await invitationIn(borrower.sandboxUrl, mailbox);
    expect((await theoOf(borrower)).state).toBe("INVITED");
    expect(await client.send(openInvitation, { body: { code: code.toLowerCase() } })).toMatchObject({
      state: "OPEN",
      firstName: "Theo",
      invitedBy: "Marisol",
      street: "Thistle Barn Road",
      channels: [{ channel: "mail", masked: expect.stringContaining("•••") }],
    });
    expect((await theoOf(borrower)).state).toBe("OPENED");
    await followInvitation(client, borrower.sandboxUrl, mailbox);
    expect(await deskOf(client)).toMatchObject({
      borrowerFirstName: "Marisol",
      home: "Thistle Barn Road",
      line: null,
      additionalSignerVersion: "v1",
      progress: { hasReadIntro: false, identityPassed: false },
    });
    expect((await theoOf(borrower)).state).toBe("JOINED");
    expect(await client.send(identity, {})).toMatchObject({ type: "CO_DEEDER", email: mailbox });
  });

  it("opens nothing of the borrower's with their token, nor the borrower anything of theirs", async () => {
    const borrower = await submitted();
    const { theo } = borrower;
    await followInvitation(theo.client, borrower.sandboxUrl, theo.mailbox);
    const params = { uuid: borrower.uuid };
    const refused = await Promise.all(
      [
        theo.client.send(application, { params }),
        theo.client.send(status, { params }),
        theo.client.send(documents, { params }),
        theo.client.send(signers, { params }),
        theo.client.send(applications, {}),
      ].map(refusal),
    );
    expect(refused.map(({ status: code, problem }) => [code, problem?.code])).toEqual(
      refused.map(() => [403, "signer-only"]),
    );
    expect(await refusal(borrower.client.send(signerDesk, {}))).toMatchObject({
      status: 403,
      problem: { code: "not-a-signer" },
    });
    expect(await refusal(stranger().send(signerDesk, {}))).toMatchObject({ status: 401 });
    expect(await theo.client.send(coDeed, {})).toMatchObject({
      applicationUuid: borrower.uuid,
      coDeedStatus: "PENDING",
    });
  });

  it("is a signer by the rule of the lender: listed, or by the kind of account", async () => {
    for (const [orgCode, version] of [
      ["gable", "v1"],
      ["harbor-pine", "v2"],
    ] as const) {
      const borrower = await submitted(orgCode);
      const { theo } = borrower;
      await followInvitation(theo.client, borrower.sandboxUrl, theo.mailbox);
      expect((await deskOf(theo.client)).additionalSignerVersion).toBe(version);
      const { identityUuid } = (await theo.client.send(coDeed, {})).helocSigners[0] ?? {};
      // The account stops being what the rule asks for: v1 does not mind, the other rule does.
      await product.ctx.database.kysely
        .updateTable("identities")
        .set({ identity_type: "BORROWER" })
        .where("uuid", "=", identityUuid ?? "")
        .execute();
      const answered = await deskOf(theo.client).then(
        () => 200,
        (failure: CallFailed) => failure.status,
      );
      expect(answered).toBe(version === "v1" ? 200 : 403);
    }
  });

  it("may use the account that they have already, by its password, where the application lists who signs", async () => {
    const borrower = await submitted();
    const neighbour = await submitted();
    await givePassword(neighbour);
    await reinvite(borrower, { email: neighbour.email });
    const client = stranger();
    const code = await invitationIn(borrower.sandboxUrl, neighbour.email);
    expect(await client.send(openInvitation, { body: { code } })).toMatchObject({ hasAccount: true });
    expect(await refusal(followInvitation(client, borrower.sandboxUrl, neighbour.email))).toMatchObject({
      problem: { code: "credentials" },
    });
    await followInvitation(client, borrower.sandboxUrl, neighbour.email, PASSWORD);
    expect(await deskOf(client)).toMatchObject({ applicationUuid: borrower.uuid });
    expect(await client.send(identity, {})).toMatchObject({
      type: "BORROWER",
      email: neighbour.email,
      signerUuid: (await deskOf(client)).uuid,
    });
    expect((await neighbour.client.send(identity, {})).signerUuid).toBeNull();
    expect(await refusal(client.send(application, { params: { uuid: neighbour.uuid } }))).toMatchObject({
      status: 403,
    });
  });

  it("is not led to an account that somebody else opened with their address and never read the mailbox", async () => {
    const [borrower, squatter] = [await submitted(), await submitted()];
    await givePassword(squatter, null);
    await reinvite(borrower, { email: squatter.email });
    const client = stranger();
    const code = await invitationIn(borrower.sandboxUrl, squatter.email);
    expect(await client.send(openInvitation, { body: { code } })).toMatchObject({ hasAccount: false });
    await followInvitation(client, borrower.sandboxUrl, squatter.email, SIGNER_PASSWORD);
    expect(await deskOf(client)).toMatchObject({ applicationUuid: borrower.uuid });
    expect(await client.send(identity, {})).toMatchObject({ type: "CO_DEEDER", email: squatter.email });
    const { problem } = await refusal(stranger().send(logInAsSigner, { body: { code, password: PASSWORD } }));
    expect(problem?.code).toBe("credentials");
  });

  it("is asked for the second step of an account of before, as the account's own log-in asks", async () => {
    const borrower = await submitted();
    const neighbour = await submitted();
    await givePassword(neighbour);
    const { secret } = await neighbour.client.send(beginSecondFactor, { body: { password: PASSWORD } });
    const shown = (steps: number) => codeOfKey(secret, new Date(product.ctx.clock.now().getTime() + steps * 30_000));
    const { recoveryCodes } = await neighbour.client.send(confirmSecondFactor, { body: { code: shown(0) } });
    await reinvite(borrower, { email: neighbour.email });
    const { uuid: signerUuid } = await theoOf(borrower);
    const join = (appCode?: string) =>
      followInvitation(stranger(), borrower.sandboxUrl, neighbour.email, PASSWORD, appCode);
    expect(await refusal(join())).toMatchObject({ status: 403, problem: { code: "second-factor-needed" } });
    expect(await refusal(join("000000"))).toMatchObject({ problem: { fields: { appCode: ["app-code-wrong"] } } });
    const { code } = await join(shown(1));
    const logIn = (appCode?: string) =>
      stranger().send(logInAsSigner, { body: { code, password: PASSWORD, ...(appCode && { appCode }) } });
    expect(await refusal(logIn())).toMatchObject({ status: 403, problem: { code: "second-factor-needed" } });
    expect(await refusal(logIn("000000"))).toMatchObject({ problem: { fields: { appCode: ["app-code-wrong"] } } });
    expect(await logIn(recoveryCodes[0])).toMatchObject({ signerUuid });
  });

  it("tells who holds only the invitation nothing of a password or a second step, and spends the digits last", async () => {
    const borrower = await submitted();
    const neighbour = await submitted();
    await givePassword(neighbour);
    const { secret } = await neighbour.client.send(beginSecondFactor, { body: { password: PASSWORD } });
    const { recoveryCodes } = await neighbour.client.send(confirmSecondFactor, {
      body: { code: codeOfKey(secret, product.ctx.clock.now()) },
    });
    await reinvite(borrower, { email: neighbour.email });
    const client = stranger();
    const code = await invitationIn(borrower.sandboxUrl, neighbour.email);
    await client.send(sendSignerCode, { body: { code, channel: "mail" } });
    const right = await digitsIn(borrower.sandboxUrl, neighbour.email);
    const wrong = right === "000000" ? "000001" : "000000";
    const join = async (digits: string, given: string, appCode?: string) =>
      client.send(joinAsSigner, {
        body: {
          code,
          digits,
          password: given,
          ...(appCode && { appCode }),
          consents: [consent("ELECTRONIC_RECORDS", "en"), consent("TERMS_OF_USE", "en")],
          demonstrationCode: await demonstrationCode(client),
        },
      });
    const answers = [
      await refusal(join(wrong, "not the password at all")),
      await refusal(join(wrong, PASSWORD)),
      await refusal(join(wrong, PASSWORD, recoveryCodes[0])),
    ];
    for (const answer of answers) expect(answer.problem?.fields).toEqual({ digits: ["code-wrong"] });
    expect((await refusal(join(right, "not the password at all"))).problem?.code).toBe("credentials");
    expect((await refusal(join(right, PASSWORD))).problem?.code).toBe("second-factor-needed");
    expect((await refusal(join(right, PASSWORD, "000000"))).problem?.fields).toEqual({ appCode: ["app-code-wrong"] });
    expect(await join(right, PASSWORD, recoveryCodes[0])).toMatchObject({ signerUuid: expect.any(String) });
    // Joined with an account of before: its password is set where it logs in, not by digits.
    expect(await client.send(openInvitation, { body: { code } })).toMatchObject({ state: "JOINED", hasAccount: true });
    expect(await refusal(join(right, "a new password of their own"))).toMatchObject({
      status: 409,
      problem: { code: "account-of-before" },
    });
  });

  it("logs out to the door of those who sign", async () => {
    const borrower = await submitted();
    const { client, mailbox } = borrower.theo;
    await followInvitation(client, borrower.sandboxUrl, mailbox);
    expect(await client.send(brokerLogOut, {})).toEqual({ redirect: "/account/heloc/heloc-signer/login" });
    expect(await refusal(client.send(signerDesk, {}))).toMatchObject({ status: 401 });
  });

  it("shares a mailbox with the borrower, and each password opens its own door", async () => {
    const borrower = await submitted();
    await reinvite(borrower, { email: borrower.email });
    const client = stranger();
    await followInvitation(client, borrower.sandboxUrl, borrower.email);
    const again = stranger();
    const { email } = borrower;
    await again.send(logInAsSigner, { body: { email, password: SIGNER_PASSWORD } });
    expect((await deskOf(again)).name.firstName).toBe("Theo");
    expect(
      await refusal(stranger().send(logInAsSigner, { body: { email, password: "a quiet street in June" } })),
    ).toMatchObject({
      problem: { code: "credentials" },
    });
  });

  it("forgives nobody else's wrong guesses who shares the mailbox and knows a password of their own", async () => {
    // Who was invited last is looked at first: the password of the other is tried on them before it fits.
    const [{ theo: other, sandboxUrl }, { theo: latest }] = [await submitted(), await submitted()];
    const email = other.mailbox;
    await followInvitation(other.client, sandboxUrl, email, "somebody else with this mailbox");
    await followInvitation(latest.client, sandboxUrl, latest.mailbox);
    const moved = product.ctx.database.kysely.updateTable("identities").set({ email });
    await moved.where("email", "=", latest.mailbox).execute();
    const attempt = (password: string) => stranger().send(logInAsSigner, { body: { email, password } });
    const own = () => attempt("somebody else with this mailbox");
    for (let guess = 0; guess < 4; guess += 1) await refusal(attempt(`a guess at it, number ${guess}`));
    await own();
    await refusal(attempt("one guess more, and the account rests"));
    await own();
    expect(await refusal(attempt(SIGNER_PASSWORD))).toMatchObject({ problem: { code: "credentials" } });
  });

  it("gets the digits on a phone of their own where the mailbox is the borrower's", async () => {
    const borrower = await submitted();
    await letPass(borrower, noonOfTomorrow() - Date.now());
    await reinvite(borrower, { email: borrower.email, phone: "7045550183" });
    const client = stranger();
    const code = await invitationIn(borrower.sandboxUrl, "7045550183");
    expect(await client.send(openInvitation, { body: { code } })).toMatchObject({ channels: [{ channel: "text" }] });
    expect(await refusal(client.send(sendSignerCode, { body: { code, channel: "mail" } }))).toMatchObject({
      status: 400,
    });
    await client.send(sendSignerCode, { body: { code, channel: "text" } });
    expect(await digitsIn(borrower.sandboxUrl, "7045550183")).toMatch(/^\d{6}$/);
  });

  it("cannot guess: five wrong digits void the code, and an unknown invitation leads nowhere", async () => {
    const borrower = await submitted();
    const { mailbox } = borrower.theo;
    const client = stranger();
    const code = await invitationIn(borrower.sandboxUrl, mailbox);
    await client.send(sendSignerCode, { body: { code, channel: "mail" } });
    const right = await digitsIn(borrower.sandboxUrl, mailbox);
    const wrong = right === "000000" ? "000001" : "000000";
    const join = async (digits: string) =>
      client.send(joinAsSigner, {
        body: {
          code,
          digits,
          password: SIGNER_PASSWORD,
          consents: [consent("ELECTRONIC_RECORDS", "en"), consent("TERMS_OF_USE", "en")],
          demonstrationCode: await demonstrationCode(client),
        },
      });
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await refusal(join(wrong))).toMatchObject({ problem: { fields: { digits: ["code-wrong"] } } });
    }
    expect(await refusal(join(right))).toMatchObject({ status: 410, problem: { code: "code-void" } });
    expect(await refusal(client.send(openInvitation, { body: { code: "0000-0000-0000" } }))).toMatchObject({
      status: 404,
      problem: { code: "invitation-unknown" },
    });
  });

  it("needs consents of their own and shows that documents open", async () => {
    const borrower = await submitted();
    const { mailbox } = borrower.theo;
    const client = stranger();
    const code = await invitationIn(borrower.sandboxUrl, mailbox);
    const body = { code, digits: "123456", password: SIGNER_PASSWORD };
    expect(await refusal(client.send(joinAsSigner, { body: { ...body, consents: [] } }))).toMatchObject({
      problem: { fields: { consents: ["required:ELECTRONIC_RECORDS", "required:TERMS_OF_USE"] } },
    });
    const consents = [consent("ELECTRONIC_RECORDS", "en"), consent("TERMS_OF_USE", "en")];
    expect(await refusal(client.send(joinAsSigner, { body: { ...body, consents } }))).toMatchObject({
      problem: { fields: { disclosures: ["open-first"] } },
    });
  });

  it("finds a used link closed, and logs in instead; a new password ends the sessions of before", async () => {
    const borrower = await submitted();
    const { theo } = borrower;
    const { code } = await followInvitation(theo.client, borrower.sandboxUrl, theo.mailbox);
    const other = stranger();
    expect(await other.send(openInvitation, { body: { code } })).toMatchObject({ state: "JOINED" });
    await other.send(logInAsSigner, { body: { code, password: SIGNER_PASSWORD } });
    expect((await deskOf(other)).name.firstName).toBe("Theo");
    const third = stranger();
    await followInvitation(third, borrower.sandboxUrl, theo.mailbox, "a third quiet street in May");
    expect(await refusal(deskOf(theo.client))).toMatchObject({ status: 401 });
    expect((await deskOf(third)).name.firstName).toBe("Theo");
  });

  it("is reminded three times, expires after fourteen days, and renews the invitation without help", async () => {
    const borrower = await submitted();
    const { mailbox } = borrower.theo;
    const first = await invitationIn(borrower.sandboxUrl, mailbox);
    // The last is due on the fifth day, and waits for the next morning where that is a night.
    await letPass(borrower, 6 * DAY_MS);
    await until(
      () => theoOf(borrower),
      ({ reminded }) => reminded === 3,
    );
    await letPass(borrower, 8 * DAY_MS + 1000);
    expect((await theoOf(borrower)).state).toBe("EXPIRED");
    await mailed(borrower.sandboxUrl, borrower.email, ({ subject }) => /Theo has expired/.exec(subject ?? "")?.[0]);
    const client = stranger();
    expect(await client.send(openInvitation, { body: { code: first } })).toEqual({ state: "EXPIRED", language: "en" });
    const late = { status: 410, problem: { code: "invitation-expired" } };
    expect(await refusal(client.send(sendSignerCode, { body: { code: first, channel: "mail" } }))).toMatchObject(late);
    await client.send(renewInvitation, { body: { code: first } });
    expect(await refusal(client.send(openInvitation, { body: { code: first } }))).toMatchObject({ status: 404 });
    expect((await theoOf(borrower)).state).toBe("INVITED");
  });

  it("says no; the borrower is told, and can invite again, until the refusal stands", async () => {
    const borrower = await submitted();
    const { theo } = borrower;
    await followInvitation(theo.client, borrower.sandboxUrl, theo.mailbox);
    const no = () => theo.client.send(declineAsSigner, { body: { reason: "I want to ask a lawyer" } });
    expect(await no()).toMatchObject({ ended: "declined", progress: { isCancelled: true }, coDeedStatus: "CANCELLED" });
    await mailed(
      borrower.sandboxUrl,
      borrower.email,
      ({ subject }) => /does not want to sign/.exec(subject ?? "")?.[0],
    );
    expect((await theoOf(borrower)).state).toBe("DECLINED");
    await reinvite(borrower, { email: theo.mailbox });
    expect(await deskOf(theo.client)).toMatchObject({ ended: null });
    await no();
    await letPass(borrower, 14 * DAY_MS + 1000);
    await until(
      () => borrower.client.send(status, { params: { uuid: borrower.uuid } }),
      ({ step }) => step === "CANCELLED",
    );
    expect(await refusal(reinvite(borrower, { email: theo.mailbox }))).toMatchObject({ status: 409 });
  });

  it("is somebody else: the link is void, and the borrower is asked for the right mailbox", async () => {
    const borrower = await submitted();
    const { mailbox } = borrower.theo;
    const code = await invitationIn(borrower.sandboxUrl, mailbox);
    await stranger().send(refuseInvitation, { body: { code } });
    await mailed(
      borrower.sandboxUrl,
      borrower.email,
      ({ subject }) => /reached somebody else/.exec(subject ?? "")?.[0],
    );
    expect(await theoOf(borrower)).toMatchObject({ state: "EXPIRED", need: "READDRESS", email: null });
    expect(await stranger().send(openInvitation, { body: { code } })).toEqual({ state: "VOID", language: "en" });
    const gone = { status: 410, problem: { code: "invitation-void" } };
    expect(await refusal(stranger().send(renewInvitation, { body: { code } }))).toMatchObject(gone);
    await reinvite(borrower, { email: `other.${mailbox}` });
    expect(await theoOf(borrower)).toMatchObject({ state: "INVITED" });
  });

  it("is written to five times a day at most, and a former mailbox is told that it is none any more", async () => {
    const borrower = await submitted();
    const { mailbox } = borrower.theo;
    for (let more = 0; more < 4; more += 1) await reinvite(borrower, { email: `other.${mailbox}` });
    await mailed(borrower.sandboxUrl, mailbox, ({ subject }) => /goes elsewhere/.exec(subject ?? "")?.[0]);
    expect(await refusal(reinvite(borrower, { email: mailbox }))).toMatchObject({
      status: 429,
      problem: { code: "too-many" },
    });
  });
});
