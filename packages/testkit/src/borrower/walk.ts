import { setTimeout as pause } from "node:timers/promises";
import { status } from "@gable/contract/calls/application.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { PATIENCE_MS } from "../patience.ts";
import { type BorrowerClient, createBorrowerClient } from "./borrower-client.ts";
import { letDayCome, letWaitEnd } from "./closing-moves.ts";
import { lenderFor } from "./lender-for.ts";
import type { Move, Walk } from "./move.ts";
import { moves } from "./moves.ts";
import { atOwnHome } from "./own-home.ts";
import { fetchPersona, type Persona } from "./persona.ts";
import { type CameWith, registerPersona } from "./register.ts";
import { signersOf } from "./signer.ts";
import { standingOf } from "./staff-moves.ts";
import { tryingAgain } from "./try-again.ts";
import { stageMoves } from "./turning-moves.ts";

export interface WalkOptions extends WayOptions, CameWith {
  /** Where the product answers, and where the sandbox does. */
  readonly url: string;
  readonly sandboxUrl: string;
  readonly persona: string;
  readonly orgCode?: string;
  /** Changes what the persona wishes. */
  readonly as?: (persona: Persona) => Persona;
  /** Another mailbox than the persona's own, so that the same persona can walk more than once. */
  readonly email?: string;
  /** Applies for the persona's home, also where an earlier walk did. */
  readonly sharesHome?: boolean;
  /** What carries the borrower's requests, instead of `fetch`. */
  readonly network?: typeof fetch;
  /** Everybody tries again where a reply asks them to, as where a vendor fails for a moment. */
  readonly triesAgain?: boolean;
}

/** How far a walk goes, and what is done on the way. */
export interface WayOptions {
  /** Steps on which the application stood before, where the walk does not begin with it. */
  readonly passed?: readonly (Step | null)[];
  /** Stop as soon as the application stands at this step. */
  readonly until?: Step;
  /** Called at every step that is entered, with the milliseconds since the one before. */
  readonly entered?: (step: Step | null, tookMs: number) => void;
  /** Called, and waited for, wherever the application comes to stand, before anything is done there. */
  readonly stands?: (walk: Walk, seen: StatusReply) => Promise<void>;
  /** Moves the application's clock where only time helps; in a way of one's own, where one is given. */
  readonly timePasses?: boolean | ((walk: Walk) => Promise<unknown>);
}

export interface Walked extends Walk {
  readonly last: StatusReply;
  readonly steps: readonly (Step | null)[];
}

/** The longer nothing happens, the more seldom one looks. */
const FIRST_LOOK_MS = 15;
const SELDOMST_LOOK_MS = 240;
/** More would be a walk in circles. */
const MOST_STEPS = 120;

/** Steps at which an application may rest for good. */
const ends: ReadonlySet<Step | null> = new Set<Step>(["COMPLETE", "CANCELLED", "DECLINED", "CREDIT_NO_MATCH_SSN"]);

/** Walks a persona's application from registration as far as it goes, over HTTP as a borrower's browser would. */
export async function walk(options: WalkOptions): Promise<Walked> {
  const { url, sandboxUrl } = options;
  const fetched = await fetchPersona(sandboxUrl, options.persona);
  const changed = options.as?.(fetched) ?? fetched;
  const persona = options.sharesHome === true ? changed : atOwnHome(sandboxUrl, changed);
  const { orgCode, referrer } = await lenderFor(url, persona);
  const patient = options.triesAgain === true ? tryingAgain : (one: BorrowerClient) => one;
  const client = patient(createBorrowerClient(url, options.orgCode ?? orgCode, undefined, options.network));
  const email = options.email ?? persona.fill.email;
  const began = performance.now();
  const uuid = await registerPersona(client, persona, email, {
    ...(referrer !== undefined && { referrer }),
    ...(options.referrer !== undefined && { referrer: options.referrer }),
    ...(options.campaign && { campaign: options.campaign }),
  });
  const others = signersOf({ persona, sandboxUrl, email }, url, options.orgCode ?? orgCode).map((other) => ({
    ...other,
    client: patient(other.client),
  }));
  return walkOn({ client, persona, uuid, sandboxUrl, email, others }, options, began);
}

