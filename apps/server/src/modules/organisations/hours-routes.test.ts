import { chatInbox } from "@gable/contract/calls/chat-desk.ts";
import { approveProposal, lenderSetting, proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import { OPERATING_HOURS_ZONE } from "@gable/domain/calendar/operating-hours.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const HOURS = "/service-operating-hours/external/api/v1/hours";

const always = (day: { weekday: string }) => ({ ...day, isOpen: true, startTime: "00:00", endTime: "24:00" });

describe("the operating hours", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = async (path: string, host = "localhost") =>
    (await product.app.inject({ url: HOURS + path, headers: { host } })).json<{
      isOpen: boolean;
      weekdays: { weekday: string; isOpen: boolean }[];
    }>();
  const closedDays = async (path: string, host?: string) =>
    (await ask(path, host)).weekdays.filter(({ isOpen }) => !isOpen).map(({ weekday }) => weekday);
  const moveTo = async (instant: string) =>
    product.ctx.adjustableClock?.advance(Date.parse(instant) - product.ctx.clock.now().getTime());
  const year = new Date().getUTCFullYear() + 1;
  /** The second Sunday of March, on which clocks go forward. */
  const marchSunday = 14 - ((new Date(Date.UTC(year, 2, 1)).getUTCDay() + 6) % 7);
  const march = (day: number) => `${year}-03-${String(day).padStart(2, "0")}T13:30:00Z`;

  it("show a lender's usual week, the telephone's under its own address", async () => {
    expect(await closedDays("/OPS_CHAT/week?display=true")).toEqual(["SUNDAY"]);
    expect(await closedDays("/OPS_PHONE?display=true")).toEqual(["SATURDAY", "SUNDAY"]);
    expect(await closedDays("/OPS_CHAT/week?display=true", "harbor-pine.localhost")).toEqual(["SATURDAY", "SUNDAY"]);
  });

  it("are on a day that administrators set apart those of that day", async () => {
    const [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
    const date = localDateAt(product.ctx.clock.now().toISOString(), OPERATING_HOURS_ZONE);
    for (const isOpen of [true, false]) {
      const { latest } = await ruth.client.send(lenderSetting, { params: { subject: "hours" } });
      const { uuid } = await ruth.client.send(proposeSetting, {
        body: {
          subject: "hours",
          value: { ...latest, otherDays: [{ date, isOpen, startTime: "00:00", endTime: "24:00" }] },
          effectiveOn: null,
          reason: "A day of its own",
        },
      });
      await vera.client.send(approveProposal, { params: { proposal: uuid } });
      expect(await ask("/OPS_CHAT/openStatus")).toMatchObject({ isOpen });
      expect(await ask("/OPS_PHONE/openStatus")).toMatchObject({ isOpen });
      expect((await ruth.client.send(chatInbox, {})).isOpen).toBe(isOpen);
    }
  });

  it("are none on a day on which the offices are closed, for chat and telephone, until hours are set for it", async () => {
    const [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
    const date = localDateAt(product.ctx.clock.now().toISOString(), OPERATING_HOURS_ZONE);
    const set = async (subject: "hours" | "days", changed: object) => {
      const { latest } = await ruth.client.send(lenderSetting, { params: { subject } });
      const { uuid } = await ruth.client.send(proposeSetting, {
        body: { subject, value: { ...latest, ...changed }, effectiveOn: null, reason: "A storm" },
      });
      await vera.client.send(approveProposal, { params: { proposal: uuid } });
    };
    const { latest } = await ruth.client.send(lenderSetting, { params: { subject: "hours" } });
    const week = (latest["OPS_CHAT"] as { weekday: string }[]).map(always);
    await set("hours", { OPS_CHAT: week, OPS_PHONE: week, otherDays: [] });
    await set("days", { closedDays: [{ date, reason: "Storm" }] });
    expect(await ask("/OPS_CHAT/openStatus")).toMatchObject({ isOpen: false });
    expect(await ask("/OPS_PHONE/openStatus")).toMatchObject({ isOpen: false });
    expect((await ruth.client.send(chatInbox, {})).isOpen).toBe(false);
    await set("hours", { otherDays: [{ date, isOpen: true, startTime: "00:00", endTime: "24:00" }] });
    expect(await ask("/OPS_CHAT/openStatus")).toMatchObject({ isOpen: true });
    await set("hours", latest);
    await set("days", { closedDays: [] });
  });

  it("refuse a department that there is not", async () => {
    const reply = await product.app.inject({ url: `${HOURS}/OPS_FAX/openStatus`, headers: { host: "localhost" } });
    expect(reply.json()).toMatchObject({ status: 400, code: "invalid" });
  });

  it("follow Pacific time across the change of clocks, and close on a holiday", async () => {
    await moveTo(march(marchSunday - 2));
    const opensAt = march(marchSunday - 2).replace("13:30", "14:00");
    expect(await ask("/OPS_CHAT/openStatus")).toEqual({ department: "OPS_CHAT", isOpen: false, opensAt });
    await moveTo(march(marchSunday + 1));
    expect(await ask("/OPS_CHAT/openStatus")).toEqual({ department: "OPS_CHAT", isOpen: true, opensAt: null });
    await moveTo(`${year}-06-19T18:00:00Z`);
    expect(await ask("/OPS_PHONE/openStatus")).toMatchObject({ isOpen: false });
    const thanksgiving = 28 - ((new Date(Date.UTC(year, 10, 28)).getUTCDay() + 3) % 7);
    await moveTo(`${year}-11-${thanksgiving}T18:00:00Z`);
    expect(await ask("/OPS_PHONE/openStatus")).toMatchObject({ isOpen: false });
    expect(await closedDays("/OPS_PHONE")).toEqual(["THURSDAY", "SATURDAY", "SUNDAY"]);
    expect(await closedDays("/OPS_PHONE?display=true")).toEqual(["SATURDAY", "SUNDAY"]);
  });
});
