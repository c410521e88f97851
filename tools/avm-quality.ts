import { avmQuality } from "@gable/server/modules/valuation/avm-log.ts";
import { besideProduct, runCommand } from "./running/command.ts";

// npm run avm:quality: how automated values compare with what people found later, by model and state (12 CFR 1026.42(i)).

await runCommand("npm run avm:quality", async () => {
  await besideProduct(async (kysely) => {
    const rows = await avmQuality(kysely);
    if (rows.length === 0) console.log("No automated value was asked for yet.");
    else console.table(rows);
  });
});
