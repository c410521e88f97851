import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { LendingPolicy, overlayPolicy, PolicyOverlay, policyOn } from "@gable/domain/underwriting/lending-policy.ts";
import { z } from "zod";
import type { Database } from "../../database/transaction.ts";
import { StartRefused } from "../../start-refused.ts";

const SEEDS = fileURLToPath(new URL("../../../../../lenders/", import.meta.url));

/** What each lender lends by, as recorded: every version that was ever in force. */
export interface Policies {
  /** The version in force on a day. Throws RangeError where there is none yet. */
  readonly on: (orgCode: string, date: string) => LendingPolicy;
  /** The very version that a decision names. */
  readonly byVersion: (orgCode: string, version: string) => LendingPolicy | undefined;
}

/**
 * Records the policies of every lender: the default, and the lender's overlays from `lenders/<code>/policies/*.json` on it. A version
 * that is recorded never changes: decisions name it.
 * @throws StartRefused naming file and field where a sheet is malformed, or a recorded version was changed
 */
export async function recordPolicies(db: Database, folder = SEEDS): Promise<void> {
  const lenders = await db.selectFrom("lenders").select("org_code").execute();
  for (const { org_code: orgCode } of lenders) {
    const overlays = await readOverlays(`${folder}${orgCode}/policies/`);
    for (const policy of [defaultPolicy, ...overlays]) await recordPolicy(db, orgCode, policy);
  }
}

async function recordPolicy(db: Database, orgCode: string, policy: LendingPolicy): Promise<void> {
  const text = JSON.stringify(policy);
  const sha256 = createHash("sha256").update(text).digest();
  await db
    .insertInto("lending_policies")
    .values({ org_code: orgCode, version: policy.version, effective_from: policy.effectiveFrom, sha256, policy: text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom("lending_policies")
    .select("sha256")
    .where("org_code", "=", orgCode)
    .where("version", "=", policy.version)
    .executeTakeFirstOrThrow();
  if (kept.sha256.equals(sha256)) return;
  throw new StartRefused(
    `The lending policy ${policy.version} of ${orgCode} was changed after it was recorded. Decisions name it: give the change a new version.`,
  );
}

/** The overlays of a folder on the default policy. */
async function readOverlays(folder: string): Promise<readonly LendingPolicy[]> {
  const names = await readdir(folder).catch(() => []);
  const sheets = names.filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(sheets.map(async (name) => readSheet(name, await readFile(`${folder}${name}`, "utf8"))));
}

/**
 * One sheet as a whole policy.
 * @throws StartRefused with the sheet's name, and every field that is wrong
 */
export function readSheet(name: string, text: string): LendingPolicy {
  try {
    return overlayPolicy(defaultPolicy, z.strictObject(PolicyOverlay.shape).parse(JSON.parse(text)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartRefused(`The lending policy ${name} is no JSON: ${error.message}`);
    if (!(error instanceof z.ZodError)) throw error;
    const faults = error.issues.map(({ path, message }) => `${path.join(".") || "the sheet"}: ${message}`);
    throw new StartRefused(`The lending policy ${name} cannot be used. ${faults.join("; ")}`);
  }
}

/** Reads every recorded policy. */
export async function loadPolicies(db: Database): Promise<Policies> {
  const rows = await db.selectFrom("lending_policies").select(["org_code", "policy"]).execute();
  const byLender = new Map<string, LendingPolicy[]>();
  for (const { org_code: orgCode, policy } of rows) {
    byLender.set(orgCode, [...(byLender.get(orgCode) ?? []), LendingPolicy.parse(policy)]);
  }
  const of = (orgCode: string): readonly LendingPolicy[] => {
    // What a lender set for itself goes before the default of the same or an earlier day.
    const all = byLender.get(orgCode) ?? [];
    const own = all.filter(({ version }) => version !== defaultPolicy.version);
    return own.length > 0 ? own : all;
  };
  return {
    on: (orgCode, date) => policyOn(of(orgCode), date),
    byVersion: (orgCode, version) => byLender.get(orgCode)?.find((policy) => policy.version === version),
  };
}
