import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { saveProfile } from "@gable/contract/calls/profile.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("many commands on one application", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const command = ({ applicationUuid, headers }: OpenBorrower, annualIncome: number) =>
    product.app.inject({
      method: saveProfile.method,
      url: pathOf(saveProfile, { uuid: applicationUuid }),
      headers: { host: "localhost", "idempotency-key": randomUUID(), ...headers },
      payload: { annualIncome },
    });

  it("leave connections to everybody else's while they wait for it", async () => {
    const [busy, other] = [await openBorrower(product), await openBorrower(product)];
    const holder = new Client({ connectionString: product.ctx.database.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select uuid from applications where uuid = $1 for update", [busy.applicationUuid]);
    const most = product.ctx.database.pool.options.max;
    const waiting = Array.from({ length: 2 * most }, (_, index) => command(busy, 100_000 * (index + 1)));
    const waits = "select count(*)::int as many from pg_locks where not granted";
    await expect.poll(async () => (await holder.query<{ many: number }>(waits)).rows[0]?.many).toBeGreaterThan(0);
    expect((await command(other, 5_000_000)).statusCode).toBe(200);
    await holder.query("rollback");
    await holder.end();
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
