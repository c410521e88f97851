import { pathOf } from "@gable/contract/call.ts";
import { examinerPack } from "@gable/contract/calls/loan-file.ts";
import { type Database, openDatabase } from "@gable/server/database/open.ts";
import { verifyPack } from "@gable/server/modules/loan-file/examiner-pack/verify-pack.ts";
import { findBrokenEvent } from "@gable/server/workflow/event-log.ts";
import { readZip } from "@gable/server/zip/zip.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { sql } from "kysely";

const PERSONA = "joint-owner";

/**
 * So many bits turned over, each alone: in the examiner's pack of a funded line, with its documents, seals and log, and as many in the rows
 * of its log. False when one stays unnoticed, or is put down to what it is not in.
 */
export async function tamper(seed: number, flips: number): Promise<boolean> {
  const product = await startProductAlone();
  try {
    const { url, sandbox } = product;
    const { uuid } = await walk({ url, sandboxUrl: sandbox.url, persona: PERSONA, timePasses: true });
    const pack = await packOf(product, uuid);
    const chance = seededChance(seed);
    const unnoticed = [...flipPack(pack, flips, chance), ...(await flipRows(product, uuid, flips, chance))];
    if (unnoticed.length > 0) console.log(unnoticed.join("\n"));
    console.log(
      `R13: ${flips} bits of a pack of ${pack.length} bytes and ${flips} of the log's rows turned over, ${unnoticed.length} unnoticed; seed ${seed}.`,
    );
    return unnoticed.length === 0;
  } finally {
    await product.close();
  }
}

async function packOf(product: TestProduct, uuid: string): Promise<Buffer> {
  const { headers } = await openStaff(product, "auditor");
  const reply = await product.app.inject({
    url: pathOf(examinerPack, { uuid }),
    headers: { host: "localhost", ...headers },
  });
  const { faults } = verifyPack(reply.rawPayload);
  if (faults.length > 0) throw new Error(`The pack is faulty as it comes: ${JSON.stringify(faults)}`);
  return reply.rawPayload;
}

function flipPack(pack: Buffer, flips: number, chance: () => number): string[] {
  const members = (readZip(pack) ?? []).map(({ name, bytes }) => {
    const from = bytes.byteOffset - pack.byteOffset;
    return { name, from, to: from + bytes.length };
  });
  const unnoticed: string[] = [];
  for (let flip = 0; flip < flips; flip += 1) {
    const at = Math.floor(chance() * pack.length);
    const altered = Buffer.from(pack);
    altered[at] = (altered[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
    const named = [...new Set(verifyPack(altered).faults.map(({ member }) => member))];
    const within = members.find(({ from, to }) => at >= from && at < to)?.name;
    const isFound = within === undefined ? named.length > 0 : named.length === 1 && named[0] === within;
    if (!isFound) unnoticed.push(`byte ${at} of ${within ?? "the archive"}: ${named.join(", ") || "nothing"} is named`);
  }
  return unnoticed;
}

/** What an event says, who did it, when, and what is sealed of it. The database refuses every change, and may be told not to by its owner alone. */
const columns = {
  at: sql`at = at + interval '1 second'`,
  type: sql`type = type || 's'`,
  actor: sql`actor = actor || '{"kind": "system", "by": "nobody"}'`,
  detail: sql`detail = detail || '{"more": 1}'`,
  sealed: sql`sealed = set_byte(coalesce(sealed, '\\x00'), 0, get_byte(coalesce(sealed, '\\x00'), 0) # 1)`,
  hash: sql`hash = set_byte(hash, 7, get_byte(hash, 7) # 1)`,
  previous_hash: sql`previous_hash = set_byte(previous_hash, 7, get_byte(previous_hash, 7) # 1)`,
} as const;

async function flipRows({ ctx }: TestProduct, uuid: string, flips: number, chance: () => number): Promise<string[]> {
  const owner = await openDatabase({ databaseUrl: ctx.database.ownerUrl, dataDir: "" });
  try {
    return await flipRowsAs(owner, uuid, flips, chance);
  } finally {
    await owner.close();
  }
}

async function flipRowsAs(owner: Database, uuid: string, flips: number, chance: () => number): Promise<string[]> {
  const { count } = await owner.kysely
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("application_uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  const changes = Object.entries(columns);
  const unnoticed: string[] = [];
  for (let flip = 0; flip < flips; flip += 1) {
    const sequence = 1 + Math.floor(chance() * count);
    const [name, change] = changes[Math.floor(chance() * changes.length)] ?? ["", sql``];
    const found = await inVain(owner, async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update events set ${change} where application_uuid = ${uuid} and sequence = ${sequence}`.execute(trx);
      return findBrokenEvent(trx, uuid);
    });
    if (found !== sequence) unnoticed.push(`${name} of event ${sequence}: ${found ?? "nothing"} is named`);
  }
  return unnoticed;
}

/** Does something in a transaction that is given up. */
async function inVain<T>(
  { kysely }: Database,
  work: (trx: Parameters<Parameters<ReturnType<typeof kysely.transaction>["execute"]>[0]>[0]) => Promise<T>,
): Promise<T> {
  const trx = await kysely.startTransaction().execute();
  try {
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}
