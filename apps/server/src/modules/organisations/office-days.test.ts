import { loanFile } from "@gable/contract/calls/loan-file.ts";
import {
  approveProposal,
  checkSetting,
  lenderSetting,
  proposeSetting,
  withdrawProposal,
} from "@gable/contract/calls/organisations-settings.ts";
import { defaultCreditorCalendar } from "@gable/domain/calendar/creditor-days.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { type OfficeDays, usualOfficeDays } from "@gable/domain/organisations/office-days.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { todayOf } from "./proposals.ts";
import { tellOfficeDays } from "./tell-office-days.ts";

describe("the days on which a lender's offices are open", () => {
  let product: TestProduct;
  let first: OpenStaff;
  let second: OpenStaff;
  let open: Walked;
  let signed: Walked;
  const started = (persona: string, step: "FINAL_OFFER" | "OFFER_SELECTION") =>
    walkIn(product, { persona, orgCode: "gable", until: step });
  beforeAll(async () => {
    product = await startProduct();
    first = await openStaff(product, "administrator");
    second = await openStaff(product, "administrator");
    [open, signed] = await Promise.all([
      started("straight-approval", "FINAL_OFFER"),
      started("retired", "OFFER_SELECTION"),
    ]);
    // What was signed was opened by the days of then, whatever the lender says afterwards.
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, signed.uuid, { kind: "system" }, (_file, now) => ({
        event: "known",
        facts: { closingSignedAt: now.toISOString() },
      })),
    );
  });
  afterAll(() => product.close());

  const propose = async (value: OfficeDays, effectiveOn: string | null = null) => {
    const { uuid } = await first.client.send(proposeSetting, {
      body: { subject: "days", value, effectiveOn, reason: "The offices are closed" },
    });
    return uuid;
  };
  const set = async (value: OfficeDays, effectiveOn: string | null = null) => {
    const proposal = await propose(value, effectiveOn);
    await second.client.send(approveProposal, { params: { proposal } });
    return proposal;
  };
  const stored = ({ uuid }: Walked) => loadApplication(product.ctx, product.ctx.database.kysely, uuid);
  const calendarOf = async (walked: Walked) => (await stored(walked)).file.facts.creditorCalendar;
  const weeks = async () => (await calendarOf(open))?.weeks.map((week) => [week.from, week.openWeekdays.length]);
  const check = (value: OfficeDays) => first.client.send(checkSetting, { body: { subject: "days", value } });
  const goodThrough = async () =>
    (await first.client.send(loanFile, { params: { uuid: open.uuid } })).income?.employment?.goodThrough ?? "";

  it("are Monday to Friday without the federal holidays until an administrator says otherwise", async () => {
    const { latest } = await first.client.send(lenderSetting, { params: { subject: "days" } });
    expect(latest).toEqual(usualOfficeDays);
    expect(await calendarOf(open)).toEqual(defaultCreditorCalendar);
  });

  it("count anew for applications under way once a second administrator has agreed, and for new ones", async () => {
    const last = await goodThrough();
    const proposal = await propose({ ...usualOfficeDays, closedDays: [{ date: last, reason: "Storm" }] });
    await expect(first.client.send(approveProposal, { params: { proposal } })).rejects.toMatchObject({ status: 403 });
    expect(await goodThrough()).toBe(last);
    await second.client.send(approveProposal, { params: { proposal } });
    await until(goodThrough, (day) => day > last);
    expect((await calendarOf(open))?.closures).toEqual([last]);
    expect((await calendarOf(await started("manual-pay", "OFFER_SELECTION")))?.closures).toEqual([last]);
  });

  it("leave a line as it is that was signed", async () => {
    expect(await calendarOf(signed)).toEqual(defaultCreditorCalendar);
  });

  it("go by the week of their day from then on, and as before where that is called off", async () => {
    const { latest } = await first.client.send(lenderSetting, { params: { subject: "days" } });
    const from = addDays(todayOf(product.ctx.clock.now()), 30);
    const openWeekdays: OfficeDays["openWeekdays"] = [...usualOfficeDays.openWeekdays, "SATURDAY"];
    const proposal = await set({ ...(latest as unknown as OfficeDays), openWeekdays }, from);
    await until(weeks, (now) => now?.length === 2);
    expect(await weeks()).toEqual([
      [null, 5],
      [from, 6],
    ]);
    await second.client.send(withdrawProposal, { params: { proposal } });
    await until(weeks, (now) => now?.length === 1);
  });

  it("are told to each application once, though the work is done again", async () => {
    const { version } = await stored(open);
    await tellOfficeDays(product.ctx, "gable");
    expect((await stored(open)).version).toBe(version);
  });

  it("have an open day in the week, and each closed day once", async () => {
    await expect(check({ ...usualOfficeDays, openWeekdays: [] })).rejects.toMatchObject({
      problem: { fields: { "value.openWeekdays": ["required"] } },
    });
    const closed = { date: "2027-11-26", reason: "After Thanksgiving" };
    await expect(check({ ...usualOfficeDays, closedDays: [closed, closed] })).rejects.toMatchObject({
      problem: { fields: { "value.closedDays.1.date": ["day-twice"] } },
    });
  });
});
