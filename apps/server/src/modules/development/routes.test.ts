import { randomUUID } from "node:crypto";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { generateKeyRing } from "../../sealing/key-ring.ts";

const HOUR_MS = 3_600_000;

describe("the developer's calls", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = (url: string, payload?: object, key: string = randomUUID()) =>
    product.app.inject({
      method: payload ? "POST" : "GET",
      url,
      headers: { host: "localhost", ...(payload && { "idempotency-key": key }) },
      ...(payload && { payload }),
    });
  const clockOf = async (applicationUuid?: string) =>
    (await ask(`/dev/clock${applicationUuid === undefined ? "" : `?applicationUuid=${applicationUuid}`}`)).json<{
      now: string;
      aheadMs: number;
    }>();

  const decideFlag = (name: string, instead: object | null) =>
    product.app.inject({
      method: "PUT",
      url: `/dev/flags/${name}`,
      headers: { host: "localhost" },
      payload: { instead },
    });

  it("list the sandbox's personas and tell what one of them types", async () => {
    const { personas } = (await ask("/dev/personas")).json<{ personas: { name: string }[] }>();
    expect(personas.map(({ name }) => name)).toContain("straight-approval");
    const persona = await ask("/dev/personas/straight-approval");
    expect(persona.json()).toMatchObject({ name: "straight-approval", fill: { name: { first: expect.any(String) } } });
    expect((await ask("/dev/personas/nobody")).json()).toMatchObject({ status: 404 });
    expect((await ask("/dev/personas/Not%2FA%2FName")).json()).toMatchObject({ status: 400 });
  });

  it("move time forward for everything, never back", async () => {
    const before = await clockOf();
    const moved = (await ask("/dev/clock", { byMs: HOUR_MS })).json<{ aheadMs: number }>();
    expect(moved.aheadMs).toBe(before.aheadMs + HOUR_MS);
    expect((await ask("/dev/clock", { byMs: -1 })).json()).toMatchObject({ status: 400 });
    expect((await ask("/dev/clock", { byMs: 1e15 })).json()).toMatchObject({ status: 400 });
  });

  it("move time once, however often the move is asked for under its key", async () => {
    const before = await clockOf();
    const move = async () => (await ask("/dev/clock", { byMs: HOUR_MS }, "moved-before-the-kill")).json();
    expect(await move()).toEqual(await move());
    expect((await clockOf()).aheadMs).toBe(before.aheadMs + HOUR_MS);
  });

  it("move one application to what it waits for by time alone", async () => {
    const [one, other] = [await openBorrower(product), await openBorrower(product)];
    const { applicationUuid } = one;
    const toNextDue = () => ask("/dev/clock", { to: "next-due", applicationUuid });
    expect((await toNextDue()).json()).toMatchObject({ status: 409, code: "nothing-due" });
    const dueAt = new Date(product.ctx.clock.now().getTime() + 72 * HOUR_MS).toISOString();
    await product.ctx.database.kysely
      .insertInto("due_instants")
      .values({ application_uuid: applicationUuid, kind: "rescission-ends", due_at: dueAt, fired_at: null })
      .execute();
    expect(await clockOf(applicationUuid)).toMatchObject({ nextDue: { kind: "rescission-ends", at: dueAt } });
    const moved = (await toNextDue()).json<{ now: string; nextDue: unknown }>();
    expect(Date.parse(moved.now)).toBeGreaterThanOrEqual(Date.parse(dueAt));
    expect(moved.nextDue).toBeNull();
    expect((await clockOf(other.applicationUuid)).aheadMs).toBe((await clockOf()).aheadMs);
  });

  it("know no application that there is not", async () => {
    const applicationUuid = "00000000-0000-4000-8000-000000000000";
    expect((await ask("/dev/clock", { byMs: 1, applicationUuid })).json()).toMatchObject({ status: 404 });
  });

  it("decide a flag by hand, for pages and server alike, until it is left to the flags again", async () => {
    const key = "fe-ceo-feedback";
    const feature = async () =>
      (await ask("/service-optimize/external/api/v1/feature", { featureKey: key, optimizeUser: {} })).json();
    const listed = async () =>
      (await ask("/dev/flags")).json<{ flags: { key: string }[] }>().flags.find((flag) => flag.key === key);
    const decided = { flagEnabled: true, variables: {} };
    expect(await listed()).toEqual({ key, decided, instead: null });
    const instead = { flagEnabled: false, variables: {} };
    expect((await decideFlag(key, instead)).json()).toEqual({ instead });
    expect(await feature()).toEqual({ enabled: false });
    expect(await listed()).toEqual({ key, decided, instead });
    await decideFlag(key, null);
    expect(await feature()).toEqual({ enabled: true });
    expect((await decideFlag("fe-nothing", instead)).statusCode).toBe(404);
  });

  it("name the seeded staff by an ID, and where they log in", async () => {
    const { staff, consoleUrl } = (await ask("/dev/staff")).json<{ staff: { id: string }[]; consoleUrl: string }>();
    expect(new Set(staff.map(({ id }) => id)).size).toBe(staff.length);
    expect(consoleUrl).toBe(product.config.consoleUrl);
  });

  it("say so when no sandbox answers", async () => {
    const lonely = await startProduct({ environment: { VENDOR_URL: "http://127.0.0.1:1" } });
    const reply = await lonely.app.inject({ url: "/dev/personas", headers: { host: "localhost" } });
    await lonely.close();
    expect(reply.json()).toMatchObject({ status: 502, code: "no-sandbox" });
  });
});

describe("in production", () => {
  // Production starts in a year of which the figures are published, whenever this runs.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T18:00:00Z") });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it("there is none of the developer's calls", async () => {
    const product = await startProduct({
      environment: {
        DEPLOYMENT: "production",
        PUBLIC_URL: "https://loans.example.com",
        MASTER_KEYS: generateKeyRing("2026"),
        SESSION_KEYS: generateKeyRing("2026"),
      },
    });
    const ask = (method: "GET" | "POST", url: string) =>
      product.app.inject({
        method,
        url,
        headers: { host: "loans.example.com" },
        ...(method === "POST" && { payload: { byMs: 1 } }),
      });
    const replies = [
      await ask("GET", "/dev/personas"),
      await ask("GET", "/dev/personas/straight-approval"),
      await ask("GET", "/dev/clock"),
      await ask("POST", "/dev/clock"),
      await ask("GET", "/dev/flags"),
      await ask("GET", "/dev/staff"),
    ];
    const described = await ask("GET", "/docs/json");
    await product.close();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
    expect(Object.keys(described.json<{ paths: object }>().paths).filter((path) => path.startsWith("/dev"))).toEqual(
      [],
    );
  });
});
