import { applications } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { notary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { instantOfWallTime, localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindDue } from "../notifications/keep-reminders.ts";
import { sendWaiting } from "../notifications/send-waiting.ts";

const ZONE = "America/Chicago";

describe("a borrower who signed at the Texas office while the other owner did not come", () => {
  let product: TestProduct;
  let staff: OpenStaff;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    staff = await openStaff(product, "processor");
    walked = await walkIn(product, { persona: "texas-bpo", as: withBrother, until: "CO_DEED_REQ" });
  });
  afterAll(() => product.close());

  const appointment = () => walked.client.send(notary, { params: { uuid: walked.uuid } });
  const mails = async () => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(walked.email)}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
  };

  const reminders = async () =>
    (await mails()).filter((subject) => subject === "Your application waits for you").length;

  it("is not said to have been missed", async () => {
    const { visit: booked } = await appointment();
    const closesOn = addDays(localDateAt(booked?.startsAt ?? "", ZONE), 1);
    const { now } = await walked.client.send(businessClock, { query: { applicationUuid: walked.uuid } });
    await letTimePass(walked, Date.parse(instantOfWallTime(closesOn, "00:01", ZONE)) - Date.parse(now));
    const { visit } = await until(appointment, (shown) => shown.visit?.state === "FAILED");
    expect(visit?.reason).toBe("office-unfinished");
    await until(mails, (subjects) => subjects.includes("Not everything was signed at the office"));
    expect(await mails()).not.toContain("We missed you at the notary");
    const { missedAppointments } = await staff.client.send(loanFile, { params: { uuid: walked.uuid } });
    expect(missedAppointments.map(({ reason }) => reason)).toEqual(["office-unfinished"]);
  });

  it("may choose another day for whoever has still to sign, is told that it is their move, and reminded of it", async () => {
    const standing = async () => (await walked.client.send(applications, {}))[0];
    expect(await standing()).toMatchObject({ step: "CO_DEED_REQ", waitsForOthers: false, officeDayOwed: true });
    const before = await reminders();
    await letTimePass(walked, 36 * 60 * 60 * 1000);
    await remindDue(product.ctx);
    await sendWaiting(product.ctx);
    await until(reminders, (count) => count > before);
    const { offices, visit } = await appointment();
    const [office] = offices;
    if (!office) throw new Error("no office is offered");
    const on = addDays(localDateAt(visit?.startsAt ?? "", ZONE), 7);
    await walked.client.send(requestNotaryVisit, {
      params: { uuid: walked.uuid },
      body: {
        placeType: office.placeType,
        address: office.address,
        windows: [{ from: instantOfWallTime(on, "10:00", ZONE), to: instantOfWallTime(on, "12:00", ZONE) }],
        language: "en",
        acceptedFee: 0,
      },
    });
    const again = await until(appointment, (shown) => shown.visit?.state === "CONFIRMED");
    expect(localDateAt(again.visit?.startsAt ?? "", ZONE)).toBe(on);
    expect(await standing()).toMatchObject({ waitsForOthers: true, officeDayOwed: false });
  });
});
