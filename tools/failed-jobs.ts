import { runCommand } from "./running/command.ts";
import { withJobsOfProduct } from "./running/jobs-of-product.ts";

// npm run jobs:failed: the jobs that failed for good, one JSON object a line, the oldest first. npm run jobs:retry -- ID sends one back.

await runCommand("npm run jobs:failed", () =>
  withJobsOfProduct(async (jobs) => {
    for (const job of await jobs.failed()) console.log(JSON.stringify(job));
  }),
);
