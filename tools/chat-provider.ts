import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { setChatProvider } from "@gable/server/modules/chat/set-chat-provider.ts";
import { besideProduct, Misused, runCommand } from "./running/command.ts";

// npm run chat:provider -- --lender CODE --provider stream < settings.json: has a provider carry a lender's chats. The settings come by
// standard input, so that no key stands in a list of processes or of commands; with --keep those that are kept are used. --provider desk
// gives new chats back to the lender's own desk.

await runCommand(
  "npm run chat:provider -- --lender CODE --provider desk|stream|twilio|nice|talkjs [--keep] < settings.json",
  async () => {
    const { values } = parseArgs({
      options: { lender: { type: "string" }, provider: { type: "string" }, keep: { type: "boolean" } },
    });
    const { lender, provider } = values;
    if (!lender || !provider) throw new Misused();
    await besideProduct(async (kysely, config) => {
      const isGiven = provider !== "desk" && !values.keep;
      await setChatProvider(kysely, config, {
        lender,
        provider,
        ...(isGiven && { settings: await text(process.stdin) }),
      });
      console.log(`New chats of ${lender} are carried by ${provider}.`);
    });
  },
);
