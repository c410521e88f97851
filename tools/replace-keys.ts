import { loadConfig } from "@gable/server/config.ts";
import { countFormer, replaceKeys } from "@gable/server/sealing/replace-keys.ts";
import { createSealing } from "@gable/server/sealing/sealing.ts";
import { StartRefused } from "@gable/server/start-refused.ts";
import { besideProduct, runCommand } from "./running/command.ts";

// npm run keys:replace: brings everything under the first of MASTER_KEYS, while the product runs with the same ring.

await runCommand("npm run keys:replace", async () => {
  const { masterKeys } = loadConfig(process.env);
  if (masterKeys.keys.size < 2)
    throw new StartRefused(
      "Put the new key in front of the former one in MASTER_KEYS, and restart the product with it.",
    );
  await besideProduct(async (db) => {
    const { rows, values } = await replaceKeys(db, createSealing(masterKeys), masterKeys);
    const left = await countFormer(db, masterKeys);
    console.log(`Brought ${rows} rows and ${values} values under "${masterKeys.currentId}"; ${left} are left.`);
    console.log(
      left === 0
        ? "The former keys open nothing any more: take them out of MASTER_KEYS. Older backups still need them."
        : "A process still uses a former key: restart it, and run this again.",
    );
    if (left > 0) process.exitCode = 1;
  });
});
