import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Lender } from "@gable/domain/organisations/lender.ts";
import { Originator } from "@gable/domain/organisations/originator.ts";
import { z } from "zod";
import type { Lenders } from "../../context.ts";
import { belowHost, type Config } from "../../config.ts";
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

/** Reads every lender. Throws when there is no main lender. */
export async function loadLenders(db: Database, config: Config): Promise<Lenders> {
  const rows = await db.selectFrom("lenders").select("record").orderBy("org_code").execute();
  const lenders = rows.map(({ record }) => Lender.parse(record));
  const main = lenders.find((lender) => lender.orgMetaData.other.settings.isMainOrganisation);
  if (!main) throw new Error("There is no main lender in the database.");
  const byCode = new Map(lenders.map((lender) => [lender.orgCode, lender]));
  const byHost = new Map(lenders.map((lender) => [new URL(originOf(lender)).hostname, lender]));

  function originOf(lender: Lender): string {
    return lender.baseUrl ?? belowHost(config.publicUrl, lender.orgCode);
  }

  return {
    byHost: (host) => byHost.get(host) ?? main,
    byOrgCode: (orgCode) => {
      const lender = byCode.get(orgCode);
      if (!lender) throw new Error(`There is no lender ${orgCode}.`);
      return lender;
    },
    all: () => lenders,
    originOf,
  };
}
