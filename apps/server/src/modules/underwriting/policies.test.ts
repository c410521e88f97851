import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { expect, it } from "vitest";
import { loadPolicies } from "./policies.ts";

it("a policy that was recorded before rules became stricter stays what its decisions are repeated by", async () => {
  const database = await createTestDatabase();
  const [first, ...others] = defaultPolicy.rateSheet.base;
  if (first === undefined) throw new Error("The rate sheet has a base.");
  // A better score that costs more is refused today.
  const base = [{ ...first, percent: "17.900" }, ...others];
  const policy = { ...defaultPolicy, version: "2019.01", rateSheet: { ...defaultPolicy.rateSheet, base } };
  await database.kysely.insertInto("lenders").values({ org_code: "elm", record: "{}" }).execute();
  await database.kysely
    .insertInto("lending_policies")
    .values({
      org_code: "elm",
      version: policy.version,
      effective_from: "2019-01-01",
      policy: JSON.stringify(policy),
      sha256: Buffer.alloc(32),
      change_number: null,
    })
    .execute();
  const policies = await loadPolicies(database.kysely);
  expect(policies.byVersion("elm", "2019.01")?.rateSheet.base[0]?.percent).toBe("17.900");
  await database.close();
});
