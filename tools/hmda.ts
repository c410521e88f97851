import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { editsMissing, hasEdits } from "@gable/domain/hmda/edit-years.ts";
import { isFileable } from "@gable/domain/hmda/findings.ts";
import { loadConfig } from "@gable/server/config.ts";
import { censusOf } from "@gable/server/modules/hmda/census-files.ts";
import { makeRegister } from "@gable/server/modules/hmda/register.ts";
import { createSealing } from "@gable/server/sealing/sealing.ts";
import { StartRefused } from "@gable/server/start-refused.ts";
import { besideProduct, Misused, runCommand } from "./running/command.ts";

// npm run hmda -- --lender CODE --year YEAR --out FILE: writes the loan/application register as it is filed, and says what the
// year's edits find. Ends with code 1 while something stops the filing.

const refusals = {
  NO_LENDER: "There is no such lender.",
  NOT_FILER: "Another company of the group files for this lender: name that one.",
  NO_FILER: "The lender's record names nobody who files (orgMetaData.other.hmdaFiler).",
};

await runCommand("npm run hmda -- --lender CODE --year YEAR --out FILE", async () => {
  const { lender, year, out } = parseArgs({
    options: { lender: { type: "string" }, year: { type: "string" }, out: { type: "string" } },
  }).values;
  if (!lender || !out || !/^20\d\d$/.test(year ?? "")) throw new Misused();
  if (!hasEdits(Number(year))) throw new StartRefused(editsMissing(Number(year)));
  const config = loadConfig(process.env);
  const census = await censusOf(config.dataDir, Number(year));
  if (!census) throw new StartRefused(`There is no census list of ${year}: put one into DATA_DIR/census/${year}.txt.`);
  await besideProduct(async (kysely) => {
    const ground = { db: kysely, sealing: createSealing(config.masterKeys), census };
    const made = await makeRegister(ground, lender, Number(year));
    if (!made.ok) throw new StartRefused(refusals[made.reason]);
    const { text, entries, institution, byAction, findings } = made.register;
    writeFileSync(out, text, { mode: 0o600 });
    for (const { code, uli, says, why } of findings)
      console.log(`${code.padEnd(7)} ${uli ?? "the file"}\n        ${says} ${why.en}`);
    const counted = Object.entries(byAction).map(
      ([action, count]) => `${count} ${action.toLowerCase().replaceAll("_", " ")}`,
    );
    const stopping = findings.filter(({ kind }) => kind !== "QUALITY").length;
    console.log(`${institution}, ${year}: ${entries} entries (${counted.join(", ")}).`);
    console.log(
      `${stopping} findings stop the filing, ${findings.length - stopping} are to be confirmed. Written to ${out}.`,
    );
    if (!isFileable(findings)) process.exitCode = 1;
  });
});
