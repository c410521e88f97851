import { createTestDatabase } from "@gable/testkit/database.ts";
import fastify from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open.ts";
import { replyWithProblems } from "./problem-replies.ts";

describe("a request whose connection to the database breaks within a transaction", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("is told to come back, although nothing could be rolled back any more", async () => {
    const app = fastify({ logger: false });
    replyWithProblems(app);
    app.get("/", () =>
      database.kysely.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
        await sql`select 1`.execute(trx);
      }),
    );
    const { statusCode, headers } = await app.inject("/");
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    await app.close();
  });
});
