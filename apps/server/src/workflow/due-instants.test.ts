import { PLAN_VERSION } from "@gable/domain/workflow/decide.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

/** More than are looked at together. */
const BROKEN = 120;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("a deadline is acted on although many before it cannot be", async () => {
  const { pool } = product.ctx.database;
  const { identityUuid, applicationUuid } = await openBorrower(product);
  const dueOf = async () => {
    const { rows } = await pool.query<{ fired_at: string | null }>(
      "select fired_at from due_instants where application_uuid = $1",
      [applicationUuid],
    );
    return rows[0]?.fired_at ?? null;
  };
  // Their facts cannot be opened, as where a key was lost.
  await pool.query(
    `with broken as (
      insert into applications (uuid, org_code, identity_uuid, loan_number, plan_version, status, key_id, data_key, sealed_facts)
      select gen_random_uuid(), 'gable', $1, (9000000000 + n)::text, ${PLAN_VERSION}, '{}', 'none', '', ''
      from generate_series(1, ${BROKEN}) n returning uuid)
    insert into due_instants (application_uuid, kind, due_at) select uuid, 'action-due', '2020-01-01' from broken`,
    [identityUuid],
  );
  await pool.query(
    "insert into due_instants (application_uuid, kind, due_at) values ($1, 'notice-due', '2020-02-01')",
    [applicationUuid],
  );
  expect(await until(dueOf, (firedAt) => firedAt !== null)).not.toBeNull();
});
