import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type CallDefinition, pathOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { fileNotes, writeNote } from "@gable/contract/calls/loan-file.ts";
import { answers, saveProfile } from "@gable/contract/calls/profile.ts";
import { z } from "zod";
import { openBorrower } from "../open-borrower.ts";
import { openStaff } from "../open-staff.ts";
import type { TestProduct } from "../start-product.ts";
import { openRecords } from "./history.ts";
import { seededChance } from "./seeded-chance.ts";

/** What several people did to one application at once, and what of it cannot be so. */
export interface ConcurrentHistory {
  readonly requests: number;
  readonly anomalies: readonly string[];
}

/** A value that was written, or seen, between two moments. */
export interface Span {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

interface Command {
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string;
  readonly body: object;
  /** With which the key is used again where luck wants it. */
  readonly other: object;
  readonly luck: number;
}

const TURNS = 4;
const LONGEST_PAUSE_MS = 4;

const Income = z.object({ annualIncome: z.int().optional() });
const Named = z.object({ name: z.object({ firstName: z.string() }).optional() });
const Versioned = z.object({ status: z.object({ version: z.int() }) });

/**
 * A borrower at two tabs, who each write another answer of the same record and look at both, and two officers who write notes, all at once
 * and by chance: commands come twice at the same time, again after their reply was lost, and their keys with another body. The same seed
 * sends the same. Held against: one effect and the same bytes for each key, no write lost, nothing seen that was written over before one
 * looked, versions that never go back, a log whose chain is whole and which tells how the record stands.
 */
export async function liveAtOnce(product: TestProduct, seed: number): Promise<ConcurrentHistory> {
  const chance = seededChance(seed);
  const borrower = await openBorrower(product);
  const officers = [await openStaff(product, "underwriter"), await openStaff(product, "processor")];
  const uuid = borrower.applicationUuid;
  const anomalies: string[] = [];
  const versions: Span[] = [];
  let requests = 0;

  const ask = async (call: CallDefinition, headers: Readonly<Record<string, string>>, key?: string, body?: object) => {
    requests += 1;
    const from = performance.now();
    const reply = await fetch(product.url + pathOf(call, { uuid }), {
      method: call.method,
      headers: { ...headers, ...(key && { "idempotency-key": key, "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text(), from, to: performance.now() };
  };

  /** Returns from when until when it may have taken effect. */
  const command = async (
    call: CallDefinition,
    { headers, key, body, other, luck }: Command,
  ): Promise<{ readonly from: number; readonly to: number; readonly text: string }> => {
    const send = () => ask(call, headers, key, body);
    const replies = await Promise.all(luck < 0.3 ? [send(), send()] : [send()]);
    if (luck > 0.8) replies.push(await send());
    for (const reply of replies)
      if (reply.status !== 200 || reply.text !== replies[0]?.text)
        anomalies.push(`${key}: ${reply.status} ${reply.text}`);
    if (luck > 0.4 && luck < 0.6) {
      const reused = await ask(call, headers, key, other);
      if (reused.status !== 422) anomalies.push(`${key} with another body: ${reused.status}`);
    }
    const [first] = replies;
    return {
      from: Math.min(...replies.map(({ from }) => from)),
      to: Math.min(...replies.map(({ to }) => to)),
      text: first?.text ?? "",
    };
  };

  const registers = {
    income: {
      body: (value: number) => ({ annualIncome: value * 100 }),
      valueIn: (text: string) => (Income.parse(JSON.parse(text)).annualIncome ?? 0) / 100,
    },
    name: {
      body: (value: number) => ({
        name: { firstName: nameOf(value), middleName: "", lastName: "Sorensen", suffix: "" },
      }),
      valueIn: (text: string) => valueOf(Named.parse(JSON.parse(text)).name?.firstName),
    },
  } as const;
  type Register = keyof typeof registers;
  const written: Record<Register, Span[]> = { income: [], name: [] };
  const seen: Record<Register, Span[]> = { income: [], name: [] };

  const look = async (): Promise<void> => {
    const reply = await ask(answers, borrower.headers);
    for (const name of ["income", "name"] as const)
      seen[name].push({ value: registers[name].valueIn(reply.text), from: reply.from, to: reply.to });
    const stood = await ask(status, borrower.headers);
    versions.push({ value: z.object({ version: z.int() }).parse(JSON.parse(stood.text)).version, ...spanOf(stood) });
  };

  const tab = async (name: Register, own: () => number): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await pause(own() * LONGEST_PAUSE_MS);
      const value = 1 + 2 * turn + (name === "income" ? 0 : 1);
      const done = await command(saveProfile, {
        headers: borrower.headers,
        key: `history-${seed}-${name}-${turn}`,
        body: registers[name].body(value),
        other: registers[name].body(value + 1000),
        luck: own(),
      });
      written[name].push({ value, ...spanOf(done) });
      versions.push({ value: Versioned.parse(JSON.parse(done.text)).status.version, ...spanOf(done) });
      if (own() < 0.6) await look();
    }
  };
  const noted: string[] = [];
  const officer = async ({ headers }: (typeof officers)[number], place: number, own: () => number): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await pause(own() * LONGEST_PAUSE_MS);
      const text = `Officer ${place} called for the ${turn}. time`;
      noted.push(text);
      await command(writeNote, {
        headers,
        key: `history-${seed}-note-${turn}`,
        body: { text },
        other: { text: `${text} and more` },
        luck: own(),
      });
    }
  };
  // Each draws from a chance of their own: who is served first must not change what is sent.
  const chances = Array.from({ length: 4 }, () => seededChance(Math.floor(chance() * 2 ** 31)));
  const own = (place: number) => chances[place] ?? chance;
  await Promise.all([
    tab("income", own(0)),
    tab("name", own(1)),
    ...officers.map((one, place) => officer(one, place, own(2 + place))),
  ]);
  await look();

  for (const name of ["income", "name"] as const) anomalies.push(...staleLooks(name, written[name], seen[name]));
  anomalies.push(...steppedBack(versions));
  const file = await ask(fileNotes, officers[0]?.headers ?? {});
  const kept = z.object({ notes: z.array(z.object({ text: z.string() })) }).parse(JSON.parse(file.text));
  if (!isDeepStrictEqual(kept.notes.map(({ text }) => text).toSorted(), noted.toSorted()))
    anomalies.push(`notes: ${kept.notes.length} of ${noted.length} are kept`);
  anomalies.push(...(await faultsOfLog(product, uuid, 2 * TURNS)));
  return { requests, anomalies: anomalies.map((anomaly) => `seed ${seed}: ${anomaly}`) };
}

const spanOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from, to });

