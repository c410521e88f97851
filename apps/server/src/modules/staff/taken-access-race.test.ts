import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { agentLogIn, agentSelf, enrolSecondFactor, giveSecondFactor } from "@gable/contract/calls/staff.ts";
import { changeMember, deactivateMember, renewAccess } from "@gable/contract/calls/staff-members.ts";
import { addStaffPasskey, beginStaffPasskey } from "@gable/contract/calls/staff-passkeys.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { createConsoleClient, type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { staffWithLogIn } from "@gable/testkit/staff-with-log-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Transaction } from "../../database/transaction.ts";
import { createAuthenticator } from "../session/testing/virtual-authenticator.ts";

const ROUNDS = 30;
const ASKED = {
  act: "raise-condition",
  categoryEnum: "GENERIC_DOCUMENT_REQUEST",
  comments: "Please send it.",
  documents: 1,
  priorTo: "funding",
} as const;

const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 200,
    (failure: unknown) => {
      if (failure instanceof CallFailed) return failure.status;
      throw failure;
    },
  );

const staffRow = (uuid: string) => (trx: Transaction) =>
  trx.selectFrom("staff").select("uuid").where("uuid", "=", uuid).forUpdate().execute();

describe("what somebody of staff has under way in the instant in which their access is taken", () => {
  let product: TestProduct;
  let ruth: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    ruth = await openStaff(product, "administrator");
  });
  afterAll(() => product.close());

  const db = () => product.ctx.database.kysely;
  const somebody = async () => {
    const person = await staffWithLogIn(product, "processor");
    const arrive = async () => {
      const client = createConsoleClient(product);
      await client.send(agentLogIn, { body: { email: person.email, password: person.password } });
      return client;
    };
    return { ...person, arrive, member: { member: person.staffUuid } };
  };
  const renew = (params: { readonly member: string }) => ruth.client.send(renewAccess, { params });

  /** How many statements wait for a lock by now. */
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
    return rows[0]?.n ?? 0;
  };
  /** Lets each of these wait for the same row in their order, and then go on. */
  async function inOrder<T>(
    hold: (trx: Transaction) => Promise<unknown>,
    asked: readonly (() => Promise<T>)[],
  ): Promise<T[]> {
    const under: Promise<T>[] = [];
    await db()
      .transaction()
      .execute(async (trx) => {
        await hold(trx);
        for (const [place, ask] of asked.entries()) {
          under.push(ask());
          await until(waiting, (count) => count > place);
        }
      });
    return Promise.all(under);
  }
  it("opens nothing with the password of before", async () => {
    let isMet = false;
    for (let round = 0; round < ROUNDS && !isMet; round += 1) {
      const { staffUuid, email, password, member } = await somebody();
      const client = createConsoleClient(product);
      let isThrough = false;
      const arriving = statusOf(client.send(agentLogIn, { body: { email, password } })).finally(() => {
        isThrough = true;
      });
      // The password is being compared by now; or the instant was missed.
      await until(
        () => db().selectFrom("staff").select("failed_log_ins").where("uuid", "=", staffUuid).executeTakeFirstOrThrow(),
        (row) => isThrough || row.failed_log_ins === 1,
      );
      await renew(member);
      isMet = (await arriving) !== 200;
      // With a session that waits for its second factor, the app would be a stranger's.
      expect(await statusOf(client.send(enrolSecondFactor, {}))).toBe(401);
    }
    expect(isMet).toBe(true);
  });

  it("opens nothing by a code that was right", async () => {
    const { staffUuid, arrive, code, member } = await somebody();
    const client = await arrive();
    const body = { code: await code() };
    const session = (trx: Transaction) =>
      trx.selectFrom("staff_sessions").select("id").where("staff_uuid", "=", staffUuid).forUpdate().execute();
    await inOrder(session, [() => statusOf(client.send(giveSecondFactor, { body })), () => statusOf(renew(member))]);
    expect(await statusOf(client.send(agentSelf, {}))).toBe(401);
    const { second_factor_confirmed_at: confirmed } = await db()
      .selectFrom("staff")
      .select("second_factor_confirmed_at")
      .where("uuid", "=", staffUuid)
      .executeTakeFirstOrThrow();
    expect(confirmed).toBeNull();
  });

  it("sets no authenticator app", async () => {
    const { staffUuid, arrive, member } = await somebody();
    await db()
      .updateTable("staff")
      .set({ second_factor_confirmed_at: null, sealed_second_factor: null })
      .where("uuid", "=", staffUuid)
      .execute();
    const client = await arrive();
    const ends = await inOrder(staffRow(staffUuid), [
      () => statusOf(renew(member)),
      () => statusOf(client.send(enrolSecondFactor, {})),
    ]);
    expect(ends).toEqual([200, 401]);
    const { sealed_second_factor: kept } = await db()
      .selectFrom("staff")
      .select("sealed_second_factor")
      .where("uuid", "=", staffUuid)
      .executeTakeFirstOrThrow();
    expect(kept).toBeNull();
  });

  it("adds no passkey", async () => {
    const { staffUuid, password, code, arrive, member } = await somebody();
    const client = await arrive();
    await client.send(giveSecondFactor, { body: { code: await code() } });
    const begun = await client.send(beginStaffPasskey, { body: { password, appCode: await code() } });
    const { hostname, origin } = new URL(product.ctx.config.consoleUrl);
    const made = createAuthenticator(begun.user.id).make({ rpId: hostname, origin, challenge: begun.challenge });
    const ends = await inOrder(staffRow(staffUuid), [
      () => statusOf(renew(member)),
      () => statusOf(client.send(addStaffPasskey, { body: { name: "Theirs", credential: made } })),
    ]);
    expect(ends).toEqual([200, 401]);
    expect(await db().selectFrom("passkeys").select("uuid").where("staff_uuid", "=", staffUuid).execute()).toEqual([]);
  });

  it.each([
    ["have left", 401],
    ["have another role", 403],
  ])("does nothing to an application once they %s that it waited for", async (how, status) => {
    const { uuid } = await walkIn(product, {
      persona: "straight-approval",
      email: `${status}@example.com`,
      until: "RESCISSION",
    });
    const processor = await openStaff(product, "processor");
    const colleague = await openStaff(product, "processor");
    const params = { member: processor.staffUuid };
    const ask = ({ client }: OpenStaff) => statusOf(client.send(actOnFile, { params: { uuid }, body: ASKED }));
    // The colleague's comes first, and theirs waits for its turn.
    const under: Promise<number>[] = [];
    await db()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom("applications").select("uuid").where("uuid", "=", uuid).forUpdate().execute();
        under.push(ask(colleague));
        await until(waiting, (count) => count > 0);
        under.push(ask(processor));
        await (how === "have left"
          ? ruth.client.send(deactivateMember, { params })
          : ruth.client.send(changeMember, { params, body: { name: "Test", role: "auditor" } }));
      });
    expect(await Promise.all(under)).toEqual([200, status]);
  });
});
