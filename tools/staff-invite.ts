import { parseArgs } from "node:util";
import { inviteFromCommand } from "@gable/server/modules/staff/invite-from-command.ts";
import { besideProduct, Misused, runCommand } from "./running/command.ts";

// npm run staff:invite -- --lender CODE --email ADDRESS --name "NAME" [--role administrator]: makes a lender's first administrator on a
// running product, and prints the link by which they set their password and second factor.

await runCommand('npm run staff:invite -- --lender CODE --email ADDRESS --name "NAME" [--role ROLE]', async () => {
  const { values } = parseArgs({
    options: {
      lender: { type: "string" },
      email: { type: "string" },
      name: { type: "string" },
      role: { type: "string" },
    },
  });
  if (!values.lender || !values.email || !values.name) throw new Misused();
  await besideProduct(async (kysely, config) => {
    console.log(await inviteFromCommand(kysely, config, values));
    console.log("Good once, for three days. Give it to nobody else.");
  });
});
