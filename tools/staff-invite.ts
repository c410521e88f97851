import { parseArgs } from "node:util";
import { loadConfig } from "@gable/server/config.ts";
import { connectToRunning } from "@gable/server/database/connect-to-running.ts";
import { inviteFromCommand } from "@gable/server/modules/staff/invite-from-command.ts";
import { StartRefused } from "@gable/server/start-refused.ts";

// npm run staff:invite -- --lender CODE --email ADDRESS --name "NAME" [--role administrator]: makes a lender's first administrator on a
// running product, and prints the link by which they set their password and second factor.

try {
  const { values } = parseArgs({
    options: {
      lender: { type: "string" },
      email: { type: "string" },
      name: { type: "string" },
      role: { type: "string" },
    },
  });
  if (!values.lender || !values.email || !values.name)
    throw new StartRefused('Usage: npm run staff:invite -- --lender CODE --email ADDRESS --name "NAME" [--role ROLE]');
  const config = loadConfig(process.env);
  const { kysely } = connectToRunning(config);
  try {
    console.log(await inviteFromCommand(kysely, config, values));
    console.log("Good once, for three days. Give it to nobody else.");
  } finally {
    await kysely.destroy();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
