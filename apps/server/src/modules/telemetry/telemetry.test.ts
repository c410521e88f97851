import { randomUUID } from "node:crypto";
import { savePreferences } from "@gable/contract/calls/identity-settings.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A page that is looked at. */
const happening = (sessionKey: object) => ({
  domain: "localhost",
  queryParams: {},
  pagePath: `/account/heloc/${randomUUID()}/liens`,
  event: "pageview",
  eventType: "PAGEVIEW",
  sessionKey,
  identityId: null,
  applicationUuid: null,
  productType: "HELOC",
  eventProperties: {},
});

describe("counting of visits", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = (what: "session" | "event", payload: object, headers: object = {}) =>
    product.app.inject({
      method: "POST",
      url: `/ft/external/${what}`,
      headers: { host: "localhost", ...headers },
      payload,
    });

  const visit = {
    platform: "WEB",
    libraryVersion: "1",
    appVersion: "test",
    referrer: "https://search.example",
    queryParams: { utm_source: ["mail"] },
    screen: { width: 1280, height: 800 },
    window: { width: 1280, height: 700 },
    sessionKey: null,
    trackerUuid: null,
  };
  const begin = async (more: object = {}) =>
    (await ask("session", { ...visit, ...more })).json<{
      sessionKey: { uuid: string; epoch: number; trackerUuid: string };
    }>().sessionKey;

  const kept = (uuid: string) =>
    product.ctx.database.kysely.selectFrom("telemetry_events").selectAll().where("session_uuid", "=", uuid).execute();

  it("goes on with a session that there is, and begins another under the same tracker when there is none", async () => {
    const key = await begin();
    expect(await begin({ sessionKey: key })).toEqual(key);
    const other = await begin({ sessionKey: { ...key, uuid: randomUUID() } });
    expect(other.uuid).not.toBe(key.uuid);
    expect(other.trackerUuid).toBe(key.trackerUuid);
    expect((await begin({ trackerUuid: key.trackerUuid })).trackerUuid).toBe(key.trackerUuid);
  });

  it("counts an event once in a session unless it is told not to, or a property differs", async () => {
    const key = await begin();
    const event = happening(key);
    await ask("event", event);
    await ask("event", event);
    await ask("event", { ...event, pagePath: event.pagePath.replace(/[0-9a-f-]{36}/, randomUUID()) });
    expect(await kept(key.uuid)).toHaveLength(1);
    await ask("event", { ...event, dontDedupe: true });
    await ask("event", { ...event, eventProperties: { term: 5 }, dedupeProperty: "term" });
    await ask("event", { ...event, eventProperties: { term: 10 }, dedupeProperty: "term" });
    await ask("event", { ...event, eventProperties: { term: 10 }, dedupeProperty: "term" });
    expect(await kept(key.uuid)).toHaveLength(4);
  });

  it("keeps nothing personal, whatever it is sent", async () => {
    const key = await begin();
    await ask("event", {
      ...happening(key),
      eventProperties: { email: "ada@example.com", ssn: "123-45-6789", button: "continue" },
    });
    const [row] = await kept(key.uuid);
    expect(row).toMatchObject({ page_path: "/account/heloc/{uuid}/liens", properties: { button: "continue" } });
    expect(row?.application_uuid).toBeNull();

    const named = { eventProperties: { email: "ada@example.com" }, dedupeProperty: "email" };
    await ask("event", { ...happening(key), ...named, event: "again" });
    expect(JSON.stringify(await kept(key.uuid))).not.toContain("ada@");

    const { uuid } = await begin({
      referrer: "https://ada:secret@search.example/?q=ada@example.com",
      queryParams: { utm_source: ["mail", "ada@example.com"], email: ["ada"], token: ["secret"] },
    });
    const sessions = product.ctx.database.kysely.selectFrom("telemetry_sessions").selectAll();
    const { detail } = await sessions.where("uuid", "=", uuid).executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ referrer: "https://search.example", queryParams: { utm_source: ["mail"] } });
    expect(JSON.stringify(detail)).not.toMatch(/ada|secret/);
  });

  it("names an application only when it is the sender's", async () => {
    const key = await begin();
    const [owner, stranger] = [await openBorrower(product), await openBorrower(product)];
    const named = { ...happening(key), applicationUuid: owner.applicationUuid, dontDedupe: true };
    await ask("event", named, stranger.headers);
    await ask("event", named, owner.headers);
    const counted = (await kept(key.uuid)).map((row) => row.application_uuid);
    expect(new Set(counted)).toEqual(new Set([owner.applicationUuid, null]));
    expect(counted).toHaveLength(2);
  });

  /** Whether anything is kept of a visit that came with these headers. */
  async function isKept(headers: object): Promise<boolean> {
    const begun = await ask("session", visit, headers);
    expect(begun.statusCode).toBe(200);
    const { sessionKey } = begun.json<{ sessionKey: { uuid: string } }>();
    expect((await ask("event", happening(sessionKey), headers)).statusCode).toBe(204);
    const sessions = product.ctx.database.kysely.selectFrom("telemetry_sessions").selectAll();
    const begins = await sessions.where("uuid", "=", sessionKey.uuid).execute();
    return begins.length + (await kept(sessionKey.uuid)).length > 0;
  }

  it.each([{ dnt: "1" }, { "sec-gpc": "1" }])(
    "keeps nothing of a browser that asks not to be tracked: %j",
    async (headers) => {
      expect(await isKept(headers)).toBe(false);
      expect(await isKept({})).toBe(true);
    },
  );

  it("keeps nothing of whoever said no in their account, with whichever device, until they say yes", async () => {
    const [person, another] = [await openBorrower(product), await openBorrower(product)];
    const choose = (countsVisits: boolean | undefined) =>
      product.app.inject({
        method: savePreferences.method,
        url: savePreferences.path,
        headers: { host: "localhost", ...person.headers },
        payload: { language: "en", declined: { mail: [], text: [] }, countsVisits },
      });
    expect(await isKept(person.headers)).toBe(true);
    await choose(false);
    expect(await isKept(person.headers)).toBe(false);
    expect(await isKept(another.headers)).toBe(true);
    // Another choice leaves this one as it is.
    await choose(undefined);
    expect(await isKept(person.headers)).toBe(false);
    await choose(true);
    expect(await isKept(person.headers)).toBe(true);
  });

  it("refuses an event without a session, and another lender's", async () => {
    const key = await begin();
    expect((await ask("event", happening({ ...key, uuid: randomUUID() }))).statusCode).toBe(404);
    expect((await ask("event", happening(key), { host: "harbor-pine.localhost" })).statusCode).toBe(404);
  });
});
