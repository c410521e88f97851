import { randomUUID } from "node:crypto";
import { type CallDefinition, isForStaff } from "@gable/contract/call.ts";
import { callExamples } from "@gable/testkit/calls/call-examples.ts";
import { requestOf } from "@gable/testkit/calls/call-requests.ts";
import { rightfulCaller } from "@gable/testkit/calls/callers.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import type { InjectOptions } from "fastify";

const GOOD_MS = 2;
/** One call's times may differ by chance; what is asked of all of them is asked of their middle. */
const WORST_SHOWN = 3;

interface Compared {
  readonly name: string;
  readonly differenceMs: number;
}

/**
 * How long every call about an application takes to be refused where the application is somebody else's, and where there is none: so many of
 * each in turn. False when words differ, or the times of the middle call by more than nobody could tell from outside.
 */
export async function compareRefusals(samples: number): Promise<boolean> {
  const product = await startProductAlone();
  try {
    const [borrower, neighbour] = [await openBorrower(product), await openBorrower(product)];
    const calls = (await everyCall()).filter(({ access }) => access === "applicant" || access === "staff-on-file");
    const otherWords: string[] = [];
    const compared: Compared[] = [];
    for (const call of calls) {
      const stranger = await rightfulCaller(product, call, neighbour, isForStaff(call) ? "harbor-pine" : "gable");
      const headers = { ...stranger, "x-correlation-id": "the-same-request" };
      const ask = async (uuid: string) => {
        const request: InjectOptions = await requestOf(call, exampleOf(call), uuid, { headers });
        const began = performance.now();
        const { statusCode, body } = await product.app.inject(request);
        return { ms: performance.now() - began, said: `${statusCode} ${body}` };
      };
      const times = { foreign: [] as number[], absent: [] as number[] };
      for (let sample = 0; sample < samples; sample += 1) {
        const foreign = await ask(borrower.applicationUuid);
        const absent = await ask(randomUUID());
        if (foreign.said !== absent.said) otherWords.push(`${call.name}: ${foreign.said} / ${absent.said}`);
        times.foreign.push(foreign.ms);
        times.absent.push(absent.ms);
      }
      compared.push({ name: call.name, differenceMs: middle(times.foreign) - middle(times.absent) });
    }
    const of = compared.toSorted((one, other) => Math.abs(other.differenceMs) - Math.abs(one.differenceMs));
    const within = of.filter(({ differenceMs }) => Math.abs(differenceMs) <= GOOD_MS).length;
    const typicalMs = middle(of.map(({ differenceMs }) => differenceMs));
    if (otherWords.length > 0) console.log([...new Set(otherWords)].join("\n"));
    const worst = of.slice(0, WORST_SHOWN).map(({ name, differenceMs }) => `${name} ${differenceMs.toFixed(2)}`);
    console.log(
      `R5: ${calls.length} calls refused ${samples} times for a foreign application and as often for one that is not there: ${otherWords.length} in other words; the middle call took ${typicalMs.toFixed(2)} ms longer for the foreign one, ${within} calls lie within ${GOOD_MS} ms, the farthest by ${worst.join(", ")} ms.`,
    );
    return otherWords.length === 0 && Math.abs(typicalMs) <= GOOD_MS;
  } finally {
    await product.close();
  }
}

const exampleOf = (call: CallDefinition) => callExamples[call.name] ?? {};

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
