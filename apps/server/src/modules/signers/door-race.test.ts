import { randomUUID } from "node:crypto";
import { joinAsSigner, logInAsSigner, renewInvitation, sendSignerCode } from "@gable/contract/calls/signers.ts";
import { newSigner } from "@gable/domain/signers/name-signers.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import {
  demonstrationCode,
  digitsIn,
  followInvitation,
  invitationIn,
  newDigits,
  SIGNER_PASSWORD,
} from "@gable/testkit/borrower/signer.ts";
import { whileHeld } from "@gable/testkit/hold-application.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { invited } from "./invite.ts";

const STREET = "1633 Thistle Barn Road";

describe("an invitation that is followed in the instant in which it ends", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const change = (uuid: string, changes: (facts: Facts, now: Date) => Partial<Facts>) =>
    product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, ({ facts }, now) => ({
        event: "told",
        facts: changes(facts, now),
      })),
    );
  const device = () => createBorrowerClient(product.url, "gable");

  /** Theo is invited by mail, and has the digits that prove his mailbox. */
  async function invitedByMail() {
    const { applicationUuid: uuid } = await openBorrower(product);
    const mailbox = `theo.${randomUUID()}@example.com`;
    const theo = { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE", email: mailbox } as const;
    await change(uuid, ({ answers }, now) => ({
      answers: {
        ...answers,
        name: { firstName: "Marisol", middleName: null, lastName: "Bergstrom", suffix: null },
        home: { street1: STREET, street2: null, city: "Charlotte", state: "NC", zip: "28205" },
      },
      submittedAt: now.toISOString(),
      signers: [newSigner(randomUUID(), theo, "en", now.toISOString())],
    }));
    const code = await invitationIn(product.sandbox.url, mailbox);
    await device().send(sendSignerCode, { body: { code, channel: "mail" } });
    return { uuid, mailbox, code, digits: await digitsIn(product.sandbox.url, mailbox) };
  }
  type Invited = Awaited<ReturnType<typeof invitedByMail>>;

  async function follow({ code, digits }: Invited, client = device()) {
    const body = {
      code,
      digits,
      password: SIGNER_PASSWORD,
      consents: [consent("ELECTRONIC_RECORDS", "en"), consent("TERMS_OF_USE", "en")],
      demonstrationCode: await demonstrationCode(client),
    };
    return () => client.send(joinAsSigner, { body });
  }
  const theoIn = async ({ uuid }: Invited) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts.signers[0];
  const accountsOf = async ({ mailbox }: Invited) =>
    (await product.ctx.database.kysely.selectFrom("identities").select("uuid").where("email", "=", mailbox).execute())
      .length;

  it.each<readonly [string, number, string, (facts: Facts, now: Date) => Partial<Facts>]>([
    [
      "it was sent to another mailbox",
      404,
      "invitation-unknown",
      ({ signers }, now) => ({
        signers: signers.map((one) =>
          invited({ ...one, contact: { ...one.contact, email: "right@example.com" } }, now),
        ),
      }),
    ],
    [
      "somebody said that it reached them by mistake",
      410,
      "invitation-expired",
      ({ signers }, now) => ({
        signers: signers.map((one) =>
          one.invitation ? { ...one, invitation: { ...one.invitation, lapsedAt: now.toISOString() } } : one,
        ),
      }),
    ],
    ["the borrower withdrew", 410, "invitation-over", (_facts, now) => ({ withdrawn: { at: now.toISOString() } })],
    ["the application lapsed", 410, "invitation-over", (_facts, now) => ({ lapsedAt: now.toISOString() })],
    ["they are named no more", 404, "invitation-unknown", () => ({ signers: [] })],
  ])("lets nobody in, where %s", async (_, status, code, ends) => {
    const theo = await invitedByMail();
    const join = await follow(theo);
    const [joined] = await whileHeld(product, theo.uuid, async ({ isAwaited, trx }) => {
      const joining = join();
      await isAwaited();
      await advance(product.ctx, trx, theo.uuid, { kind: "system" }, ({ facts }, now) => ({
        event: "ended",
        facts: ends(facts, now),
      }));
      return [joining];
    });
    expect(joined).toMatchObject({ status: "rejected", reason: { status, problem: { code } } });
    const words = JSON.stringify(joined);
    for (const secret of ["Theo", "Marisol", "Bergstrom", STREET, theo.mailbox]) expect(words).not.toContain(secret);
    expect((await theoIn(theo))?.joinedAt).toBeUndefined();
    expect(await accountsOf(theo)).toBe(0);
  });

  it("lets one device in of several that send the same digits at once, and makes one account", async () => {
    const theo = await invitedByMail();
    const joins = await Promise.all([1, 2, 3, 4].map(() => follow(theo)));
    const joined = await Promise.allSettled(joins.map((join) => join()));
    expect(joined.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await accountsOf(theo)).toBe(1);
    expect((await theoIn(theo))?.joinedAt).toBeDefined();
  });

  it("is renewed once where it is asked for twice at once, so that the mail that came is good", async () => {
    const theo = await invitedByMail();
    await change(theo.uuid, ({ signers }, now) => ({
      signers: signers.map((one) =>
        one.invitation ? { ...one, invitation: { ...one.invitation, lapsedAt: now.toISOString() } } : one,
      ),
    }));
    const asked = await whileHeld(product, theo.uuid, async ({ isAwaited }) => {
      const renewals = [1, 2, 3].map(() => device().send(renewInvitation, { body: { code: theo.code } }));
      await isAwaited();
      return renewals;
    });
    expect(asked.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect((await theoIn(theo))?.invitation?.number).toBe(2);
  });

  it("opens another's place to nobody who signs elsewhere, by their own password or their own digits", async () => {
    const [theo, other] = [await invitedByMail(), await invitedByMail()];
    const client = device();
    await followInvitation(client, product.sandbox.url, other.mailbox);
    await expect(
      client.send(logInAsSigner, { body: { code: theo.code, password: SIGNER_PASSWORD } }),
    ).rejects.toMatchObject({ status: 400, problem: { code: "credentials" } });
    const digits = await newDigits(product.sandbox.url, other.mailbox, () =>
      client.send(sendSignerCode, { body: { code: other.code, channel: "mail" } }),
    );
    const join = await follow({ ...theo, digits }, client);
    await expect(join()).rejects.toMatchObject({ status: 400, problem: { fields: { digits: ["code-wrong"] } } });
    expect((await theoIn(theo))?.joinedAt).toBeUndefined();
  });
});
