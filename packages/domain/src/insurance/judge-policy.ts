import * as z from "zod";
import type { Address } from "../application/address.ts";
import type { PersonName } from "../application/person-name.ts";
import type { LocalDate } from "../calendar/local-date.ts";
import { type Cents, percentOf } from "../money/cents.ts";
import { isRecordedAs } from "../people/recorded-name.ts";
import { homeKey } from "../property/home-key.ts";
import { withoutAccents } from "../without-accents.ts";

/** A policy as the insurer's records or its declarations page have it. */
export interface PolicyTerms {
  readonly dwellingCoverage: Cents;
  readonly deductible: Cents;
  readonly effectiveOn: LocalDate;
  /** The first day without cover. */
  readonly expiresOn: LocalDate;
  readonly namedInsured: readonly string[];
  /** Mortgagees and loss payees as the policy words them. */
  readonly lossPayees: readonly string[];
  /** Absent where the source does not say which home is covered. */
  readonly insuredProperty?: Address | undefined;
}

/** What a policy on this home has to hold. */
export interface PolicyNeeds {
  readonly kind: "HAZARD" | "FLOOD";
  readonly today: LocalDate;
  readonly coverage: Cents;
  /** Everybody who owns the home, as they are known here; any of them may be the insured. */
  readonly owners: readonly PersonName[];
  /** A trust owns it and may be the insured. */
  readonly ownedByTrust: boolean;
  readonly home: Address;
  /** The legal name under which the lender must be named. */
  readonly lender: string;
}

/** Why a policy is not accepted, in the order in which it is told. `policy-…` and `declaration-…` are of the source itself. */
export const policyFaults = [
  "policy-expired",
  "policy-starts-later",
  "coverage-too-low",
  "deductible-too-high",
  "loss-payee-missing",
  "insured-differs",
  "property-differs",
  "policy-not-found",
  "declaration-unreadable",
  "declaration-not-a-declaration",
  "declaration-another-property",
] as const;
export const PolicyFault = z.enum(policyFaults);
export type PolicyFault = z.infer<typeof PolicyFault>;

/** The usual limit of investors for one- to four-unit homes, in percent of the dwelling's cover. */
export const HAZARD_DEDUCTIBLE_PERCENT = "5";
/** The highest that the national flood programme writes for a home (44 CFR 61.5). */
export const FLOOD_DEDUCTIBLE: Cents = 1_000_000;

/** The largest deductible that is accepted of a policy with this cover. */
export const deductibleLimit = (kind: PolicyNeeds["kind"], dwellingCoverage: Cents): Cents =>
  kind === "FLOOD" ? FLOOD_DEDUCTIBLE : percentOf(dwellingCoverage, HAZARD_DEDUCTIBLE_PERCENT);

/** Everything that a policy lacks; empty where it is accepted. */
export function judgePolicy(policy: PolicyTerms, needs: PolicyNeeds): PolicyFault[] {
  const { kind, today, owners, home, lender } = needs;
  const isOwner = (insured: string): boolean =>
    owners.some((owner) => isRecordedAs(owner, insured)) || (needs.ownedByTrust && /\btrust(ees?)?\b/i.test(insured));
  const holds: Partial<Record<PolicyFault, boolean>> = {
    "policy-expired": policy.expiresOn <= today,
    "policy-starts-later": policy.effectiveOn > today,
    "coverage-too-low": policy.dwellingCoverage < needs.coverage,
    "deductible-too-high": policy.deductible > deductibleLimit(kind, policy.dwellingCoverage),
    "loss-payee-missing": !policy.lossPayees.some((payee) => plain(payee).includes(plain(lender))),
    "insured-differs": !policy.namedInsured.some(isOwner),
    "property-differs": policy.insuredProperty !== undefined && homeKey(policy.insuredProperty) !== homeKey(home),
  };
  return policyFaults.filter((fault) => holds[fault] === true);
}

/** Letters and digits alone: insurers drop commas, stops and accents, and write in capitals. */
const plain = (text: string): string =>
  withoutAccents(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "");
