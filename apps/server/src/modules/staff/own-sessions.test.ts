import { agentLogIn, agentSelf, giveSecondFactor } from "@gable/contract/calls/staff.ts";
import { endOtherStaffSessions, endStaffSession, staffSessions } from "@gable/contract/calls/staff-sessions.ts";
import { createConsoleClient, openStaff, TEST_DEVICE } from "@gable/testkit/open-staff.ts";
import { staffWithLogIn } from "@gable/testkit/staff-with-log-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStaffSession } from "../../http/staff-session.ts";

describe("the sessions of somebody of the staff", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  async function somebody() {
    const { email, password, code } = await staffWithLogIn(product, "processor");
    const arrive = async () => {
      const client = createConsoleClient(product);
      await client.send(agentLogIn, { body: { email, password } });
      return client;
    };
    const enter = async () => {
      const client = await arrive();
      await client.send(giveSecondFactor, { body: { code: await code() } });
      return client;
    };
    return { arrive, enter };
  }

  it("are seen with their device, address and last use, the present one first", async () => {
    const { arrive, enter } = await somebody();
    const other = await enter();
    const here = await enter();
    // Half a log-in opens nothing and is none.
    await arrive();
    const listed = await here.send(staffSessions, {});
    expect(listed).toHaveLength(2);
    expect(listed.map(({ isPresent }) => isPresent)).toEqual([true, false]);
    expect(listed[0]).toMatchObject({ address: "127.0.0.1", openedBy: "code" });
    await other.send(agentSelf, {});
  });

  it("are used last when their token was renewed", async () => {
    const { ctx } = product;
    const { staffUuid } = await openStaff(product, "processor");
    const begun = new Date(ctx.clock.now().getTime() - 10 * 60_000);
    const past = { ...ctx, clock: { now: () => begun } };
    const own = { uuid: staffUuid, orgCode: "gable" };
    const token = await openStaffSession(past, ctx.database.kysely, own, TEST_DEVICE, "passkey");
    const here = createConsoleClient(product, token);
    await here.send(agentSelf, {});
    const present = (await here.send(staffSessions, {})).find(({ isPresent }) => isPresent);
    expect(present).toMatchObject({ beganAt: begun.toISOString(), openedBy: "passkey" });
    expect(Date.parse(present?.lastSeenAt ?? "")).toBeGreaterThan(begun.getTime() + 9 * 60_000);
  });

  it("are ended one by one or all but the present one, and another person's is not there to end", async () => {
    const { enter } = await somebody();
    const [one, two, here] = [await enter(), await enter(), await enter()];
    const stranger = await (await somebody()).enter();
    const [mine] = await here.send(staffSessions, {});
    const [theirs] = await one.send(staffSessions, {});
    const params = { session: theirs?.uuid ?? "" };
    await expect(stranger.send(endStaffSession, { params })).rejects.toMatchObject({ status: 404 });
    await here.send(endStaffSession, { params });
    await expect(one.send(agentSelf, {})).rejects.toMatchObject({ status: 401 });
    await two.send(agentSelf, {});
    await here.send(endOtherStaffSessions, {});
    await expect(two.send(agentSelf, {})).rejects.toMatchObject({ status: 401 });
    expect((await here.send(staffSessions, {})).map(({ uuid }) => uuid)).toEqual([mine?.uuid]);
    await stranger.send(agentSelf, {});
  });
});
