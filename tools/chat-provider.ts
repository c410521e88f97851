import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { loadConfig } from "@gable/server/config.ts";
import { connectToRunning } from "@gable/server/database/connect-to-running.ts";
import { setChatProvider } from "@gable/server/modules/chat/set-chat-provider.ts";
import { StartRefused } from "@gable/server/start-refused.ts";

// npm run chat:provider -- --lender CODE --provider stream < settings.json: has a provider carry a lender's chats. The settings come by
// standard input, so that no key stands in a list of processes or of commands; with --keep those that are kept are used. --provider desk
// gives new chats back to the lender's own desk.

try {
  const { values } = parseArgs({
    options: { lender: { type: "string" }, provider: { type: "string" }, keep: { type: "boolean" } },
  });
  const { lender, provider } = values;
  if (!lender || !provider)
    throw new StartRefused(
      "Usage: npm run chat:provider -- --lender CODE --provider desk|stream|twilio|nice|talkjs [--keep] < settings.json",
    );
  const config = loadConfig(process.env);
  const { kysely } = connectToRunning(config);
  try {
    const isGiven = provider !== "desk" && !values.keep;
    await setChatProvider(kysely, config, {
      lender,
      provider,
      ...(isGiven && { settings: await text(process.stdin) }),
    });
    console.log(`New chats of ${lender} are carried by ${provider}.`);
  } finally {
    await kysely.destroy();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
