import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { recordedSection } from "@gable/domain/organisations/settings/policy-sections.ts";
import { type PolicySubject, policySubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { type LendingPolicy, PolicyOverlay, policyOn } from "@gable/domain/underwriting/lending-policy.ts";
import { overlayPolicy } from "@gable/domain/underwriting/valid-policy.ts";
import { z } from "zod";
import type { Database, Transaction } from "../../database/transaction.ts";
import { StartRefused } from "../../start-refused.ts";

const SEEDS = fileURLToPath(new URL("../../../../../lenders/", import.meta.url));

/** Where the day begins last, and where it begins first: a version is in force at a home from its own midnight on. */
const LAST_ZONE = "Pacific/Honolulu";
const FIRST_ZONE = "America/New_York";

/**
 * Records the policies of every lender: the default, the lender's overlays from `lenders/<code>/policies/*.json` on it, and above them
 * what its administrators approved. A version that was ever in force never changes: decisions name it.
 * @throws StartRefused naming file and field where a sheet is malformed, or a recorded version was changed
 */
export async function recordPolicies(db: Database, now: Date, folder = SEEDS): Promise<void> {
  const lenders = await db.selectFrom("lenders").select("org_code").execute();
  for (const { org_code: orgCode } of lenders)
    await db.transaction().execute((trx) => recordPoliciesOf(trx, orgCode, now, folder));
}

/** As `recordPolicies`, of one lender. */
export async function recordPoliciesOf(trx: Transaction, orgCode: string, now: Date, folder = SEEDS): Promise<void> {
  const fromFiles = [defaultPolicy, ...(await readOverlays(`${folder}${orgCode}/policies/`))];
  for (const policy of fromFiles) await recordPolicy(trx, orgCode, policy, null);
  // What never came into force may be different now, because a change before it was called off.
  await trx
    .deleteFrom("lending_policies")
    .where("org_code", "=", orgCode)
    .where("change_number", "is not", null)
    .where("effective_from", ">", localDateAt(now.toISOString(), FIRST_ZONE))
    .execute();
  for (const { number, policy } of await changedPolicies(trx, orgCode, fromFiles))
    await recordPolicy(trx, orgCode, policy, number);
}

/** The policy of a lender when everything that was approved is in force: what a further change begins with. */
export async function readLatestPolicy(db: Database, orgCode: string): Promise<LendingPolicy> {
  const fromFiles = [defaultPolicy, ...(await readOverlays(`${SEEDS}${orgCode}/policies/`))];
  const changed = await changedPolicies(db, orgCode, fromFiles);
  return changed.at(-1)?.policy ?? policyOn(ownOf(fromFiles), "9999-12-31");
}

/** The policies that follow from a lender's approved changes: each is what the files say on its day, with all changes up to it. */
async function changedPolicies(db: Database, orgCode: string, fromFiles: readonly LendingPolicy[]) {
  const changes = await db
    .selectFrom("lender_proposals")
    .select(["number", "subject", "change", "effective_on", "decided_at"])
    .where("org_code", "=", orgCode)
    .where("outcome", "=", "approved")
    .where("subject", "in", policySubjects)
    .orderBy("effective_at")
    .orderBy("number")
    .execute();
  let set: Partial<LendingPolicy> = {};
  return changes.map(({ number, subject, change, effective_on: on, decided_at: decidedAt }) => {
    const name = `change.${number}`;
    const section = recordedSection(subject as PolicySubject, change);
    set = { ...set, ...section, ...(section.rateSheet && { rateSheet: { ...section.rateSheet, id: name } }) };
    const effectiveFrom = effectiveDate(on, decidedAt ?? "");
    const base = policyOn(ownOf(fromFiles), effectiveFrom);
    return { number, policy: overlayPolicy(base, { ...set, version: name, effectiveFrom }) };
  });
}

/** The day at homes from which a change holds that was approved at that instant. */
function effectiveDate(wished: string | null, decidedAt: string): string {
  const atOnce = localDateAt(decidedAt, LAST_ZONE);
  return wished !== null && wished > atOnce ? wished : atOnce;
}

/** What a lender's files say goes before the default. */
const ownOf = (fromFiles: readonly LendingPolicy[]): readonly LendingPolicy[] =>
  fromFiles.length > 1 ? fromFiles.slice(1) : fromFiles;

async function recordPolicy(
  db: Database,
  orgCode: string,
  policy: LendingPolicy,
  changeNumber: number | null,
): Promise<void> {
  const text = JSON.stringify(policy);
  const sha256 = createHash("sha256").update(text).digest();
  await db
    .insertInto("lending_policies")
    .values({
      org_code: orgCode,
      version: policy.version,
      effective_from: policy.effectiveFrom,
      sha256,
      policy: text,
      change_number: changeNumber,
    })
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