/** Walks an application on from where it stands. `began`: since when the first step is counted. */
export async function walkOn(walking: Walk, options: WayOptions, began = performance.now()): Promise<Walked> {
  const { client, persona, uuid } = walking;
  const { until, entered, passed = [] } = options;
  const steps: (Step | null)[] = [...passed];
  let last = await client.send(status, { params: { uuid } });
  let since = began;
  let moved: string | undefined;
  let stood: string | undefined;
  let isGone = false;
  let looks = 0;
  const rest = () => pause(Math.min(SELDOMST_LOOK_MS, FIRST_LOOK_MS * 1.5 ** looks++));
  for (;;) {
    if (steps.at(-1) !== last.step || steps.length === passed.length) {
      const now = performance.now();
      entered?.(last.step, now - since);
      steps.push(last.step);
      since = now;
      looks = 0;
    }
    // Where the step says nothing, the version tells one place from another.
    const here = `${last.step} ${last.step === null ? last.version : steps.length}`;
    if (here !== stood && options.stands) {
      await options.stands(walking, last);
      // Looking at it is no waiting.
      since = performance.now();
    }
    stood = here;
    if ((until !== undefined && last.step === until) || (ends.has(last.step) && !awaitsReturn(persona, steps))) break;
    if (last.status.uwDecision === "INELIGIBLE") break;
    isGone ||= last.step !== null && last.step === persona.fill.stopsAfter;
    // A wait that is late has no step either, and nothing for anybody to do but a vendor.
    const isLate = last.delayed !== undefined;
    const standing = last.step === null ? (await standingOf(walking)).stage : last.step;
    const move = isLate ? undefined : last.step === null ? stageMoves[standing] : moves[last.step];
    // The version tells a second look at the same place from the same one: a wrong PIN is followed by the right one.
    const place = last.step === null || changesWithin.has(last.step) ? `${standing} ${last.version}` : standing;
    let hasMoved = false;
    if (move && moved !== place && !isGone && !isWaitingForRecords(last)) {
      hasMoved = (await moveOn(move, walking)) !== "again";
      moved = hasMoved ? place : undefined;
    } else if (options.timePasses && !isLate && (last.step === null || isGone || waitsForADay.has(last.step))) {
      await (options.timePasses === true ? (isGone ? letDayCome : letWaitEnd) : options.timePasses)(walking);
    }
    // A move that is refused again and again is no other wait than one without a move.
    if (!hasMoved) {
      if (performance.now() - since > PATIENCE_MS || steps.length > MOST_STEPS) {
        throw new Error(
          `The application ${uuid} stays at ${last.step} (${standing}, ${JSON.stringify(last.delayed)}).`,
        );
      }
      await rest();
    }
    last = await client.send(status, { params: { uuid } });
    if (last.step !== steps.at(-1)) moved = undefined;
  }
  return { ...walking, last, steps };
}

/** Whether the first payment was sent and is still to come back: an account was asked for once, and will be again. */
const awaitsReturn = ({ payments }: Persona, steps: readonly (Step | null)[]): boolean =>
  payments === "first-is-returned" &&
  steps.at(-1) === "COMPLETE" &&
  steps.filter((step) => step === "DISBURSEMENT_ACCOUNT").length < 2;

/** Whether an application rests at a step until somebody does something, or for good: it is seen there however late one looks. */
export const isResting = (step: Step | null): boolean =>
  step === null || ends.has(step) || (moves[step] !== undefined && step !== "GEN_CLOSING_DISCLOSURES");

/** Where only a day's coming helps, once the borrower has done what is theirs. */
const waitsForADay: ReadonlySet<Step | null> = new Set<Step>(["RESCISSION", "FUNDABLE", "MANUAL_DEED_SIGNING"]);

/** A visit of a notary may come to nothing: the borrower asks for another at the same step. */
const changesWithin: ReadonlySet<Step> = new Set<Step>(["MANUAL_DEED_SIGNING"]);

/** A move that comes too late, because a vendor was faster, is none: one looks where the application stands now. */
async function moveOn(move: Move, walking: Walk): Promise<void | "again"> {
  try {
    return await move(walking);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.problem?.code === "out-of-order") return "again";
    throw failure;
  }
}

const isWaitingForRecords = ({ step, status: flags }: StatusReply): boolean => step === null && flags.datatreeNoMatch;
