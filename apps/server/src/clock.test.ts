import { createTestDatabase } from "@gable/testkit/database.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AdjustableClock, startAdjustableClock, systemClock } from "./clock.ts";
import { type Listener, startListener } from "./database/listen.ts";
import type { Database } from "./database/open.ts";

const DAY_MS = 86_400_000;
const application = "00000000-0000-4000-8000-000000000001";

function daysAhead(clock: AdjustableClock, applicationUuid?: string): number {
  return Math.round((clock.now(applicationUuid).getTime() - systemClock.now().getTime()) / DAY_MS);
}

describe("the adjustable clock", () => {
  let database: Database;
  let listener: Listener;
  let clock: AdjustableClock;
  beforeEach(async () => {
    database = await createTestDatabase();
    listener = await startListener(database.url);
    clock = await startAdjustableClock(database.kysely, listener);
  });
  afterEach(async () => {
    await clock.close();
    await listener.close();
    await database.close();
  });

  it("shows real time until it is moved", () => {
    expect(Math.abs(daysAhead(clock))).toBe(0);
  });

  it("moves for everything, and adds up", async () => {
    await clock.advance(2 * DAY_MS);
    await clock.advance(DAY_MS);
    expect(daysAhead(clock)).toBe(3);
    expect(daysAhead(clock, application)).toBe(3);
  });

  it("moves for one application on top of everything", async () => {
    await clock.advance(DAY_MS);
    await clock.advance(3 * DAY_MS, application);
    expect(daysAhead(clock)).toBe(1);
    expect(daysAhead(clock, application)).toBe(4);
    expect(daysAhead(clock, "another")).toBe(1);
  });

  it("moves with the transaction that moves it, or not at all", async () => {
    const givenUp = database.kysely.transaction().execute(async (trx) => {
      await clock.advanceIn(trx, 2 * DAY_MS, application);
      throw new Error("killed");
    });
    await expect(givenUp).rejects.toThrow("killed");
    await database.kysely.transaction().execute((trx) => clock.advanceIn(trx, DAY_MS, application));
    await clock.catchUp();
    expect(daysAhead(clock, application)).toBe(1);
  });

  it.each([0, -1, 0.5, Number.NaN])("does not move by %s ms", async (byMs) => {
    await expect(clock.advance(byMs)).rejects.toThrow("Time moves forward");
  });

  it("is the same in another process, at once and after its start", async () => {
    const other = await startAdjustableClock(database.kysely, listener);
    const moved = vi.fn<() => void>();
    other.onMoved(moved);
    await clock.advance(DAY_MS);
    await expect.poll(() => moved).toHaveBeenCalled();
    expect(daysAhead(other)).toBe(1);
    expect(daysAhead(await startAdjustableClock(database.kysely, listener))).toBe(1);
  });
});
