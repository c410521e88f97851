import { lookup as resolveName } from "node:dns";
import { lookup } from "node:dns/promises";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { signWebhook } from "@gable/vendors/webhook-signature.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";

const PATIENCE_MS = 10_000;

/** Networks that no lender's system of its own is in: a webhook must not be a way to look around behind our wall. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() } as const;
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  inside.ipv4.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  // Of the newer kind what is given out to the public lies from 2000:: to 3fff::; all else is inside, or leads to an older address.
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  // What leads to an address of the older kind, which may be one of ours: by Teredo, with what else is for protocols alone, and by 6to4.
  ["2001::", 23],
  ["2002::", 16],
] as const)
  inside.ipv6.addSubnet(network, bits, "ipv6");

/** What signs a lender's webhooks: the present secret, and for a while beside it the one that it replaces. */
export interface Secrets {
  readonly secret: string;
  readonly former?: { readonly secret: string; readonly until: string } | undefined;
}

const secretContext = (orgCode: string): string => `lender-webhook:${orgCode}`;

export const sealSecrets = (ctx: Context, orgCode: string, secrets: Secrets): Buffer =>
  ctx.sealing.alone.sealJson(secrets, secretContext(orgCode));

/** The secrets that sign now: a former one whose time is over is none. */
export function openSecrets(ctx: Context, orgCode: string, sealed: Buffer): Secrets {
  const { secret, former } = ctx.sealing.alone.openJson(sealed, secretContext(orgCode)) as Secrets;
  const isOver = !former || Date.parse(former.until) <= ctx.clock.now().getTime();
  return { secret, former: isOver ? undefined : former };
}

/**
 * Tells a lender's system one thing, signed. Throws when it was not taken, so that the queue tries again, later each time; the same uuid
 * comes with every try. A lender that has no address any more is told nothing, nor of what was on its way when it took an address away.
 */
export async function deliverWebhook(ctx: Context, uuid: string): Promise<void> {
  const db = ctx.database.kysely;
  const row = await db
    .selectFrom("webhook_deliveries")
    .innerJoin("lender_webhooks", "lender_webhooks.org_code", "webhook_deliveries.org_code")
    .innerJoin("applications", "applications.uuid", "webhook_deliveries.application_uuid")
    .selectAll("webhook_deliveries")
    .select(["lender_webhooks.url", "lender_webhooks.sealed_secret", "applications.loan_number"])
    .where("webhook_deliveries.uuid", "=", uuid)
    .executeTakeFirst();
  if (!row || row.delivered_at || row.given_up_at) return;
  const secrets = openSecrets(ctx, row.org_code, row.sealed_secret);
  // Nothing personal: what it is about is asked for by who may.
  const body = JSON.stringify({
    uuid,
    event: row.event,
    applicationUuid: row.application_uuid,
    loanNumber: row.loan_number,
    happenedAt: row.happened_at,
  });
  const status = await post(ctx, row.url, body, secrets).catch(() => null);
  const isTaken = status !== null && status >= 200 && status < 300;
  await db
    .updateTable("webhook_deliveries")
    .set({
      attempts: sql`attempts + 1`,
      status,
      ...(isTaken && { delivered_at: new Date().toISOString() }),
    })
    .where("uuid", "=", uuid)
    .execute();
  if (!isTaken) throw new Error(`the lender's system did not take the webhook ${uuid}: ${status ?? "no answer"}`);
}

/** Sends one signed message. Returns the status of the answer; throws where there is none. Redirections are answers, not ways. */
export async function post(ctx: Context, url: string, body: string, { secret, former }: Secrets): Promise<number> {
  const target = new URL(url);
  const isProduction = ctx.config.deployment === "production";
  if (isProduction) await demandOutside(target.hostname);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (target.protocol === "https:" ? httpsRequest : httpRequest)(target, {
    method: "POST",
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "x-gable-signature": signWebhook(body, secret, Date.now(), former?.secret),
    },
    ...(isProduction && { lookup: lookupOutside }),
  });
  request.on("error", reject);
  request.on("response", (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  request.end(body);
  return promise;
}

/** Resolves a name for a connection, and refuses it where it leads inside: what was checked before may be answered otherwise now. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), "", 0);
    else if (found.some(({ address }) => isInside(address))) callback(noHostOfTheirs(hostname), "", 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Throws for a host that leads into our own networks. */
export async function demandOutside(host: string): Promise<void> {
  const name = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(name) ? [name] : (await lookup(name, { all: true })).map(({ address }) => address);
  if (addresses.length === 0 || addresses.some(isInside)) throw noHostOfTheirs(host);
}

function isInside(address: string): boolean {
  const kind = isIP(address) === 6 ? "ipv6" : "ipv4";
  return inside[kind].check(address, kind);
}

const noHostOfTheirs = (host: string): Error => new Error(`${host} is no host of a lender's own`);
