import type { Instant } from "../calendar/zoned-time.ts";
import { isLendersMove } from "../journey/lenders-move.ts";
import type { PlanRow } from "../journey/plan-rows.ts";
import type { Step } from "../journey/steps.ts";
import type { Words } from "../language.ts";
import { fullName } from "../people/full-name.ts";
import { homeKey } from "../property/home-key.ts";
import { withoutAccents } from "../without-accents.ts";
import { type DecisionClockKind, decisionClocks } from "../workflow/deadlines/decision-clocks.ts";
import { decide, END_ROW, type Outcome } from "../workflow/decide.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { appointmentOf } from "../workflow/notary/appointment.ts";
import { oncePerFile } from "../workflow/once-per-file.ts";
import { homeOf } from "../workflow/property/home.ts";
import { type Campaign, cameBy, campaignNamed, type WayToCome } from "./came-by.ts";
import type { QueueEntry } from "./queues.ts";
import { queuesOf } from "./queues-of.ts";

/** How an application stands as a whole. */
export const standings = {
  ACTIVE: { en: "Active", es: "Activas" },
  FUNDED: { en: "Funded", es: "Desembolsadas" },
  DECLINED: { en: "Declined", es: "Denegadas" },
  CANCELLED: { en: "Cancelled", es: "Canceladas" },
  LAPSED: { en: "Lapsed", es: "Caducadas" },
} as const satisfies Readonly<Record<string, Words>>;
export type Standing = keyof typeof standings;
export const standingNames = Object.keys(standings) as Standing[];

/** Whom an application waits for. A service is a vendor, a county, a bank or the calendar. */
export const waitedFor = {
  BORROWER: { en: "Borrower", es: "Solicitante" },
  STAFF: { en: "Staff", es: "Personal" },
  SERVICE: { en: "Service", es: "Servicio" },
  NOBODY: { en: "Nobody", es: "Nadie" },
} as const satisfies Readonly<Record<string, Words>>;
export type WaitsFor = keyof typeof waitedFor;
export const waitedForNames = Object.keys(waitedFor) as WaitsFor[];

/** A line whose money has left. Its limit is the row's `line`. */
export interface FundedLine {
  readonly at: Instant;
  /** Drawn on the day of opening, in cents. */
  readonly firstDraw: number;
  /** The product: the years of its term. */
  readonly termYears: number;
}

/** What the pipeline shows of an application, and nothing more of what is in its file. */
export interface PipelineRow {
  readonly standing: Standing;
  readonly step: Step | null;
  readonly row: PlanRow;
  readonly waitsFor: WaitsFor;
  /** In full, or empty before it is known. */
  readonly borrower: string;
  /** Of those who sign beside the borrower, in full. */
  readonly signerNames: readonly string[];
  readonly email: string | null;
  /** Of the property: two letters; null before an address is known. */
  readonly state: string | null;
  /** The line that was chosen, in cents. */
  readonly line: number | null;
  /** Until when an offer or a counter-offer that was made can be taken; null while there is none to take. */
  readonly offersEndAt: Instant | null;
  /** When the borrower meets the notary; null while no hour is agreed, and afterwards. */
  readonly closesAt: Instant | null;
  /** What became of the line that was chosen, once the money has left. */
  readonly funded: FundedLine | null;
  /** Who brought the borrower. */
  readonly originatorUuid: string | null;
  readonly cameBy: WayToCome;
  readonly campaign: Campaign;
  /** When the borrower sent it off; null until then. */
  readonly submittedAt: Instant | null;
  readonly queues: readonly QueueEntry[];
  /** By which it is found, each from its beginning on. */
  readonly words: readonly string[];
}

/** What the list of applications shows and sorts by, worked out from the facts and kept beside them. */
export const pipelineRow = oncePerFile((file): PipelineRow => {
  const { facts } = file;
  const outcome = decide(file);
  const queues = queuesOf(file);
  const standing = standingOf(outcome);
  const isActive = standing === "ACTIVE";
  const borrower = facts.answers.name ? fullName(facts.answers.name) : "";
  return {
    standing,
    step: outcome.step,
    row: outcome.row,
    waitsFor: waitsFor(outcome, queues),
    borrower,
    signerNames: facts.signers.map(({ name }) => fullName(name)),
    email: facts.answers.email ?? null,
    state: (homeOf(facts)?.address ?? facts.answers.home)?.state ?? null,
    line: facts.offer?.line ?? null,
    offersEndAt: isActive ? (decisionClocks(file, outcome).find(({ kind }) => endsOffers.has(kind))?.at ?? null) : null,
    closesAt: isActive ? (appointmentOf(facts) ?? null) : null,
    funded: standing === "FUNDED" ? fundedLine(facts) : null,
    originatorUuid: facts.channel.referrerUuid ?? null,
    cameBy: cameBy(facts),
    campaign: campaignNamed(facts),
    submittedAt: facts.submittedAt ?? null,
    queues,
    words: [
      ...searchWords(borrower),
      ...searchWords(file.loanNumber),
      ...(facts.answers.email ? [facts.answers.email.toLowerCase()] : []),
      ...homeWords(file),
    ],
  };
});

const endsOffers: ReadonlySet<DecisionClockKind> = new Set(["offers-expire", "counteroffer-ends"]);

function fundedLine({ offer, funding, disbursement }: Facts): FundedLine | null {
  const at = disbursement?.at ?? funding?.at;
  return offer && at ? { at, firstDraw: offer.initialDraw, termYears: offer.termYears } : null;
}

/** By which applications for one home find each other: as it was written, and as the county knows it. No search of staff's is for these. */
export function homeWords({ facts }: LoanFile): string[] {
  const { home } = facts.answers;
  const parcel = homeOf(facts);
  return [
    ...(home ? [`=home ${homeKey(home)}`] : []),
    ...(parcel ? [`=parcel ${parcel.countyFips} ${parcel.parcelId}`] : []),
  ];
}

/** The words of a text as they are looked for: small letters without accents, and digits; what else there is separates them. */
export function searchWords(text: string): string[] {
  const plain = withoutAccents(text).toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

function standingOf({ row, stage, step }: Outcome): Standing {
  if (step === "DECLINED") return "DECLINED";
  if (stage === "cancelled") return "CANCELLED";
  if (stage === "lapsed") return "LAPSED";
  return row === END_ROW ? "FUNDED" : "ACTIVE";
}

function waitsFor(outcome: Outcome, queues: readonly QueueEntry[]): WaitsFor {
  // A line that ended after it was signed is still to be unwound.
  if (queues.some(({ move }) => move === "staff")) return "STAFF";
  if (standingOf(outcome) !== "ACTIVE") return "NOBODY";
  if (isLendersMove(outcome.step)) return "SERVICE";
  return "BORROWER";
}
