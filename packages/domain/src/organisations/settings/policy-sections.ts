import * as z from "zod";
import { type LendingPolicy, ProductTerms, RecordedPolicy } from "../../underwriting/lending-policy.ts";
import type { PolicySubject } from "./subjects.ts";

/** A part of a lending policy that is changed as one whole. */
interface PolicySection<V> {
  readonly schema: z.ZodType<V>;
  /** As it may have been approved, on any day. */
  readonly recorded?: z.ZodType<V>;
  readonly read: (policy: LendingPolicy) => V;
  /** The parts of the policy that say the same. */
  readonly write: (value: V) => Partial<LendingPolicy>;
}

const section = <V>(made: PolicySection<V>): PolicySection<V> => made;

/** What stands in the policy under these names, as it is. */
function parts<V extends Partial<LendingPolicy>>(names: z.ZodObject, schema: z.ZodType<V>): PolicySection<V> {
  return section({
    schema,
    read: (policy) =>
      Object.fromEntries(Object.keys(names.shape).map((name) => [name, policy[name as keyof LendingPolicy]])) as V,
    write: (value) => value,
  });
}

const rates = RecordedPolicy.pick({
  rateSheet: true,
  overlayPercent: true,
  autopayDiscountPercent: true,
  feePercents: true,
  laterDraws: true,
}).strict();
/** Until products were a subject of their own, a change of rates said which terms are offered too. */
const formerRates = rates.extend({ termYears: RecordedPolicy.shape.termYears.optional() });

const guidelines = RecordedPolicy.pick({
  line: true,
  eligibility: true,
  dti: true,
  income: true,
  credit: true,
  valuation: true,
  texas: true,
  offerDays: true,
  rescissionHoldDays: true,
  fundingApproval: true,
  fundingApprovalFrom: true,
  stateOverrides: true,
}).strict();

const fees = RecordedPolicy.pick({ fees: true }).strict();

const amounts = RecordedPolicy.pick({ yearlyAmounts: true }).strict();

const Products = z.strictObject({
  products: z
    .array(ProductTerms.extend({ isOffered: z.boolean() }).strict())
    .min(1, "required")
    .max(20, "too-many-rows")
    .refine((rows) => rows.some(({ isOffered }) => isOffered), "none-offered"),
});

/** The parts of a policy that an administrator changes, each as one whole; `version` and `effectiveFrom` follow from the approval. */
export const policySections = {
  products: section<z.infer<typeof Products>>({
    schema: Products,
    read: ({ termYears, products = [] }) => ({
      products: [...new Set([...termYears, ...products.map(({ years }) => years)])]
        .toSorted((a, b) => a - b)
        .map((years) => ({
          years,
          isOffered: termYears.includes(years),
          ...products.find((product) => product.years === years),
        })),
    }),
    write: ({ products }) => ({
      termYears: products
        .filter(({ isOffered }) => isOffered)
        .map(({ years }) => years)
        .toSorted((a, b) => a - b),
      // Each has its row, whatever it says, so that what is wrong with it is found in the same place.
      products: products.map(({ isOffered: _said, ...terms }) => terms),
    }),
  }),
  rates: {
    ...parts(
      rates,
      formerRates.transform(({ termYears: _former, ...value }) => value),
    ),
    recorded: formerRates,
  },
  guidelines: parts(guidelines, guidelines),
  fees: parts(fees, fees),
  amounts: parts(amounts, amounts),
} satisfies Readonly<Record<PolicySubject, unknown>>;

/** What a policy says of one subject. */
export function policySection(policy: LendingPolicy, subject: PolicySubject): object {
  return (policySections[subject] as PolicySection<object>).read(policy);
}

/** What an approved change of a subject says, on whatever day that was. Throws where it is none. */
export function recordedSection(subject: PolicySubject, change: unknown): Partial<LendingPolicy> {
  const { schema, recorded = schema, write } = policySections[subject] as PolicySection<object>;
  return write(recorded.parse(change));
}

/** A policy with a new value of one subject, which fits its schema. */
export function withPolicySection(policy: LendingPolicy, subject: PolicySubject, value: object): LendingPolicy {
  return { ...policy, ...(policySections[subject] as PolicySection<object>).write(value) };
}
