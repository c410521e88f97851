import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Lender } from "@gable/domain/organisations/lender.ts";
import { openDocumentStore } from "@gable/server/modules/documents/document-store.ts";
import { openShelf } from "@gable/server/modules/documents/shelf/open-shelf.ts";
import { makePack } from "@gable/server/modules/loan-file/examiner-pack/make-pack.ts";
import { sealingIdentityOf } from "@gable/server/modules/signing/sealing-identities.ts";
import { loadPolicies } from "@gable/server/modules/underwriting/policies.ts";
import { createSealing } from "@gable/server/sealing/sealing.ts";
import { StartRefused } from "@gable/server/start-refused.ts";
import { besideProduct, Misused, runCommand } from "./running/command.ts";

// npm run examiner-pack -- APPLICATION --out FILE.zip: the record of one application, by its loan number or uuid, in a signed archive.

await runCommand("npm run examiner-pack -- APPLICATION --out FILE.zip", async () => {
  const {
    values: { out },
    positionals,
  } = parseArgs({ options: { out: { type: "string" } }, allowPositionals: true });
  const [named] = positionals;
  if (!named || !out) throw new Misused();
  await besideProduct(async (db, config) => {
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
    writeFileSync(out, pack, { mode: 0o600 });
    console.log(`Wrote ${pack.length} bytes to ${out}. Verify them: npm run examiner-pack:verify -- ${out}`);
  });
});
