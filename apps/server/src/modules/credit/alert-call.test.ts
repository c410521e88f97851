import { alertCall, chooseAlertCall } from "@gable/contract/calls/credit.ts";
import { fileEvents, loanFile, revealPersonal } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { change } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindDue } from "../notifications/keep-reminders.ts";

const HOUR_MS = 3_600_000;

/** The text of the mail of that subject. */
const mailOf =
  (subject: string) =>
  (message: { readonly subject?: string | null; readonly text: string }): string | undefined =>
    message.subject === subject ? message.text : undefined;

describe("a borrower whose credit file has a fraud alert", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  let agent: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
    agent = await openStaff(product, "support-agent");
  });
  afterAll(() => product.close());

  async function alerted(email: string) {
    const walked = await walkIn(product, {
      persona: "fraud-alert",
      orgCode: "gable",
      email,
      until: "FACTA_REVIEW",
    });
    const { client, uuid } = walked;
    const params = { uuid };
    return {
      ...walked,
      params,
      seen: () => client.send(alertCall, { params }),
      choose: (startsAt: string) => client.send(chooseAlertCall, { params, body: { startsAt } }),
      waiting: async () =>
        (await underwriter.client.send(pipeline, { query: { queue: "fraud-alert" } })).entries
          .find((entry) => entry.uuid === uuid)
          ?.queues.find(({ queue }) => queue === "fraud-alert"),
      reminders: () =>
        product.ctx.database.kysely
          .selectFrom("reminders")
          .select(["subject", "settled_at"])
          .where("application_uuid", "=", uuid)
          .orderBy("subject")
          .execute(),
      moveTo: (atMs: number) =>
        product.ctx.adjustableClock?.advance(atMs - product.ctx.clock.now(uuid).getTime(), uuid),
    };
  }

  it("sees the last digits of the number on it, and staff the whole one for a reason", async () => {
    const { seen, params, persona } = await alerted("masked@example.com");
    const digits = persona.fill.phone.replaceAll(/\D/g, "");
    const reply = await seen();
    expect(reply.number).toEqual({ from: "ALERT", ending: digits.slice(-2) });
    expect(JSON.stringify(reply)).not.toContain(digits.slice(-4));
    const { person } = await agent.client.send(loanFile, { params });
    expect(person.personal).toContainEqual({ field: "ALERT_PHONE", masked: `•••• ${digits.slice(-4)}` });
    const reveal = (staff: OpenStaff) =>
      staff.client.send(revealPersonal, {
        params: { ...params, field: "ALERT_PHONE" },
        body: { reason: "Calling about the alert" },
      });
    await expect(reveal(agent)).rejects.toMatchObject({ status: 403 });
    expect(await reveal(underwriter)).toEqual({ value: formatPhone(digits) });
  });

  it("chooses the hour of the call, and another, and is written to and reminded", async () => {
    const { seen, choose, waiting, reminders, moveTo, params, email } = await alerted("chooses@example.com");
    const { windows, chosen } = await seen();
    expect(chosen).toBeNull();
    const [first, last] = [windows[0]?.startsAt ?? "", windows.at(-1)?.startsAt ?? ""];
    await choose(first);
    await choose(last);
    const { chosen: now } = await seen();
    expect(now).toEqual({ ...windows.at(-1), isOver: false });
    expect(await mailed(product.sandbox.url, email, mailOf("When we call you"))).toContain("no password");
    const { since, dueAt } = (await waiting()) ?? {};
    expect([since, dueAt].map((at) => Date.parse(at ?? ""))).toEqual(
      [now?.startsAt, now?.endsAt].map((at) => Date.parse(at ?? "")),
    );
    const file = await agent.client.send(loanFile, { params });
    expect(file.alertCall).toMatchObject({ startsAt: last, endsAt: now?.endsAt });
    const { events } = await underwriter.client.send(fileEvents, { params, query: {} });
    const choices = events.filter(({ type }) => type === "alert-call-chosen");
    expect(choices.map(({ by, detail }) => [by, detail["startsAt"]])).toEqual([
      ["borrower", last],
      ["borrower", first],
    ]);
    expect((await reminders()).map(({ subject }) => subject)).toEqual(["day-before", "hour-before"]);
    await moveTo(Date.parse(last) - HOUR_MS);
    await remindDue(product.ctx);
    expect(await mailed(product.sandbox.url, email, mailOf("We call you tomorrow"))).toContain("choose another hour");
    expect((await reminders()).every(({ settled_at }) => settled_at !== null)).toBe(true);
  });

  it("may not choose an hour that is past or is none, and is asked for another once it is over", async () => {
    const { seen, choose, moveTo } = await alerted("too-late@example.com");
    const [first, second] = (await seen()).windows;
    await choose(first?.startsAt ?? "");
    await moveTo(Date.parse(first?.endsAt ?? ""));
    expect((await seen()).chosen).toMatchObject({ startsAt: first?.startsAt, isOver: true });
    for (const gone of [first?.startsAt ?? "", second?.startsAt.replace(":00:00", ":30:00") ?? ""])
      await expect(choose(gone)).rejects.toMatchObject({
        status: 400,
        problem: { fields: { startsAt: ["window-gone"] } },
      });
  });

  it("is not called any more once staff reached them, and no alert leaves nothing to choose", async () => {
    const { seen, choose, params, reminders, waiting } = await alerted("reached@example.com");
    const [first] = (await seen()).windows;
    await choose(first?.startsAt ?? "");
    await underwriter.client.send(actOnFile, {
      params,
      body: await asRead(underwriter.client, params.uuid, "clear-fraud-alert"),
    });
    expect(await seen()).toMatchObject({ number: null, windows: [], chosen: null });
    expect(await waiting()).toBeUndefined();
    expect((await reminders()).filter(({ subject }) => subject !== "move")).toEqual([]);
    await expect(choose(first?.startsAt ?? "")).rejects.toMatchObject({ status: 409 });
  });

  it("is called at the number they gave where the alert on the full report has none", async () => {
    const { seen, choose, uuid, params, persona } = await alerted("full-report@example.com");
    await underwriter.client.send(actOnFile, {
      params,
      body: await asRead(underwriter.client, params.uuid, "clear-fraud-alert"),
    });
    await change(product, uuid, ({ facts }, now) => {
      if (facts.softCredit?.outcome !== "HIT") throw new Error("there is no soft report");
      const report = { ...facts.softCredit.report, alert: { kind: "extended-fraud", phone: null } };
      return { event: "tried", facts: { hardCredit: { ...facts.softCredit, report, at: now.toISOString() } } };
    });
    const { number, windows } = await seen();
    expect(number).toEqual({ from: "BORROWER", ending: persona.fill.phone.slice(-2) });
    expect(windows).toEqual([]);
    await expect(choose("2027-01-04T17:00:00Z")).rejects.toMatchObject({ status: 409 });
  });
});
