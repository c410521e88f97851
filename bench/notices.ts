// What the bell over every page of the portal costs a minute: 10,000 notices of 2,000 borrowers, each of whom has an application with the
// facts of one whose income is being verified. Everybody asks in turn: at first, and once more after nothing has changed.
import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import type { NoticeKind } from "@gable/domain/notifications/notice.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { factsContext, loadApplication } from "@gable/server/workflow/application-store.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { setup } from "@gable/testkit/database-server.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { Client } from "pg";
import { figureAt, middle } from "./figures.ts";

const BORROWERS = 2000;
const WARM_UP = 200;
/** What each has been told; the last asks for something still. */
const told: readonly NoticeKind[] = ["offers-ready", "task-asked", "task-asked", "income-verified", "task-asked"];
/** 10,000 pages ask 167 times a second: a quarter of a core. */
const GOOD_CPU_MS = 1.5;

export async function benchNotices(): Promise<string[]> {
  const closeDatabases = await setup();
  const product = await startProduct({ environment: { REQUESTS_PER_MINUTE: "10000000" } });
  try {
    const { uuid } = await walkIn(product, { persona: "straight-approval", until: "INCOME_VERIFICATION" });
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    const tokens = await openBorrowers(product, file.facts);
    const url = pathOf(notifications);
    const poll = async (authorization: string): Promise<number> => {
      const from = performance.now();
      const reply = await product.app.inject({ url, headers: { authorization } });
      if (reply.statusCode !== 200 || reply.json().length !== told.length)
        throw new Error(`It was answered: ${reply.body}`);
      return performance.now() - from;
    };
    const counted = countStatements();
    const round = async (name: string): Promise<string> => {
      const asked = counted();
      const before = process.cpuUsage();
      const times: number[] = [];
      for (const token of tokens) times.push(await poll(token));
      const { user, system } = process.cpuUsage(before);
      const cpuMs = (user + system) / 1000 / tokens.length;
      const statements = (counted() - asked) / tokens.length;
      const took = `${middle(times).toFixed(1)} ms, p99 ${figureAt(0.99, times).toFixed(1)} ms`;
      return `${name}: ${took}; ${cpuMs.toFixed(2)} ms of the server's processor; ${statements.toFixed(1)} statements`;
    };
    for (const token of tokens.splice(0, WARM_UP)) await poll(token);
    return [
      await round("the first question of a page"),
      `${await round("every further one, a minute later")} (good: ${GOOD_CPU_MS} ms of the processor)`,
    ];
  } finally {
    await product.close();
    await closeDatabases();
  }
}

/** @returns the tokens of borrowers who have all said and been told the same */
async function openBorrowers(product: TestProduct, facts: Facts): Promise<string[]> {
  const { ctx } = product;
  const db = ctx.database.kysely;
  const tokens: string[] = [];
  for (let count = 0; count < BORROWERS; count += 1) {
    const { identityUuid, applicationUuid, headers } = await openBorrower(product);
    const { seal } = await loadApplication(ctx, db, applicationUuid);
    // Written past everything that would order reports and write mails of it.
    const sealed_facts = seal.sealJson(facts, factsContext(applicationUuid));
    await db.updateTable("applications").set({ sealed_facts }).where("uuid", "=", applicationUuid).execute();
    const notices = told.map((kind) => ({
      uuid: randomUUID(),
      identity_uuid: identityUuid,
      application_uuid: applicationUuid,
      kind,
      about: "[]",
      created_at: new Date().toISOString(),
    }));
    await db.insertInto("notifications").values(notices).execute();
    tokens.push(headers.authorization);
  }
  return tokens;
}

/** Counts what PostgreSQL is asked from now on. */
function countStatements(): () => number {
  let count = 0;
  const query = Reflect.get(Client.prototype, "query") as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: unknown, ...given: unknown[]) {
    count += 1;
    return query.apply(this, given);
  } as typeof Client.prototype.query;
  return () => count;
}
