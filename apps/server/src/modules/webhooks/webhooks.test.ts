import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { withdraw } from "@gable/contract/calls/application.ts";
import { advanceClock } from "@gable/contract/calls/development.ts";
import { lenderLog } from "@gable/contract/calls/staff-audit.ts";
import {
  lenderWebhook,
  redeliverWebhook,
  removeLenderWebhook,
  replayWebhooks,
  saveLenderWebhook,
  testLenderWebhook,
  webhookDeliveries,
} from "@gable/contract/calls/webhooks.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { verifyWebhook } from "@gable/vendors/webhook-signature.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliverWebhook, demandOutside, lookupOutside } from "./deliver.ts";

interface Heard {
  readonly signature: string;
  readonly body: string;
}

describe("a lender's own system", () => {
  let product: TestProduct;
  let server: Server;
  let administrator: OpenStaff;
  let walked: Walked;
  let secret: string;
  const heard: Heard[] = [];
  /** What it answers next; 204 once it has none left. */
  const answers: number[] = [500];
  const deliveries = async () => (await administrator.client.send(webhookDeliveries, {})).deliveries;

  beforeAll(async () => {
    product = await startProduct();
    server = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      request.on("end", () => {
        heard.push({ signature: String(request.headers["x-gable-signature"]), body });
        response.writeHead(answers.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    administrator = await openStaff(product, "administrator");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gable`;
    ({ secret } = await administrator.client.send(saveLenderWebhook, { body: { url } }));
    walked = await walkIn(product, { persona: "straight-approval", until: "LIEN_VERIFICATION" });
    await walked.client.send(withdraw, { params: { uuid: walked.uuid }, body: { reason: "" } });
    await until(deliveries, (told) => told.length === 2 && told.every(({ deliveredAt }) => deliveredAt !== null));
  });
  afterAll(async () => {
    await product.close();
    server.close();
  });

  it("is told what happens, signed, with ids alone", () => {
    const told = heard.map(({ body }) => JSON.parse(body) as { event: string; applicationUuid: string });
    expect(new Set(told.map(({ event }) => event))).toEqual(new Set(["application-received", "application-ended"]));
    expect(new Set(told.map(({ applicationUuid }) => applicationUuid))).toEqual(new Set([walked.uuid]));
    for (const { signature, body } of heard) {
      expect(verifyWebhook(signature, body, [secret], Date.now())).toEqual({ ok: true });
      expect(verifyWebhook(signature, `${body} `, [secret], Date.now())).toMatchObject({ ok: false });
      expect(body).not.toContain(walked.email);
      expect(body).not.toContain(walked.persona.fill.address.street1);
    }
  });

  it("is told again under the same name until it takes it", async () => {
    expect(heard).toHaveLength(3);
    const uuids = heard.map(({ body }) => (JSON.parse(body) as { uuid: string }).uuid);
    expect(new Set(uuids).size).toBe(2);
    const told = await deliveries();
    expect(told.every(({ status }) => status === 204)).toBe(true);
    expect(told.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(3);
  });

  it("is sent a test, and told again what it asks for, under the same names; all of it stands in the log", async () => {
    const before = heard.length;
    expect(await administrator.client.send(testLenderWebhook, {})).toEqual({ status: 204 });
    const test = heard.at(-1);
    expect(JSON.parse(test?.body ?? "")).toMatchObject({ event: "test" });
    expect(verifyWebhook(test?.signature ?? "", test?.body ?? "", [secret], Date.now())).toEqual({ ok: true });
    const [latest] = await deliveries();
    await administrator.client.send(redeliverWebhook, { params: { delivery: latest?.uuid ?? "" } });
    await until(deliveries, (told) => told.every(({ deliveredAt }) => deliveredAt !== null));
    expect(JSON.parse(heard.at(-1)?.body ?? "")).toMatchObject({ uuid: latest?.uuid });
    const { count } = await administrator.client.send(replayWebhooks, { body: { since: "2020-01-01T00:00:00Z" } });
    await until(deliveries, (told) => told.every(({ deliveredAt }) => deliveredAt !== null));
    expect([count, heard.length]).toEqual([2, before + 4]);
    const stranger = await openStaff(product, "administrator", "harbor-pine");
    const theirs = stranger.client.send(redeliverWebhook, { params: { delivery: latest?.uuid ?? "" } });
    await expect(theirs).rejects.toMatchObject({ status: 409, problem: { code: "no-webhook" } });
    const { events } = await administrator.client.send(lenderLog, { query: {} });
    expect(events.map(({ type }) => type)).toEqual([
      "webhook-replayed",
      "webhook-redelivered",
      "webhook-tested",
      "webhook-saved",
    ]);
  });

  it("is told under a new secret and, for a day, under the one before it too, unless that one has become known", async () => {
    const { url } = await administrator.client.send(lenderWebhook, {});
    const renew = (isKnown: boolean) =>
      administrator.client.send(saveLenderWebhook, { body: { url: url ?? "", isKnown } });
    const signers = async (secrets: readonly string[]) => {
      await administrator.client.send(testLenderWebhook, {});
      const { signature, body } = heard.at(-1) ?? { signature: "", body: "" };
      return secrets.map((one) => verifyWebhook(signature, body, [one], Date.now()).ok);
    };
    const second = await renew(false);
    expect(second.formerUntil).toBe(new Date(Date.parse(second.changedAt ?? "") + 86_400_000).toISOString());
    expect(await signers([secret, second.secret])).toEqual([true, true]);
    const third = await renew(true);
    expect(third.formerUntil).toBeNull();
    expect(await signers([secret, second.secret, third.secret])).toEqual([false, false, true]);
    const fourth = await renew(false);
    await walked.client.send(advanceClock, { body: { byMs: 25 * 3_600_000 } });
    administrator = await openStaff(product, "administrator");
    expect((await administrator.client.send(lenderWebhook, {})).formerUntil).toBeNull();
    expect(await signers([third.secret, fourth.secret])).toEqual([false, true]);
  });

  it("has an address that of two administrators the second does not set unseen over the first", async () => {
    const { url, changedAt } = await administrator.client.send(lenderWebhook, {});
    const other = await openStaff(product, "administrator");
    const save = ({ client }: OpenStaff, path: string) =>
      client.send(saveLenderWebhook, { body: { url: new URL(path, url ?? "").href, changedAt } });
    const both = await Promise.allSettled([save(administrator, "/first"), save(other, "/second")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { status: 409, problem: { code: "changed-meanwhile" } },
    });
    const kept = await administrator.client.send(lenderWebhook, {});
    expect(kept).toMatchObject({ url: expect.stringMatching(/first|second/), changedBy: "Test administrator" });
    const { events } = await administrator.client.send(lenderLog, { query: {} });
    expect(events[0]).toMatchObject({ type: "webhook-saved", detail: { url: kept.url, before: url } });
  });

  it("is asked for again when it is connected to: a name that leads inside by then leads nowhere", async () => {
    const asked = Promise.withResolvers<Error | null>();
    lookupOutside("localhost", {}, (error) => asked.resolve(error));
    expect((await asked.promise)?.message).toContain("no host of a lender's own");
  });

  it("keeps its address from who takes it away without knowing what is lost, or what a colleague has changed", async () => {
    const { changedAt, underWay, url } = await administrator.client.send(lenderWebhook, {});
    expect(underWay).toBe(0);
    answers.push(...Array.from({ length: 50 }, () => 500));
    const [latest] = await deliveries();
    const params = { delivery: latest?.uuid ?? "" };
    await administrator.client.send(redeliverWebhook, { params });
    const remove = (lost: number, at = changedAt ?? "") =>
      administrator.client.send(removeLenderWebhook, { body: { changedAt: at, lost } });
    await expect(remove(0)).rejects.toMatchObject({ status: 409, problem: { code: "more-under-way" } });
    await expect(remove(1, "2020-01-01T00:00:00.000Z")).rejects.toMatchObject({
      status: 409,
      problem: { code: "changed-meanwhile" },
    });
    expect(await administrator.client.send(lenderWebhook, {})).toMatchObject({ url, underWay: 1 });
    await remove(1);
    const { events } = await administrator.client.send(lenderLog, { query: {} });
    expect(events[0]).toMatchObject({ type: "webhook-removed", detail: { url, lost: 1 } });
    expect((await deliveries())[0]).toMatchObject({ deliveredAt: null, givenUpAt: expect.any(String) });

    // Another address is not told of it, which would answer 500 and fail, until somebody asks for that.
    await administrator.client.send(saveLenderWebhook, { body: { url: url ?? "", changedAt: null } });
    await deliverWebhook(product.ctx, params.delivery);
    answers.length = 0;
    await administrator.client.send(redeliverWebhook, { params });
    const again = await until(deliveries, (told) => told.every(({ deliveredAt }) => deliveredAt !== null));
    expect(again[0]?.givenUpAt).toBeNull();
  });

  it("is told nothing any more once its address is taken away; others never were", async () => {
    const { changedAt } = await administrator.client.send(lenderWebhook, {});
    await administrator.client.send(removeLenderWebhook, { body: { changedAt: changedAt ?? "", lost: 0 } });
    expect((await administrator.client.send(lenderWebhook, {})).url).toBeNull();
    const { client } = await openStaff(product, "administrator", "harbor-pine");
    expect((await client.send(webhookDeliveries, {})).deliveries).toEqual([]);
    const { client: underwriter } = await openStaff(product, "underwriter");
    await expect(underwriter.send(lenderWebhook, {})).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.9",
    "169.254.169.254",
    "172.20.0.1",
    "[::1]",
    "[fd00::1]",
    "[::ffff:10.0.0.1]",
    "[64:ff9b::a00:1]",
    "[2002:a00:1::1]",
    "198.18.0.1",
    "192.88.99.1",
    "2130706433",
    "[::7f00:1]",
    "[::ffff:0:7f00:1]",
    "[2001:0:0:0:0:0:f5ff:fffe]",
    "[100::1]",
    "[5f00::1]",
    "localhost",
  ])("is not at %s", async (host) => {
    await expect(demandOutside(host)).rejects.toThrow("no host of a lender's own");
  });

  it.each(["203.0.113.20", "[2606:4700:4700::1111]", "[2a00:1450:4001::1]"])(
    "may be anywhere else: at %s",
    async (host) => {
      await expect(demandOutside(host)).resolves.toBeUndefined();
    },
  );
});
