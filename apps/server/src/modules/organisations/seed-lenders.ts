import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Lender } from "@gable/domain/organisations/lender.ts";
import { Originator } from "@gable/domain/organisations/originator.ts";
import { z } from "zod";
import type { Database } from "../../database/transaction.ts";

/** A folder for each lender; the one beside them holds the loading screen's marks. */
const SEEDS = fileURLToPath(new URL("../../../../../lenders/", import.meta.url));

/** Puts the seeded lenders and their originators into the database; one that is there already keeps what was changed since. */
export async function seedLenders(db: Database): Promise<void> {
  for (const folder of await readdir(SEEDS, { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === "marks") continue;
    const record = Lender.parse(JSON.parse(await readFile(`${SEEDS}${folder.name}/lender.json`, "utf8")));
    await db
      .insertInto("lenders")
      .values({ org_code: record.orgCode, record: JSON.stringify(record) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await seedOriginators(db, record.orgCode, `${SEEDS}${folder.name}/originators.json`);
  }
}

async function seedOriginators(db: Database, orgCode: string, file: string): Promise<void> {
  for (const record of z.array(Originator).parse(JSON.parse(await readFile(file, "utf8")))) {
    await db
      .insertInto("originators")
      .values({ uuid: record.uuid, org_code: orgCode, record: JSON.stringify(record) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
