import { parseArgs } from "node:util";
import { isStep } from "@gable/domain/journey/steps.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

// npm run journey -- --persona NAME: one application over HTTP, each step with its time. Against a product that runs (--url and
// --sandbox), or one of its own in a temporary folder, with a sandbox that answers at once.

const { values } = parseArgs({
  options: {
    persona: { type: "string", default: "straight-approval" },
    url: { type: "string" },
    sandbox: { type: "string" },
    until: { type: "string" },
    org: { type: "string" },
  },
});

const place = values.url
  ? { url: values.url, sandboxUrl: values.sandbox ?? "http://127.0.0.1:3001", close: async () => undefined }
  : await startOwnProduct();
const began = performance.now();
let passed = 0;
try {
  const walked = await walk({
    url: place.url,
    sandboxUrl: place.sandboxUrl,
    persona: values.persona,
    timePasses: true,
    email: `${values.persona}.${Date.now()}@example.com`,
    ...(values.org && { orgCode: values.org }),
    ...(values.until && isStep(values.until) && { until: values.until }),
    entered: (step, tookMs) => {
      passed += tookMs;
      console.log(`${(passed / 1000).toFixed(2).padStart(7)} s  ${step ?? "(the client machine decides)"}`);
    },
  });
  const tookS = (performance.now() - began) / 1000;
  console.log(
    `\n${values.persona} ended at ${walked.last.step} after ${tookS.toFixed(2)} s and ${walked.client.calls()} calls.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await place.close();
}
