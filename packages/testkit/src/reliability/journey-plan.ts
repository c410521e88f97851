import type { Persona } from "../borrower/persona.ts";
import { personaEnds } from "../borrower/persona-ends.ts";
import { seededChance } from "./seeded-chance.ts";

/** What a vendor gets wrong, once or a few times running. */
export interface PlannedFault {
  readonly kind: (typeof vendorsAsked)[number];
  readonly fault: (typeof faults)[number];
  readonly next: number;
}

/** Everything about a simulated journey that chance decides, decided before it begins. */
export interface JourneyPlan {
  readonly seed: number;
  readonly persona: string;
  readonly wishes: {
    readonly termYears: number;
    readonly share: number;
    readonly payMethod: "AUTOPAY" | "MANUAL";
    readonly cancels: boolean;
  };
  readonly faults: readonly PlannedFault[];
  /** Hours for which the borrower does nothing, by how many places they have come to. */
  readonly idle: Readonly<Record<number, number>>;
  /** Where a process is killed, by how many places the borrower has come to. */
  readonly kills: Readonly<Record<number, "server" | "database">>;
  /** Where they withdraw; mostly nowhere. */
  readonly withdrawsAt: number | null;
  /** Of a hundred commands, how many are sent again because the answer was lost. */
  readonly lostReplies: number;
}

/** Vendors that every kind of story asks, or most. */
const vendorsAsked = [
  "credit-bureau",
  "property-data",
  "avm",
  "title",
  "watchlist",
  "bank-account-check",
  "income-link",
  "bank-link",
  "employment-verification",
  "identity-verification",
  "bpo",
  "payoff",
  "flood",
  "notary",
  "insurance-verification",
  "recording",
  "disbursement",
  "mail",
] as const;

/** Each of them is over after a second or so: what lasts longer is tried vendor by vendor, by `--matrix`. */
const faults = [
  "reset",
  "reset-before",
  "500",
  "503",
  "429",
  "garbage",
  "truncated",
  "wrong-schema",
  "duplicate",
  "out-of-order",
  "replayed",
] as const;

/** A way from registration to the money has about so many places at which somebody must do something. */
const PLACES = 24;
const terms = [5, 10, 15, 20, 30];
const personas = Object.keys(personaEnds);

/** The same plan for the same seed. `killsToo`: one in eight journeys has a kill. */
export function planJourney(seed: number, options: { readonly killsToo: boolean }): JourneyPlan {
  const chance = seededChance(seed);
  const below = (limit: number): number => Math.floor(chance() * limit);
  const happens = (share: number): boolean => chance() < share;
  const oneOf = <T>(all: readonly [T, ...T[]] | readonly T[]): T => all[below(all.length)] as T;
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const persona = oneOf(personas);
  const wishes = {
    termYears: oneOf(terms),
    share: 0.2 + below(9) / 10,
    payMethod: happens(0.8) ? ("AUTOPAY" as const) : ("MANUAL" as const),
    cancels: happens(0.06),
  };
  return {
    seed,
    persona,
    wishes,
    faults: many(4, () => ({ kind: oneOf(vendorsAsked), fault: oneOf(faults), next: 1 + below(2) })),
    idle: Object.fromEntries(many(3, () => [below(PLACES), oneOf([1, 9, 30, 73, 190, 400])])),
    withdrawsAt: happens(0.05) ? below(PLACES) : null,
    lostReplies: happens(0.3) ? 10 : 0,
    kills:
      options.killsToo && happens(0.125)
        ? { [below(PLACES)]: happens(0.8) ? ("server" as const) : ("database" as const) }
        : {},
  };
}

/** The persona with the wishes of a plan. */
export const withWishes = (persona: Persona, { wishes }: JourneyPlan): Persona => ({
  ...persona,
  fill: {
    ...persona.fill,
    offer: { ...persona.fill.offer, termYears: wishes.termYears, share: wishes.share },
    payMethod: wishes.payMethod,
    cancelsInRescission: persona.fill.cancelsInRescission || wishes.cancels,
  },
});
