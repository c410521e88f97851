import { status } from "@gable/contract/calls/application.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { bookNotary, notary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("a lender that has a wait between signing and the notary", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    const stateOverrides = JSON.stringify({
      ...defaultPolicy.stateOverrides,
      ...Object.fromEntries(["CA", "WV"].map((state) => [state, { notaryWaitDays: 3 }])),
    });
    await sql`update lending_policies set policy = jsonb_set(policy, '{stateOverrides}', ${stateOverrides}::jsonb)`.execute(
      product.ctx.database.kysely,
    );
    await product.ctx.policies.reload();
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, step: WalkOptions["until"] & string) => walkIn(product, { persona, until: step });
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

  it("has the borrower book a time after it, and opens the deed once it is over", async () => {
    const walked = await walkTo("straight-approval", "NOTARY_WAITING_PERIOD");
    const { client, uuid } = walked;
    const params = { uuid };
    expect((await passageOf(walked, walked.last))?.routes).toContain("notaryIntro");
    const { notaryWait } = await factsOf(uuid);
    const { opensAt, slots, kind } = await client.send(notary, { params });
    expect([kind, opensAt]).toEqual(["REMOTE_ONLINE", notaryWait?.opensAt]);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.filter(({ startsAt }) => Date.parse(startsAt) < Date.parse(opensAt ?? ""))).toEqual([]);
    await expect(client.send(bookNotary, { params, body: { slotId: "now" } })).rejects.toMatchObject({
      status: 409,
      problem: { code: "notary-waiting-period" },
    });
    await client.send(bookNotary, { params, body: { slotId: slots[0]?.slotId ?? "" } });
    expect((await client.send(status, { params })).step).toBe("NOTARY_WAITING_PERIOD");

    const left = Date.parse(opensAt ?? "") - product.ctx.clock.now(uuid).getTime();
    await product.ctx.adjustableClock?.advance(left, uuid);
    await until(
      () => client.send(status, { params }),
      ({ step }) => step === "DEED_SIGNING",
    );
    expect((await client.send(notary, { params })).opensAt).toBeNull();
    const { notarySession, notaryWaitOver } = await factsOf(uuid);
    expect(notarySession).toMatchObject({ state: "BOOKED", startsAt: slots[0]?.startsAt });
    expect(Date.parse(notaryWaitOver ?? "")).toBeGreaterThanOrEqual(Date.parse(opensAt ?? ""));
    // Whoever looks at the file sees it in its log.
    const processor = await openStaff(product, "processor");
    const { events } = await processor.client.send(fileEvents, { params, query: {} });
    expect(events.map(({ type }) => type)).toContain("notary-wait-ended");
  });

  it("books no session while an attorney has still to read the deed", async () => {
    const { client, uuid } = await walkTo("new-york", "ATTORNEY_REVIEW");
    const params = { uuid };
    const { awaitsAttorney, slots } = await client.send(notary, { params });
    expect([awaitsAttorney, slots.length > 0]).toEqual([true, true]);
    await expect(client.send(bookNotary, { params, body: { slotId: slots[0]?.slotId ?? "" } })).rejects.toMatchObject({
      status: 409,
      problem: { code: "out-of-order" },
    });
    await asStaff({ client, uuid }, { act: "finish-attorney-review" });
    await until(
      () => client.send(status, { params }),
      ({ step }) => step === "NOTARY_DISCLOSURE",
    );
    await client.send(bookNotary, { params, body: { slotId: slots[0]?.slotId ?? "" } });
  });

  it("has a notary come no earlier than that", async () => {
    const { client, uuid } = await walkTo("notary-absent", "NOTARY_WAITING_PERIOD");
    const params = { uuid };
    const { kind, opensAt, home, visitFee } = await client.send(notary, { params });
    expect(kind).toBe("MANUAL");
    const opens = Date.parse(opensAt ?? "");
    const ask = (...from: number[]) => {
      const windows = from.map((ms) => ({
        from: new Date(ms).toISOString(),
        to: new Date(ms + 4 * 3_600_000).toISOString(),
      }));
      const place = { placeType: "home" as const, address: { ...home, street2: home?.street2 ?? undefined } as never };
      const wish = { ...place, windows, language: "en" as const, acceptedFee: visitFee };
      return client.send(requestNotaryVisit, { params, body: wish });
    };
    await expect(ask(opens - 3_600_000)).rejects.toMatchObject({
      status: 400,
      problem: { fields: { "windows.0.from": ["window-before-wait"] } },
    });
    // A slip of the pen in the year books nobody.
    await expect(ask(opens + 10 * 3_600_000, opens + 366 * 86_400_000)).rejects.toMatchObject({
      status: 400,
      problem: { fields: { "windows.1.from": ["window-too-late"] } },
    });
    // Where the first day is a holiday, on the next.
    await ask(opens + 10 * 3_600_000, opens + 34 * 3_600_000);
    const { notaryVisit } = await until(
      () => factsOf(uuid),
      (facts) => facts.notaryVisit?.state === "CONFIRMED",
    );
    expect(Date.parse(notaryVisit?.startsAt ?? "")).toBeGreaterThanOrEqual(opens);
    expect((await client.send(status, { params })).step).toBe("NOTARY_WAITING_PERIOD");
  });
});
