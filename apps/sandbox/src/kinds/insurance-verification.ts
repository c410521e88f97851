import type {
  InsuranceCheck,
  InsurancePolicy,
  insuranceVerification as protocol,
} from "@gable/vendors/insurance-verification/protocol.ts";
import { addDays } from "../days.ts";
import type { Facts, PolicyFacts } from "../personas/facts.ts";
import { recogniseHome } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { nameFor, seeded } from "../seeded.ts";
import { fullName } from "../spelling.ts";

export const insuranceVerification: Vendor<typeof protocol> = {
  verify: (request, { order, today }) => {
    const { facts } = recogniseHome(request.property.address, [request.insured.name]);
    const held = facts.insurance[request.policyType];
    if (held === null) return atOnce({ outcome: "not-found" });
    const policy = isBare(request)
      ? barePolicy(policyOf(request, held, today, request.policyNumber), today)
      : policyOf(request, held, today, request.policyNumber);
    return atOnce({ outcome: "in-force", verification: nameFor("ins", order), policy });
  },

  "read-declaration": (request, { today }) => {
    const { facts } = recogniseHome(request.property.address, [request.insured.name]);
    const isPicture = /^(application\/pdf|image\/)/.test(request.declaration.mediaType);
    if (!isPicture) return atOnce({ outcome: "cannot-use", reason: "unreadable" });
    const held = facts.insurance[request.policyType] ?? newFloodPolicy(facts);
    return atOnce({ outcome: "read", policy: policyOf(request, held, today) });
  },
};

/** A number that begins so is of a policy as it is before an agent has put anything right. */
const isBare = ({ policyNumber }: InsuranceCheck): boolean => policyNumber?.startsWith("BARE") ?? false;

/** Nobody to be paid but the owner, half of every loss their own, and cover from next month on. */
const barePolicy = (policy: InsurancePolicy, today: string): InsurancePolicy => ({
  ...policy,
  lossPayees: [],
  deductible: Math.round(policy.dwellingCoverage / 2),
  effectiveOn: addDays(today, 30),
});

function policyOf(request: InsuranceCheck, held: PolicyFacts, today: string, policyNumber?: string): InsurancePolicy {
  const effectiveOn = addDays(today, -120);
  return {
    policyType: request.policyType,
    insurer: held.insurer,
    policyNumber: policyNumber ?? held.policyNumber,
    namedInsured: [fullName(request.insured.name)],
    dwellingCoverage: held.dwellingCoverage,
    deductible: held.deductible,
    annualPremium: held.annualPremium,
    effectiveOn,
    expiresOn: addDays(effectiveOn, 365),
    lossPayees: request.mortgagee ? [request.mortgagee] : [],
    insuredProperty: request.property.address,
  };
}

/** What a borrower in a flood zone buys: the most that the national programme covers. */
const newFloodPolicy = (facts: Facts): PolicyFacts => ({
  insurer: "National Flood Program through Harvest Home Mutual",
  policyNumber: `NFP-${seeded("flood-policy", facts.seed).digits(8)}`,
  dwellingCoverage: 25_000_000,
  deductible: 200_000,
  annualPremium: 148_000,
});
