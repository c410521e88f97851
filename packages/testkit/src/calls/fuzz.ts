import { randomUUID } from "node:crypto";
import { type CallDefinition, isForStaff } from "@gable/contract/call.ts";
import { staffRoleNames } from "@gable/domain/staff/roles.ts";
import { hashPassword } from "@gable/server/modules/session/passwords.ts";
import { openBorrower } from "../open-borrower.ts";
import { openSigner } from "../open-signer.ts";
import { openStaff } from "../open-staff.ts";
import { seededChance } from "../reliability/seeded-chance.ts";
import type { TestProduct } from "../start-product.ts";
import { callExamples } from "./call-examples.ts";
import { requestOf } from "./call-requests.ts";

export interface Fuzzed {
  readonly requests: number;
  /** How many were answered by each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What was not answered as it must be, in words. */
  readonly faults: readonly string[];
  readonly slowestMs: number;
}

const TOO_SLOW_MS = 2000;
const MARKUP = '<img src=x onerror="alert(1)">';

/** What people and programs send who mean harm, or who have made a mistake. */
const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202egpj",
  "x".repeat(20_000),
  "' or 1=1 --",
  "../../etc/passwd",
  "2026-02-30",
  "2026-11-22T25:61:00Z",
  "00000000-0000-0000-0000-000000000000",
  MARKUP,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: { prototype: {} } },
];

type Chance = () => number;
const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;

/** Streams never end, and a clock that is moved changes what comes after. */
const isLeftOut = ({ replyForm, name }: CallDefinition): boolean => replyForm === "stream" || name === "advanceClock";

/**
 * Sends so many requests to every call of the contract, by everybody who may come: examples of which parts are missing, of another kind,
 * or not well formed. The same seed sends the same. Whatever is answered by a fault of ours, too slowly or with markup is a fault.
 */
export async function fuzz(
  product: TestProduct,
  calls: readonly CallDefinition[],
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<Fuzzed> {
  const chance = seededChance(seed);
  const tried = calls.filter((call) => !isLeftOut(call));
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowestMs = 0;
  let { borrower, callers } = await openCallers(product);
  for (let sent = 0; sent < requests; sent += 1) {
    // Some calls end the session of who makes them.
    if (sent % CALLERS_LAST === CALLERS_LAST - 1) ({ borrower, callers } = await openCallers(product));
    const call = tried[sent % tried.length];
    if (!call) break;
    const fitting = isForStaff(call) ? callers.slice(3) : callers.slice(0, 3);
    const headers = oneOf(chance, chance() < 0.8 ? fitting : callers);
    const example = callExamples[call.name] ?? {};
    const request = await requestOf(call, example, borrower.applicationUuid, {
      headers,
      ...(call.body && !call.upload && { body: spoilt(chance, example.body ?? {}) }),
      ...(call.upload && example.file && { file: bytesSpoilt(chance, example.file) }),
      ...(call.query && chance() < 0.5 && { query: asQuery(spoiltOnce(chance, { ...example.query, surplus: "1" })) }),
    });
    const began = performance.now();
    const reply = await product.app.inject(request);
    const tookMs = performance.now() - began;
    slowestMs = Math.max(slowestMs, tookMs);
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    const what = `request ${sent + 1}, ${call.name}`;
    if (reply.statusCode >= 500 && !isOutage(reply.json<{ code?: string }>()))
      faults.push(`${what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    if (tookMs > TOO_SLOW_MS) faults.push(`${what}: ${Math.round(tookMs)} ms`);
    if (String(reply.headers["content-type"]).includes("html") && reply.body.includes(MARKUP))
      faults.push(`${what}: markup`);
  }
  return { requests, statuses, faults, slowestMs };
}

const CALLERS_LAST = 100;

/** Nobody, a borrower, who signs beside them, and one of each role of the lender's staff; all with passwords that nobody knows. */
async function openCallers(product: TestProduct) {
  const borrower = await openBorrower(product);
  const callers: Readonly<Record<string, string>>[] = [
    {},
    borrower.headers,
    (await openSigner(product, borrower)).headers,
  ];
  for (const role of staffRoleNames) callers.push((await openStaff(product, role)).headers);
  const { kysely } = product.ctx.database;
  const password_hash = await unknownPassword;
  await kysely.updateTable("identities").set({ password_hash }).where("password_hash", "=", "none").execute();
  await kysely.updateTable("staff").set({ password_hash }).where("password_hash", "=", "none").execute();
  return { borrower, callers };
}

const unknownPassword = hashPassword(randomUUID());

/** A vendor that cannot be asked is said to be away, in a problem with a code. */
const isOutage = ({ code }: { readonly code?: string }): boolean => code === "vendor-unavailable";

function spoilt(chance: Chance, body: Readonly<Record<string, unknown>>): unknown {
  const kind = chance();
  if (kind < 0.1) return body;
  if (kind < 0.8) return spoiltOnce(chance, body);
  const text = JSON.stringify(body);
  const at = Math.floor(chance() * text.length);
  if (kind < 0.9) return text.slice(0, at);
  return text.slice(0, at) + String.fromCodePoint(Math.floor(chance() * 0xd7ff)) + text.slice(at + 1);
}

/** One field of it, at whatever depth, is something strange, is missing, or is there besides. */
function spoiltOnce(chance: Chance, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(body);
  const name = oneOf(chance, [...names, "surplus"]);
  const value = body[name];
  if (typeof value === "object" && value !== null && !Array.isArray(value) && chance() < 0.6)
    return { ...body, [name]: spoiltOnce(chance, value as Readonly<Record<string, unknown>>) };
  if (chance() < 0.15) return Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
  return {
    ...body,
    [name]: Array.isArray(value) && chance() < 0.5 ? [...value, oneOf(chance, strange)] : oneOf(chance, strange),
  };
}

const asQuery = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value).slice(0, 2000)]));

function bytesSpoilt(chance: Chance, file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(file);
  for (let times = 0; times < 4; times += 1)
    changed[Math.floor(chance() * changed.length)] = Math.floor(chance() * 256);
  return chance() < 0.3 ? changed.slice(0, Math.floor(chance() * changed.length)) : changed;
}
