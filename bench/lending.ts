// What a lender lives by: processor time of a decision with every offer, and the time in which a whole closing package
// is drawn and sealed on the threads that a server has, with the longest stall of its event loop meanwhile.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { threadCpuUsage } from "node:process";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { exampleInput } from "@gable/domain/underwriting/example-input.ts";
import { underwrite } from "@gable/domain/underwriting/underwrite.ts";
import { RENDER_THREADS } from "@gable/server/create-context.ts";
import type { DocumentInputs } from "@gable/server/modules/documents/document-kinds.ts";
import { openRenderPool } from "@gable/server/modules/documents/render-pool.ts";
import { sampleInputs } from "@gable/server/modules/documents/testing/sample-inputs.ts";
import { sampleLender } from "@gable/server/modules/documents/testing/sample-lender.ts";
import { createSealingIdentity } from "@gable/server/modules/signing/sealing-identity.ts";

const GOOD_DECISION_MS = 20;
const GOOD_PACKAGE_MS = 2000;
const ROUNDS = 9;
const DECISIONS = 200;

/** The thickest that there is: a Texas homestead of two owners, in a flood zone, with debts that are paid off. */
const closing: readonly (keyof DocumentInputs)[] = [
  "STATEMENT_OF_LOAN",
  "ACCOUNT_OPENING_DISCLOSURE",
  "CREDIT_AGREEMENT",
  "TEXAS_FAIR_MARKET_VALUE",
  "TEXAS_FINAL_ITEMIZATION",
  "PAYOFF_AUTHORIZATION",
  "AUTOPAY_AUTHORIZATION",
  "INSURANCE_REQUIREMENTS",
  "FLOOD_NOTICE",
  "RIGHT_NOT_TO_CLOSE",
  "RIGHT_TO_CANCEL",
  "RIGHT_TO_CANCEL",
  "SIGNER_STATEMENT",
  "SECURITY_INSTRUMENT",
  "SIGNING_CERTIFICATE",
];

export async function benchLending(): Promise<string[]> {
  return [...decisions(), ...(await closingPackages())];
}

function decisions(): string[] {
  const input = exampleInput();
  const { offers } = underwrite(input, defaultPolicy);
  const times = timesOf(DECISIONS, () => {
    const before = threadCpuUsage();
    underwrite(input, defaultPolicy);
    const { user, system } = threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return [
    `a decision with ${offers.length} offers: ${spread(times)} of processor time (good: under ${GOOD_DECISION_MS} ms)`,
  ];
}

async function closingPackages(): Promise<string[]> {
  const pool = openRenderPool({ size: RENDER_THREADS });
  const identity = await createSealingIdentity("Gable", new Date());
  try {
    const times: number[] = [];
    let [pages, stallMs, cold] = [0, 0, 0];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const stalls = monitorEventLoopDelay({ resolution: 1 });
      stalls.enable();
      const from = performance.now();
      const papers = await Promise.all(
        closing.map(async (kind) => {
          const paper = await pool.render(kind, sampleInputs[kind], sampleLender, "en");
          await pool.seal(paper.bytes, identity, { signedAt: new Date(), reason: "Signed by all parties" });
          return paper;
        }),
      );
      const took = performance.now() - from;
      stalls.disable();
      pages = papers.reduce((sum, paper) => sum + paper.pages, 0);
      if (round === 0) cold = took;
      else {
        times.push(took);
        stallMs = Math.max(stallMs, stalls.max / 1e6);
      }
    }
    return [
      `a closing package of ${closing.length} documents, ${pages} pages, drawn and sealed: ${spread(times)} (good: under ${GOOD_PACKAGE_MS} ms)`,
      `the first of a fresh server, threads and fonts included: ${cold.toFixed(0)} ms`,
      `longest stall of the event loop meanwhile: ${stallMs.toFixed(0)} ms`,
    ];
  } finally {
    await pool.close();
  }
}

const timesOf = (count: number, time: () => number): number[] => Array.from({ length: count }, time);

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`;
}
