import { assignApplication, assignApplications, pipeline } from "@gable/contract/calls/pipeline.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const mailed = async ({ staffUuid }: OpenStaff) => {
  const to = encodeURIComponent(`${staffUuid}@gable.example`);
  return (await (await fetch(`${product.sandbox.url}/inbox.json?to=${to}`)).json()) as {
    subject: string;
    text: string;
  }[];
};

it("a colleague to whom a file is given gets mail, once, and whoever takes it themselves gets none", async () => {
  const { applicationUuid: uuid } = await openBorrower(product);
  const [giver, receiver] = [await openStaff(product, "processor"), await openStaff(product, "underwriter")];
  const give = (staffUuid: string | null) =>
    giver.client.send(assignApplication, { params: { uuid }, body: { staffUuid } });
  await give(receiver.staffUuid);
  const [told] = await until(
    () => mailed(receiver),
    (messages) => messages.length > 0,
  );
  expect(told?.subject).toMatch(/^Application \d+ is yours now$/);
  expect(told?.text).toContain(`/file/${uuid}`);
  await give(receiver.staffUuid);
  await give(giver.staffUuid);
  await give(null);
  await give(receiver.staffUuid);
  await until(
    () => mailed(receiver),
    (messages) => messages.length === 2,
  );
  expect(await mailed(giver)).toEqual([]);
});

it("several files go to a colleague in one act, told and recorded each, but for what was given away meanwhile", async () => {
  const [one, two, taken] = [await openBorrower(product), await openBorrower(product), await openBorrower(product)].map(
    ({ applicationUuid }) => applicationUuid,
  ) as [string, string, string];
  const { ctx } = product;
  const [giver, receiver] = [await openStaff(product, "underwriter"), await openStaff(product, "processor")];
  const other = await openStaff(product, "processor");
  await other.client.send(assignApplication, { params: { uuid: taken }, body: { staffUuid: other.staffUuid } });
  const stranger = await openStaff(product, "underwriter", "harbor-pine");
  const several = (staffUuid: string | null, uuids: readonly string[], from: string | null = null, by = giver) =>
    by.client.send(assignApplications, {
      body: { staffUuid, applications: uuids.map((uuid) => ({ uuid, from })) },
    });

  const { assignee, results } = await several(receiver.staffUuid, [one, two, taken]);
  const person = { uuid: receiver.staffUuid, name: receiver.name };
  expect(assignee).toEqual(person);
  expect(results).toEqual([
    { uuid: one, result: "ASSIGNED", assignee: person },
    { uuid: two, result: "ASSIGNED", assignee: person },
    { uuid: taken, result: "GIVEN_MEANWHILE", assignee: { uuid: other.staffUuid, name: other.name } },
  ]);
  expect((await several(receiver.staffUuid, [one])).results).toMatchObject([{ result: "UNCHANGED" }]);
  const theirs = await receiver.client.send(pipeline, { query: { assignee: receiver.staffUuid } });
  expect(theirs.entries.map(({ uuid }) => uuid).toSorted()).toEqual([one, two].toSorted());

  const mail = await until(
    () => mailed(receiver),
    (messages) => messages.length > 0,
  );
  expect(mail.map(({ subject }) => subject)).toEqual(["2 applications are yours now"]);
  expect(mail[0]?.text).toContain(`/pipeline?assignee=${receiver.staffUuid}`);

  for (const uuid of [one, two]) {
    const event = await ctx.database.kysely
      .selectFrom("events")
      .select(["type", "actor", "detail"])
      .where("application_uuid", "=", uuid)
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ type: "assigned", actor: { identityUuid: giver.staffUuid } });
    expect(event.detail).toEqual({ assignee: receiver.staffUuid });
  }
  const recorded = await ctx.database.kysely
    .selectFrom("staff_actions")
    .select("application_uuid")
    .where("staff_uuid", "=", giver.staffUuid)
    .where("call", "=", "assignApplications")
    .where("application_uuid", "is not", null)
    .execute();
  expect(recorded).toHaveLength(2);
  expect(new Set(recorded.map((row) => row.application_uuid))).toEqual(new Set([one, two]));

  // Of another lender nobody takes one, nor gives them one.
  expect((await several(stranger.staffUuid, [one], null, stranger)).results).toEqual([
    { uuid: one, result: "NOT_FOUND", assignee: null },
  ]);
  await expect(several(stranger.staffUuid, [one])).rejects.toMatchObject({
    problem: { fields: { staffUuid: ["unknown"] } },
  });
  expect((await several(null, [one, two], receiver.staffUuid)).results).toMatchObject([
    { result: "ASSIGNED", assignee: null },
    { result: "ASSIGNED", assignee: null },
  ]);
});
