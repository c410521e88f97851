import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Lender } from "@gable/domain/organisations/lender.ts";
import { loadConfig } from "@gable/server/config.ts";
import { connectToRunning } from "@gable/server/database/connect-to-running.ts";
import { openDocumentStore } from "@gable/server/modules/documents/document-store.ts";
import { openShelf } from "@gable/server/modules/documents/shelf/open-shelf.ts";
import { ShelfUnavailable } from "@gable/server/modules/documents/shelf/shelf.ts";
import { makePack } from "@gable/server/modules/loan-file/examiner-pack/make-pack.ts";
import { sealingIdentityOf } from "@gable/server/modules/signing/sealing-identities.ts";
import { loadPolicies } from "@gable/server/modules/underwriting/policies.ts";
import { createSealing } from "@gable/server/sealing/sealing.ts";
import { StartRefused } from "@gable/server/start-refused.ts";

// npm run examiner-pack -- APPLICATION --out FILE.zip: the record of one application, by its loan number or uuid, in a signed archive.

try {
  const { values, positionals } = parseArgs({ options: { out: { type: "string" } }, allowPositionals: true });
  const [named] = positionals;
  if (!named || !values.out) throw new StartRefused("Usage: npm run examiner-pack -- APPLICATION --out FILE.zip");
  const config = loadConfig(process.env);
  const { kysely: db } = connectToRunning(config);
  try {
    const byUuid = named.includes("-") && named.length === 36;
    const found = await db
      .selectFrom("applications")
      .innerJoin("lenders", "lenders.org_code", "applications.org_code")
      .select(["applications.uuid", "lenders.record"])
      .where(byUuid ? "applications.uuid" : "applications.loan_number", "=", byUuid ? named : named.replaceAll("-", ""))
      .executeTakeFirst();
    if (!found) throw new StartRefused(`There is no application ${named}.`);
    const sealing = createSealing(config.masterKeys);
    const lender = Lender.parse(found.record);
    const ground = {
      db,
      sealing,
      lender,
      documents: openDocumentStore(await openShelf(config)),
      policies: await loadPolicies(db),
      identity: await sealingIdentityOf({ database: { kysely: db }, sealing }, lender, new Date()),
    };
    const pack = await makePack(ground, found.uuid, new Date());
    writeFileSync(values.out, pack, { mode: 0o600 });
    console.log(
      `Wrote ${pack.length} bytes to ${values.out}. Verify them: npm run examiner-pack:verify -- ${values.out}`,
    );
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof StartRefused || error instanceof ShelfUnavailable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
