import { loadConfig } from "@gable/server/config.ts";
import { connectToRunning } from "@gable/server/database/connect-to-running.ts";
import { avmQuality } from "@gable/server/modules/valuation/avm-log.ts";
import { StartRefused } from "@gable/server/start-refused.ts";

// npm run avm:quality: how automated values compare with what people found later, by model and state (12 CFR 1026.42(i)).

try {
  const { kysely } = connectToRunning(loadConfig(process.env));
  try {
    const rows = await avmQuality(kysely);
    if (rows.length === 0) console.log("No automated value was asked for yet.");
    else console.table(rows);
  } finally {
    await kysely.destroy();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
