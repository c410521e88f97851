import type { BodyOf } from "@gable/contract/call.ts";
import { addLead, changeLead, leads } from "@gable/contract/calls/originators-leads.ts";
import { askOfficer } from "@gable/contract/calls/originators-requests.ts";
import { requestText, requestWords } from "@gable/domain/originators/lead-request.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";
const DAY_MS = 86_400_000;

type Request = BodyOf<typeof askOfficer>;

const request = (more: Partial<Request> = {}): Request => ({
  referrer: MARISOL,
  name: { firstName: "Ines", lastName: "Okafor" },
  email: "ines@example.com",
  phone: "(415) 555-2671",
  wantsCall: true,
  language: "en",
  textVersion: requestText.version,
  ...more,
});

describe("somebody who came by a loan officer’s link and is not ready to apply", () => {
  let product: TestProduct;
  let officer: OpenStaff;
  beforeEach(async () => {
    // Each test has a minute of its own, of which the limit counts.
    await product?.close();
    product = await startProduct();
    officer = await openStaff(product, "loan-officer");
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ originator_uuid: MARISOL })
      .where("uuid", "=", officer.staffUuid)
      .execute();
  });
  afterAll(() => product.close());

  const ask = (more: Partial<Request> = {}) =>
    createBorrowerClient(product.url, "gable").send(askOfficer, { body: request(more) });
  const theirs = async () => (await officer.client.send(leads, { query: {} })).leads;
  const mailed = async ({ staffUuid }: OpenStaff) => {
    const to = encodeURIComponent(`${staffUuid}@gable.example`);
    return (await (await fetch(`${product.sandbox.url}/inbox.json?to=${to}`)).json()) as {
      subject: string;
      text: string;
    }[];
  };

  it("is a lead of that officer's with the words that they agreed to, and the officer gets mail that names nobody", async () => {
    await ask();
    const [lead] = await theirs();
    expect(lead).toMatchObject({ email: "ines@example.com", phone: "+14155552671", status: "new", consent: "" });
    expect(lead?.asked).toMatchObject({
      wantsCall: true,
      words: requestWords({ language: "en" }, { officer: "Marisol Trevino", lender: "Gable" }),
    });
    const [mail] = await until(
      () => mailed(officer),
      (messages) => messages.length > 0,
    );
    expect(mail?.subject).toBe("Somebody asks to be called");
    expect(mail?.text).toContain("/officer");
    expect(mail?.text).not.toMatch(/Ines|Okafor|ines@|555.?2671/);
    const { rows } = await product.ctx.database.pool.query("select leads::text as kept from leads");
    expect(JSON.stringify(rows)).not.toMatch(/Okafor|ines@example|555.?2671/);
  });

  it("changes nothing that the officer wrote down of them, and is not told whether they are known", async () => {
    const { name, email, language } = request();
    await officer.client.send(addLead, {
      body: {
        name,
        email,
        language,
        phone: "(415) 555-0100",
        home: null,
        note: "Met at the fair",
        consent: "In person",
      },
    });
    const [known] = await theirs();
    await officer.client.send(changeLead, { params: { lead: known?.uuid ?? "" }, body: { status: "lost" } });
    const said = { name: { firstName: "I.", lastName: "Okafor-Hale" }, phone: "(415) 555-0199" };
    expect(await ask(said)).toEqual(await ask({ email: "stranger@example.com" }));
    const again = (await theirs()).find((lead) => lead.uuid === known?.uuid);
    expect(again).toMatchObject({
      name: { lastName: "Okafor" },
      phone: "+14155550100",
      note: "Met at the fair",
      status: "new",
      asked: { phone: "+14155550199", name: { lastName: "Okafor-Hale" } },
    });
  });

  it("is told to the officer once a day, however often it is sent", async () => {
    await ask();
    await ask({ wantsCall: false, phone: null });
    // Each that is sent meanwhile puts the next word off no further.
    await product.ctx.adjustableClock?.advance(DAY_MS / 2);
    await ask({ wantsCall: false, phone: null });
    await product.ctx.adjustableClock?.advance(DAY_MS / 2);
    await ask({ wantsCall: false, phone: null });
    const mails = await until(
      () => mailed(officer),
      (messages) => messages.length > 1,
    );
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "Somebody asks to be called",
      "Somebody asks to hear from you",
    ]);
    expect(await product.ctx.database.kysely.selectFrom("leads").select("uuid").execute()).toHaveLength(1);
  });

  it.each([
    ["has left", () => ({ deactivated_at: product.ctx.clock.now().toISOString() })],
    ["has other work now", () => ({ role: "processor" })],
  ])("is the desk’s where the officer %s: the administrators are told, and so is who asked", async (_why, change) => {
    const ruth = await openStaff(product, "administrator");
    expect(await ask({ email: "earlier@example.com" })).toEqual({ hasOfficer: true });
    await product.ctx.database.kysely
      .updateTable("staff")
      .set(change())
      .where("uuid", "=", officer.staffUuid)
      .execute();
    const before = await mailed(officer);
    expect(await ask()).toEqual({ hasOfficer: false });
    const [mail] = await until(
      () => mailed(ruth),
      (messages) => messages.length > 0,
    );
    expect(mail?.text).toContain("/staff/leads");
    expect(mail?.text).toContain("does not work here as one any more");
    const { leads: all } = await ruth.client.send(leads, { query: {} });
    expect(all.find(({ email }) => email === "ines@example.com")).toMatchObject({ officer: "Marisol Trevino" });
    expect((await mailed(officer)).length).toBeLessThanOrEqual(Math.max(1, before.length));
  });

  it("is refused for words that were never shown, for nobody’s link, without a number to call, and when it is too often", async () => {
    await expect(ask({ textVersion: "2020-01-1" })).rejects.toMatchObject({ problem: { code: "text-changed" } });
    await expect(ask({ referrer: "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4aff" })).rejects.toMatchObject({ status: 404 });
    await expect(ask({ phone: null })).rejects.toMatchObject({ problem: { fields: { phone: ["required"] } } });
    const elsewhere = createBorrowerClient(product.url, "harbor-pine").send(askOfficer, { body: request() });
    await expect(elsewhere).rejects.toMatchObject({ status: 404 });
    await ask();
    await ask();
    await expect(ask()).rejects.toMatchObject({ status: 429 });
    expect(await theirs()).toHaveLength(1);
  });
});