/** A name of letters alone for each number. */
const nameOf = (value: number): string =>
  `A${String(value).replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? "")}`;
const valueOf = (name = "A"): number =>
  Number(name.slice(1).replaceAll(/./g, (letter) => String(LETTERS.indexOf(letter))));
const LETTERS = "abcdefghij";

/** What was seen although it was never written by then, or although another value had been written over it before one looked. */
export function staleLooks(name: string, written: readonly Span[], seen: readonly Span[]): string[] {
  return seen.flatMap(({ value, from, to }) => {
    const write = written.find((one) => one.value === value);
    const overwritten = written.find(
      (one) => one.to < from && (write === undefined ? value === 0 : one.from > write.to),
    );
    if (overwritten) return [`${name} ${value} was seen after ${overwritten.value} was written`];
    if (value !== 0 && (write === undefined || write.from > to))
      return [`${name} ${value} was seen before it was written`];
    return [];
  });
}

/** Versions that were told after a higher one had been. */
export function steppedBack(versions: readonly Span[]): string[] {
  return versions.flatMap(({ value, from }) => {
    const before = versions.find((one) => one.to < from && one.value > value);
    return before ? [`version ${value} was told after ${before.value}`] : [];
  });
}

/** Each write is one event, the chain is whole, and the events together are what the application stands at. */
async function faultsOfLog(product: TestProduct, uuid: string, writes: number): Promise<string[]> {
  const records = openRecords({
    databaseUrl: () => product.ctx.database.url,
    dataDir: product.config.dataDir,
    sandbox: product.sandbox,
  });
  try {
    const { file, moments, brokenAt } = await records.historyOf(uuid, []);
    const saved = moments.filter(({ event }) => event === "profile-saved").length;
    return [
      ...(saved === writes ? [] : [`${saved} events of ${writes} writes`]),
      ...(brokenAt === undefined ? [] : [`the log breaks at ${brokenAt}`]),
      ...(isDeepStrictEqual(moments.at(-1)?.facts, file.facts)
        ? []
        : ["the log does not tell how the application stands"]),
    ];
  } finally {
    await records.close();
  }
}
