import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { type StaffRole, staffRoleNames } from "@gable/domain/staff/roles.ts";
import { mayAct, StaffAct, staffActNames } from "@gable/domain/staff/staff-acts.ts";
import { actExamples } from "@gable/testkit/calls/act-examples.ts";
import { requestOf } from "@gable/testkit/calls/call-requests.ts";
import type { OpenBorrower } from "@gable/testkit/open-borrower.ts";
import { openEveryRole } from "@gable/testkit/open-every-role.ts";
import type { OpenStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** What the server says to a role whose part an act is not. */
const NOT_YOURS = [403, "role-may-not", "Your role does not include this. Ask an administrator."];

describe("every act in a loan file, by every role", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  let staff: ReadonlyMap<StaffRole, OpenStaff>;
  beforeAll(async () => {
    product = await startProduct();
    ({ borrower, staff } = await openEveryRole(product));
  });
  afterAll(() => product.close());

  it("has an example, and each example is one of the acts that there are", () => {
    const named = StaffAct.options.map((option) => option.shape.act.value);
    expect(Object.keys(actExamples).toSorted()).toEqual(named.toSorted());
    for (const act of named) expect(StaffAct.safeParse({ act, ...actExamples[act] }).error).toBeUndefined();
  });

  it.each(staffActNames)(
    "%s is refused to whom the table does not name, in the same words, and to nobody else",
    async (act) => {
      const roles = staffRoleNames.filter((role) => mayAct(role, act));
      const body = { act, ...actExamples[act] };
      const ask = async (role: StaffRole) => {
        const { headers } = staff.get(role) ?? {};
        const request = await requestOf(actOnFile, { body }, borrower.applicationUuid, { ...(headers && { headers }) });
        const reply = await product.app.inject(request);
        const { code, detail } = reply.json<{ code?: string; detail?: string }>();
        return [reply.statusCode, code, detail];
      };
      const before = await latest();
      // Who may comes last: what they do may end the application.
      for (const role of staffRoleNames.filter((one) => !roles.includes(one)))
        expect([role, ...(await ask(role))]).toEqual([role, ...NOT_YOURS]);
      expect(await latest()).toEqual(before);
      for (const role of roles) expect((await ask(role))[1]).not.toBe("role-may-not");
    },
  );

  /** The last event of the application's log. */
  const latest = () =>
    product.ctx.database.kysely
      .selectFrom("events")
      .select(["sequence", "type"])
      .where("application_uuid", "=", borrower.applicationUuid)
      .orderBy("sequence", "desc")
      .limit(1)
      .executeTakeFirst();
});
