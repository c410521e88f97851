import { setTimeout as pause } from "node:timers/promises";
import { status } from "@gable/contract/calls/application.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { letTimePass } from "./closing-moves.ts";
import { createBorrowerClient } from "./borrower-client.ts";
import { moves, type Walk } from "./moves.ts";
import { fetchPersona } from "./persona.ts";
import { registerPersona } from "./register.ts";

export interface WalkOptions {
  /** Where the product answers, and where the sandbox does. */
  readonly url: string;
  readonly sandboxUrl: string;
  readonly persona: string;
  readonly orgCode?: string;
  /** Another mailbox than the persona's own, so that the same persona can walk more than once. */
  readonly email?: string;
  /** Stop as soon as the application stands at this step. */
  readonly until?: Step;
  /** Called at every step that is entered, with the milliseconds since the one before. */
  readonly entered?: (step: Step | null, tookMs: number) => void;
  /** Moves the application's clock where only time helps. */
  readonly timePasses?: boolean;
  /** What carries the borrower's requests, instead of `fetch`. */
  readonly network?: typeof fetch;
}

export interface Walked extends Walk {
  readonly last: StatusReply;
  readonly steps: readonly (Step | null)[];
}

/** Where nobody can do anything but wait for a day to come. */
const waitingForADay: ReadonlySet<Step | null> = new Set<Step>(["RESCISSION", "FUNDABLE"]);
const HALF_A_DAY_MS = 43_200_000;
const LOOK_EVERY_MS = 15;
const PATIENCE_MS = 20_000;

/** Walks a persona's application from registration as far as it goes, over HTTP as a borrower's browser would. */
export async function walk(options: WalkOptions): Promise<Walked> {
  const { url, sandboxUrl, until, entered } = options;
  const persona = await fetchPersona(sandboxUrl, options.persona);
  const client = createBorrowerClient(url, options.orgCode ?? "gable", undefined, options.network);
  const email = options.email ?? persona.fill.email;
  const began = performance.now();
  const uuid = await registerPersona(client, persona, email);
  const walking: Walk = { client, persona, uuid, sandboxUrl, email };
  const steps: (Step | null)[] = [];
  let last = await client.send(status, { params: { uuid } });
  let since = began;
  let moved: Step | null | undefined;
  for (;;) {
    if (steps.at(-1) !== last.step || steps.length === 0) {
      const now = performance.now();
      entered?.(last.step, now - since);
      steps.push(last.step);
      since = now;
    }
    if (last.step === until || last.step === "COMPLETE" || last.step === "CANCELLED") break;
    const move = last.step === null ? undefined : moves[last.step];
    if (move && moved !== last.step) {
      moved = last.step;
      await move(walking);
    } else {
      if (options.timePasses && waitingForADay.has(last.step)) await letTimePass(walking, HALF_A_DAY_MS);
      if (performance.now() - since > PATIENCE_MS) {
        throw new Error(`The application ${uuid} stays at ${last.step} (${JSON.stringify(last.delayed ?? null)}).`);
      }
      await pause(LOOK_EVERY_MS);
    }
    last = await client.send(status, { params: { uuid } });
    if (last.step !== moved) moved = undefined;
  }
  return { ...walking, last, steps };
}
