import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { assignApplication, assignApplications, pipeline, queueStandings } from "@gable/contract/calls/pipeline.ts";
import { changeMember, deactivateMember } from "@gable/contract/calls/staff-members.ts";
import type { AssignedRole } from "@gable/domain/staff/assigned-roles.ts";
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

const foundBy = async ({ client }: OpenStaff, assignee: string) =>
  (await client.send(pipeline, { query: { assignee } })).entries.map((entry) => entry.uuid);

/** How much is theirs, and how much of what waits in the queue of income. */
const own = async ({ client }: OpenStaff) => {
  const { queues, mine } = await client.send(queueStandings, {});
  const income = queues.find(({ queue }) => queue === "income");
  return { mine, waiting: income?.waiting, ofQueue: income?.mine };
};

it("a colleague to whom a file is given gets mail, once, and whoever takes it themselves gets none", async () => {
  const { applicationUuid: uuid } = await openBorrower(product);
  const [giver, receiver] = [await openStaff(product, "processor"), await openStaff(product, "processor")];
  const give = (staffUuid: string | null) =>
    giver.client.send(assignApplication, { params: { uuid, role: "processor" }, body: { staffUuid } });
  await give(receiver.staffUuid);
  const [told] = await until(
    () => mailed(receiver),
    (messages) => messages.length > 0,
  );
  expect(told?.subject).toMatch(/^Application \d+ is yours now$/);
  expect(told?.text).toContain(`/file/${uuid}`);
  expect(told?.text).toContain("as its processor");
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
  await other.client.send(assignApplication, {
    params: { uuid: taken, role: "processor" },
    body: { staffUuid: other.staffUuid },
  });
  const stranger = await openStaff(product, "processor", "harbor-pine");
  const several = (staffUuid: string | null, uuids: readonly string[], from: string | null = null, by = giver) =>
    by.client.send(assignApplications, {
      body: { role: "processor", staffUuid, applications: uuids.map((uuid) => ({ uuid, from })) },
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
    expect(event.detail).toEqual({ role: "processor", assignee: receiver.staffUuid });
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

it("a processor and an underwriter have a file together: each finds it as theirs, and the story says who has it as what", async () => {
  const { applicationUuid: uuid } = await openBorrower(product);
  const { applicationUuid: other } = await openBorrower(product);
  const [processor, underwriter] = [await openStaff(product, "processor"), await openStaff(product, "underwriter")];
  const give = (role: AssignedRole, staffUuid: string | null, application = uuid) =>
    processor.client.send(assignApplication, { params: { uuid: application, role }, body: { staffUuid } });
  await give("processor", processor.staffUuid);
  await give("underwriter", underwriter.staffUuid);
  await give("processor", processor.staffUuid, other);
  const both = {
    "loan-officer": null,
    processor: { uuid: processor.staffUuid, name: processor.name },
    underwriter: { uuid: underwriter.staffUuid, name: underwriter.name },
  };
  expect((await processor.client.send(loanFile, { params: { uuid } })).assignees).toEqual(both);
  expect(await foundBy(underwriter, underwriter.staffUuid)).toEqual([uuid]);
  expect((await foundBy(processor, processor.staffUuid)).toSorted()).toEqual([uuid, other].toSorted());
  expect(await foundBy(processor, "no-underwriter")).toContain(other);
  expect(await foundBy(processor, "no-underwriter")).not.toContain(uuid);
  expect(await foundBy(processor, "no-loan-officer")).toEqual(expect.arrayContaining([uuid, other]));
  expect(await foundBy(processor, "nobody")).not.toContain(other);

  const since = product.ctx.clock.now().toISOString();
  await product.ctx.database.kysely
    .insertInto("pipeline_queues")
    .values(
      [uuid, other].map((application_uuid) => ({
        application_uuid,
        queue: "income",
        org_code: "gable",
        since,
        move: "staff" as const,
      })),
    )
    .execute();
  expect(await own(underwriter)).toEqual({ mine: 1, waiting: 2, ofQueue: 1 });
  expect(await own(processor)).toEqual({ mine: 2, waiting: 2, ofQueue: 2 });

  // Nobody is given what another role does.
  await expect(give("underwriter", processor.staffUuid)).rejects.toMatchObject({
    problem: { fields: { staffUuid: ["other-role"] } },
  });
  await give("underwriter", null);
  await give("underwriter", null);
  const { events } = await processor.client.send(fileEvents, { params: { uuid }, query: {} });
  expect(
    events.filter(({ type }) => type === "assigned").map(({ assignee, detail }) => [detail["role"], assignee]),
  ).toEqual([
    ["underwriter", null],
    ["underwriter", underwriter.name],
    ["processor", processor.name],
  ]);
  expect((await processor.client.send(loanFile, { params: { uuid } })).assignees).toEqual({
    ...both,
    underwriter: null,
  });
});

it("what somebody looks after waits for somebody new when they leave, and when they have another role", async () => {
  const [ofLeaver, ofOther] = [await openBorrower(product), await openBorrower(product)];
  const ruth = await openStaff(product, "administrator");
  const [leaver, other] = [await openStaff(product, "processor"), await openStaff(product, "underwriter")];
  const give = (uuid: string, role: AssignedRole, { staffUuid }: OpenStaff) =>
    ruth.client.send(assignApplication, { params: { uuid, role }, body: { staffUuid } });
  await give(ofLeaver.applicationUuid, "processor", leaver);
  await give(ofOther.applicationUuid, "underwriter", other);
  const lookAfter = async (uuid: string) => (await ruth.client.send(loanFile, { params: { uuid } })).assignees;

  await ruth.client.send(deactivateMember, { params: { member: leaver.staffUuid } });
  expect((await lookAfter(ofLeaver.applicationUuid)).processor).toBeNull();
  const { events } = await ruth.client.send(fileEvents, { params: { uuid: ofLeaver.applicationUuid }, query: {} });
  expect(events[0]).toMatchObject({ type: "assigned", by: "staff" });

  const member = { member: other.staffUuid };
  await ruth.client.send(changeMember, { params: member, body: { name: "Uma Reed", role: "underwriter" } });
  expect((await lookAfter(ofOther.applicationUuid)).underwriter?.uuid).toBe(other.staffUuid);
  await ruth.client.send(changeMember, { params: member, body: { name: "Uma Reed", role: "processor" } });
  expect((await lookAfter(ofOther.applicationUuid)).underwriter).toBeNull();
});

it("a file that a colleague gave to somebody else since it was read stays with whom it went to, unless the one who asks has seen that", async () => {
  const { applicationUuid: uuid } = await openBorrower(product);
  const [one, two] = [await openStaff(product, "processor"), await openStaff(product, "processor")];
  const params = { uuid, role: "processor" } as const;
  const give = (from: string | null, staffUuid: string | null) =>
    one.client.send(assignApplication, { params, body: { staffUuid, from } });
  await give(null, two.staffUuid);
  await expect(give(null, one.staffUuid)).rejects.toMatchObject({ status: 409, problem: { code: "given-meanwhile" } });
  await expect(give(one.staffUuid, null)).rejects.toMatchObject({ status: 409, problem: { code: "given-meanwhile" } });
  const { assignees } = await one.client.send(loanFile, { params: { uuid } });
  expect(assignees.processor?.uuid).toBe(two.staffUuid);
  await give(two.staffUuid, one.staffUuid);
  // What is so already is not refused.
  await give(two.staffUuid, one.staffUuid);
  const given = (await one.client.send(fileEvents, { params: { uuid }, query: {} })).events.filter(
    ({ type }) => type === "assigned",
  );
  expect(given).toHaveLength(2);
});
