// From the last click before a decision to the decision: a borrower confirms the debts that were found, with vendors that answer at once.
// Timed from the moment the request leaves until its reply, which comes after the commit; and until the line of events, which the page
// listens on, tells of the step at which the offers stand. One borrower at a time, on a server process and a PostgreSQL that write to disk.
import { statusStream } from "@gable/contract/calls/application.ts";
import { confirmLiens } from "@gable/contract/calls/liens.ts";
import { StatusReply } from "@gable/domain/application/status.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { cpuMs, databaseCpuMs } from "@gable/testkit/processor-time.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { figureAt } from "./figures.ts";

const PERSONA = "straight-approval";
const WARM_UP = 2;
const DECISIONS = 8;
const GOOD_REPLY_MS = 100;
const GOOD_TOLD_MS = 600;

interface Decided {
  readonly replyMs: number;
  readonly toldMs: number;
  readonly cpuMs: number;
}

export async function benchDecision(): Promise<string[]> {
  const product = await startOwnProduct();
  const spentMs = (): number => cpuMs(product.pid()) + databaseCpuMs(product.dataDir);

  const decide = async (name: string): Promise<Decided> => {
    let clickedAt = 0;
    let repliedAt = 0;
    const walked = await walk({
      ...product,
      persona: PERSONA,
      email: `${name}@example.com`,
      until: "LIEN_VERIFICATION",
      network: async (input, init) => {
        const isClick = init?.method === confirmLiens.method && new Request(input, init).url.endsWith("/liens");
        if (isClick) clickedAt = performance.now();
        const reply = await fetch(input, init);
        if (isClick) {
          await reply.clone().arrayBuffer();
          repliedAt = performance.now();
        }
        return reply;
      },
    });
    const listening = new AbortController();
    const line = await walked.client.open(statusStream, {
      params: { uuid: walked.uuid },
      signal: listening.signal,
    });
    const told = momentOf("OFFER_SELECTION", line);
    const before = spentMs();
    await moves.LIEN_VERIFICATION?.(walked);
    const toldAt = await told;
    const after = spentMs();
    listening.abort();
    return { replyMs: repliedAt - clickedAt, toldMs: toldAt - clickedAt, cpuMs: after - before };
  };

  try {
    for (let turn = 0; turn < WARM_UP; turn += 1) await decide(`warm-${turn}`);
    const all: Decided[] = [];
    for (let turn = 0; turn < DECISIONS; turn += 1) all.push(await decide(`decided-${turn}`));
    const cpu = all.reduce((sum, decided) => sum + decided.cpuMs, 0) / all.length;
    return [
      `last click to the committed decision's reply: ${spread(all.map(({ replyMs }) => replyMs))} (good: p95 ${GOOD_REPLY_MS} ms, aim: 25 ms)`,
      `last click to the line of events telling it:  ${spread(all.map(({ toldMs }) => toldMs))} (good: p95 ${GOOD_TOLD_MS} ms)`,
      `processor time of server and PostgreSQL for it: ${cpu.toFixed(0)} ms`,
    ];
  } finally {
    await product.close();
  }
}

const spread = (times: readonly number[]): string =>
  `p95 ${figureAt(0.95, times).toFixed(0)} ms, median ${figureAt(0.5, times).toFixed(0)} ms`;

/** When the line of events first tells of a step. */
async function momentOf(step: string, { body }: Response): Promise<number> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data !== undefined && StatusReply.parse(JSON.parse(data)).step === step) return performance.now();
    }
  }
  throw new Error(`The line of events ended without ${step}.`);
}
