import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCensusList } from "@gable/domain/hmda/census-list.ts";
import type { CensusLists } from "@gable/domain/hmda/check-register.ts";

/** Lists that come with the product, one file for each year. */
const SEEDS = fileURLToPath(new URL("../../../../../census/", import.meta.url));

/** The places of a year: the installation's own list, `DATA_DIR/census/<year>.txt`, before the product's. Undefined without either. */
export async function censusOf(dataDir: string, year: number): Promise<CensusLists | undefined> {
  const files = [join(dataDir, "census", `${year}.txt`), join(SEEDS, `${year}.txt`)];
  const file = files.find((path) => existsSync(path));
  return file === undefined ? undefined : readCensusList(await readFile(file, "utf8"));
}
