import { parseArgs } from "node:util";
import { Misused, runCommand } from "./running/command.ts";
import { withJobsOfProduct } from "./running/jobs-of-product.ts";

// npm run jobs:retry [-- ID …]: sends jobs that failed for good back to their queues, while the product runs; all, or those named.

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

await runCommand("npm run jobs:retry [-- ID …]   (npm run jobs:failed lists them)", async () => {
  const { positionals: ids } = parseArgs({ allowPositionals: true });
  if (!ids.every((id) => UUID.test(id))) throw new Misused();
  await withJobsOfProduct(async (jobs) => {
    const sent = await jobs.redrive(ids.length > 0 ? ids : undefined);
    console.log(`Sent ${sent} jobs back to their queues.`);
    if (ids.length > sent) {
      console.error(`${ids.length - sent} of them had not failed for good, or were sent back before.`);
      process.exitCode = 1;
    }
  });
});
