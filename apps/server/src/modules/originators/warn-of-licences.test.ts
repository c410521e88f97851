import { randomUUID } from "node:crypto";
import { deactivateMember, inviteMember, saveOfficer } from "@gable/contract/calls/staff-members.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { warnOfLicences } from "./warn-of-licences.ts";
import { licenceDay } from "./working-originators.ts";

const DAY_MS = 86_400_000;

describe("a loan officer's licence that ends", () => {
  let product: TestProduct;
  let ruth: OpenStaff;
  beforeEach(async () => {
    product = await startProduct();
    // At noon where licences end, so that no midnight comes while a test goes on.
    const noon = DAY_MS - ((product.ctx.clock.now().getTime() + 7 * 3_600_000) % DAY_MS);
    await product.ctx.adjustableClock?.advance(noon);
    ruth = await openStaff(product, "administrator");
  });
  afterEach(() => product.close());

  const today = () => licenceDay(product.ctx);
  async function hire(name: string) {
    const email = `${randomUUID()}@gable.example`;
    const admin = await openStaff(product, "administrator", "harbor-pine");
    const { uuid } = await admin.client.send(inviteMember, { body: { name, email, role: "loan-officer" } });
    return { email, member: uuid, admin };
  }
  type Hired = Awaited<ReturnType<typeof hire>>;
  const license = ({ member }: Hired, ends: Readonly<Record<string, LocalDate>>, by: OpenStaff) =>
    by.client.send(saveOfficer, {
      params: { member },
      body: {
        nmls: "2070031",
        phone: "(800) 555-0179",
        licences: Object.entries(ends).map(([state, until]) => ({ state, number: `${state} 77`, until })),
      },
    });
  const again = () => openStaff(product, "administrator", "harbor-pine");
  const passDays = async (days: number) => {
    await product.ctx.adjustableClock?.advance(days * DAY_MS);
    await look();
  };
  const look = async () => {
    await Promise.all([warnOfLicences(product.ctx), warnOfLicences(product.ctx)]);
    await warnOfLicences(product.ctx);
  };
  const mailsTo = async (email: string) => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await reply.json()) as { readonly subject: string; readonly text: string }[];
    return mails.filter(({ subject }) => subject.startsWith("A license"));
  };
  /** Of the outbox, so that none can still be on its way. */
  const countMails = async () => {
    const { count } = await product.ctx.database.kysely
      .selectFrom("outbox")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

  it("is written of to the officer and to administrators 60 and 14 days before and on its last day, each once", async () => {
    const officer = await hire("Philippa Undset");
    const end = addDays(today(), 61);
    await license(officer, { CA: end, OR: addDays(end, 200) }, officer.admin);
    await look();
    const before = await countMails();
    await passDays(1);
    await expect.poll(() => subjects(officer.email)).toEqual([expect.stringMatching(/^A license of yours ends on /)]);
    const boss = `${officer.admin.staffUuid}@harbor-pine.example`;
    await expect
      .poll(() => subjects(boss))
      .toContainEqual(expect.stringMatching(/^A license of Philippa Undset ends on /));
    const [mail] = await mailsTo(officer.email);
    expect(mail?.text).toContain("California (");
    expect(mail?.text).toContain("/officer");
    expect(mail?.text).not.toContain("Oregon");
    const each = (await countMails()) - before;
    for (const [days, mails] of [
      [45, 1],
      [1, 2],
      [13, 2],
      [1, 3],
      [1, 3],
      [30, 3],
    ] as const) {
      await passDays(days);
      expect(await countMails()).toBe(before + mails * each);
    }
    await expect.poll(() => subjects(officer.email)).toContain("A license of yours ends today");
    // Another lender's administrators hear nothing.
    expect(await mailsTo(`${ruth.staffUuid}@gable.example`)).toEqual([]);
  });

  it("is written of at once where it is entered late, and anew for the year after", async () => {
    const officer = await hire("Ottoline Brask");
    await license(officer, { CA: addDays(today(), 10), OR: addDays(today(), 40) }, officer.admin);
    await look();
    await expect.poll(() => subjects(officer.email)).toHaveLength(1);
    const [mail] = await mailsTo(officer.email);
    expect(mail?.text).toMatch(/California \(.*Oregon \(/s);
    // Renewed: nothing more of the day that counts no longer.
    await license(officer, { CA: addDays(today(), 375), OR: addDays(today(), 405) }, officer.admin);
    await passDays(60);
    expect(await subjects(officer.email)).toHaveLength(1);
    await passDays(255);
    await expect.poll(() => subjects(officer.email)).toHaveLength(2);
  });

  it("is no news of somebody who has left, nor long after it ended", async () => {
    const [gone, stale] = [await hire("Ragnhild Voss"), await hire("Wendeline Quist")];
    await license(gone, { CA: addDays(today(), 30) }, gone.admin);
    await gone.admin.client.send(deactivateMember, { params: { member: gone.member } });
    await license(stale, { CA: addDays(today(), -8) }, await again());
    const before = await countMails();
    await look();
    expect(await countMails()).toBe(before);
  });
});
