import { isForStaff } from "@gable/contract/call.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { callExamples } from "@gable/testkit/calls/call-examples.ts";
import { requestOf } from "@gable/testkit/calls/call-requests.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import type { OpenBorrower } from "@gable/testkit/open-borrower.ts";
import { openEveryRole } from "@gable/testkit/open-every-role.ts";
import type { OpenStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** All but log-in and log-out, streams, which do not end, and acts, each of which has a rule: their own tests try them. */
const calls = (await everyCall()).filter(
  (call) =>
    isForStaff(call) &&
    call.access !== "staff-arriving" &&
    call.name !== "agentLogOut" &&
    call.name !== "actOnFile" &&
    call.replyForm !== "stream",
);

describe("every call of the console, by every role", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  let staff: ReadonlyMap<StaffRole, OpenStaff>;
  beforeAll(async () => {
    product = await startProduct();
    ({ borrower, staff } = await openEveryRole(product));
  });
  afterAll(() => product.close());

  it.each(calls.map((call) => [call.name, call] as const))(
    "%s is refused to whom the table does not name, and to nobody else",
    async (_name, call) => {
      for (const [role, { headers }] of staff) {
        const request = await requestOf(call, callExamples[call.name] ?? {}, borrower.applicationUuid, { headers });
        const { statusCode } = await product.app.inject(request);
        const isAllowed = call.permission === undefined || mayDo(role, call.permission);
        expect([role, statusCode === 403]).toEqual([role, !isAllowed]);
      }
    },
  );

  it("is on record, whether it was allowed or not", async () => {
    const { staffUuid } = staff.get("support-agent") ?? { staffUuid: "" };
    const rows = await product.ctx.database.kysely
      .selectFrom("staff_actions")
      .select(["call", "outcome", "application_uuid"])
      .where("staff_uuid", "=", staffUuid)
      .execute();
    expect(rows).toContainEqual({ call: "loanFile", outcome: "allowed", application_uuid: borrower.applicationUuid });
    expect(rows).toContainEqual({
      call: "revealPersonal",
      outcome: "refused",
      application_uuid: borrower.applicationUuid,
    });
  });
});
