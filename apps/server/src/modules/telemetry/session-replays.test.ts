import { randomInt, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { savePreferences } from "@gable/contract/calls/identity-settings.ts";
import { fileReplay, fileReplays } from "@gable/contract/calls/telemetry-replays.ts";
import {
  MOST_REPLAY_BYTES,
  MOST_REPLAYS_BYTES,
  MOST_WATCHED_BYTES,
  REPLAY_DAYS,
  type ReplayMoment,
  replayLink,
} from "@gable/domain/telemetry/session-replay.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetOldReplays } from "./session-replays.ts";

const page: ReplayMoment = { is: "page", at: 0, path: "/account/heloc/{uuid}/liens", width: 390, height: 800 };
const press: ReplayMoment = { is: "press", at: 900, x: 40, y: 60 };

const place = () => 10_000 + randomInt(90_000);

const boxes = () => Array.from({ length: 400 }, () => [0, place(), place(), place(), place()]);

/** About as large as a request may be, and hard to press together. */
const crowded = (at: number): object[] =>
  [0, 1, 2, 3, 4].map((moment) => ({ is: "boxes", at: at + moment, boxes: boxes() }));

describe("a replay of a visit", () => {
  let product: TestProduct;
  let ada: OpenBorrower;
  let helper: OpenStaff;
  const switchOn = (targeting: object = {}) =>
    writeFile(
      join(product.config.dataDir, "flags.json"),
      JSON.stringify({
        flags: {
          "fe-session-replay": {
            state: "ENABLED",
            variants: { on: { flagEnabled: true, variables: {} }, off: { flagEnabled: false, variables: {} } },
            defaultVariant: "on",
            targeting,
          },
        },
      }),
    );
  beforeAll(async () => {
    product = await startProduct();
    ada = await openBorrower(product);
    helper = await openStaff(product, "support-agent");
  });
  afterAll(() => product.close());

  const put = (
    end: string,
    payload: object,
    { of = ada, headers = {} }: { of?: OpenBorrower; headers?: object } = {},
  ) =>
    product.app.inject({
      method: "PUT",
      url: `/service-application/api/v1/application/heloc/${of.applicationUuid}/${end}`,
      headers: { host: "localhost", ...of.headers, ...headers },
      payload,
    });
  const send = (replay: string, part: number, moments: readonly object[], more = {}) =>
    put(`session-replay/${replay}/${part}`, { moments }, more);
  const link = (replay: string, of = ada) => replayLink(of.applicationUuid, replay);
  const listed = async () =>
    (await helper.client.send(fileReplays, { params: { uuid: ada.applicationUuid } })).replays.map(({ uuid }) => uuid);
  const replaysOf = ({ applicationUuid }: OpenBorrower) =>
    product.ctx.database.kysely
      .selectFrom("session_replays")
      .select("uuid")
      .where("application_uuid", "=", applicationUuid)
      .orderBy("began_at")
      .execute();
  const watch = (replay: string, who = helper) =>
    who.client.send(fileReplay, { params: { uuid: ada.applicationUuid, replay } });

  it("is kept of nobody as the product comes", async () => {
    const replay = randomUUID();
    expect((await send(replay, 0, [page])).json()).toMatchObject({ status: 409, code: "not-replayed" });
    expect((await put("full-story-link", { link: link(replay) })).statusCode).toBe(404);
    await switchOn();
    expect((await send(replay, 0, [page])).statusCode).toBe(204);
  });

  it("is put together from its parts, each of which counts once, and shown to who helps the borrower", async () => {
    const replay = randomUUID();
    for (const part of [0, 1, 1])
      expect((await send(replay, part, part === 0 ? [page] : [press])).statusCode).toBe(204);
    expect(await listed()).not.toContain(replay);
    expect((await put("full-story-link", { link: link(replay) })).statusCode).toBe(204);
    expect(await listed()).toContain(replay);
    expect((await watch(replay)).moments).toEqual([page, press]);
    const seals = await product.ctx.database.kysely
      .selectFrom("session_replay_parts")
      .select("sealed")
      .where("replay_uuid", "=", replay)
      .execute();
    expect(seals.map(({ sealed }) => sealed.includes("liens"))).toEqual([false, false]);
  });

  it("is watched by nobody who decides about credit", async () => {
    const underwriter = await openStaff(product, "underwriter");
    const seen = underwriter.client.send(fileReplays, { params: { uuid: ada.applicationUuid } });
    await expect(seen).rejects.toMatchObject({ status: 403 });
    await expect(watch(randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  it("is not kept for a browser that asks not to be tracked, and forgotten for whoever declines to be counted", async () => {
    for (const headers of [{ dnt: "1" }, { "sec-gpc": "1" }])
      expect((await send(randomUUID(), 0, [page], { headers })).statusCode).toBe(409);
    const shy = await openBorrower(product);
    const wish = (countsVisits: boolean) =>
      product.app.inject({
        method: savePreferences.method,
        url: savePreferences.path,
        headers: { host: "localhost", ...shy.headers },
        payload: { language: "en", declined: { mail: [], text: [] }, countsVisits },
      });
    await wish(true);
    expect((await send(randomUUID(), 0, [page], { of: shy })).statusCode).toBe(204);
    await wish(false);
    expect(await replaysOf(shy)).toEqual([]);
    expect((await send(randomUUID(), 0, [page], { of: shy })).statusCode).toBe(409);
  });

  it("takes no part of another application's replay, and no link to anywhere else", async () => {
    const other = await openBorrower(product);
    const replay = randomUUID();
    expect((await send(replay, 0, [page], { of: other })).statusCode).toBe(204);
    expect((await send(replay, 1, [press])).statusCode).toBe(404);
    for (const elsewhere of [link(replay), link(replay, other), `https://evil.example/${replay}`, replay])
      expect([elsewhere, (await put("full-story-link", { link: elsewhere })).statusCode]).toEqual([elsewhere, 404]);
  });

  it("keeps no uuid in an address, and nothing beside what it may hold", async () => {
    const replay = randomUUID();
    const path = `/account/heloc/${ada.applicationUuid}/liens`;
    await send(replay, 0, [{ ...page, path }]);
    expect((await watch(replay)).moments).toEqual([page]);
    expect((await send(replay, 1, [{ ...press, text: "Ada" }])).statusCode).toBe(400);
    expect((await send(replay, 400, [press])).statusCode).toBe(400);
  });

  it("is kept for a month, and the latest thirty of an application", async () => {
    const eve = await openBorrower(product);
    const all = Array.from({ length: 32 }, () => randomUUID());
    for (const replay of all) expect((await send(replay, 0, [page], { of: eve })).statusCode).toBe(204);
    expect((await replaysOf(eve)).map(({ uuid }) => uuid)).toEqual(all.slice(2));
    const days = (count: number) => new Date(product.ctx.clock.now().getTime() + count * 86_400_000);
    await forgetOldReplays(product.ctx.database.kysely, days(REPLAY_DAYS - 1));
    expect(await replaysOf(eve)).toHaveLength(30);
    await forgetOldReplays(product.ctx.database.kysely, days(REPLAY_DAYS + 1));
    expect(await replaysOf(eve)).toEqual([]);
  });

  it("is one of the latest thirty with whichever part it begins", async () => {
    const many = await openBorrower(product);
    for (let count = 0; count < 33; count += 1)
      expect((await send(randomUUID(), 1 + count, [page], { of: many })).statusCode).toBe(204);
    expect(await replaysOf(many)).toHaveLength(30);
  });

  const bytesOf = async ({ applicationUuid }: OpenBorrower) => {
    const { bytes } = await product.ctx.database.kysely
      .selectFrom("session_replay_parts")
      .innerJoin("session_replays", "session_replays.uuid", "replay_uuid")
      .select((eb) => eb.fn.sum<string | null>(sql`octet_length(sealed)`).as("bytes"))
      .where("application_uuid", "=", applicationUuid)
      .executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
  };

  it("is full long before its parts are used up, also where many come together", async () => {
    const flood = await openBorrower(product);
    const replay = randomUUID();
    const taken: number[] = [];
    for (let part = 0; part < 200; part += 10) {
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, beside) => send(replay, part + beside, crowded(part), { of: flood })),
      );
      taken.push(...replies.map(({ statusCode }) => statusCode));
    }
    expect(new Set(taken)).toEqual(new Set([204, 409]));
    expect(await bytesOf(flood)).toBeLessThan(MOST_REPLAY_BYTES + 70_000);
  });

  it("is shown no further than a page can bear, however small it was pressed together", async () => {
    const replay = randomUUID();
    const alike = Array.from({ length: 400 }, () => [0, 99_999, 99_999, 99_999, 99_999]);
    const parts = Array.from({ length: 200 }, (_, part) => part);
    for (const part of parts)
      await send(
        replay,
        part,
        [0, 1, 2, 3, 4].map((moment) => ({ is: "boxes", at: part * 10 + moment, boxes: alike })),
      );
    const { moments } = await watch(replay);
    expect(moments.length).toBeGreaterThan(100);
    expect(JSON.stringify(moments).length).toBeLessThan(MOST_WATCHED_BYTES + 70_000);
  });

  it("gives way, the oldest first, to a new one where all together are too large", async () => {
    const flood = await openBorrower(product);
    const all = Array.from({ length: 8 }, () => randomUUID());
    for (const replay of all) {
      await send(replay, 0, [page], { of: flood });
      await product.ctx.database.kysely
        .insertInto("session_replay_parts")
        .values({ replay_uuid: replay, part: 1, sealed: Buffer.alloc(MOST_REPLAY_BYTES - 1000) })
        .execute();
    }
    await send(randomUUID(), 0, [page], { of: flood });
    expect(await bytesOf(flood)).toBeLessThan(MOST_REPLAYS_BYTES + 1000);
    expect((await replaysOf(flood)).map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(all.slice(-4)));
  });

  it("is over as soon as the lender switches it off", async () => {
    await rm(join(product.config.dataDir, "flags.json"));
    expect((await send(randomUUID(), 0, [page])).statusCode).toBe(409);
  });
});
