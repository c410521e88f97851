import type { LendingPolicy } from "./lending-policy.ts";
import type { PolicyFault } from "./policy-fault.ts";

/** Charges that cannot be meant: a range that ends before it begins, or one charge of more than a whole line. */
export function feeFaults({ fees, stateOverrides, line }: LendingPolicy): PolicyFault[] {
  const ranges = [
    { path: ["fees", "recordingLow"], from: fees.recordingLow, to: fees.recordingHigh },
    ...Object.entries(stateOverrides).flatMap(([state, override]) => {
      const tax = override?.recordingTaxPer100k;
      return tax
        ? [{ path: ["stateOverrides", state, "recordingTaxPer100k", "low"], from: tax.low, to: tax.high }]
        : [];
    }),
  ];
  return [
    ...ranges
      .filter(({ from, to }) => from > to)
      .map(({ path }) => ({ path, code: "from-above-to", message: "A range begins no higher than it ends." })),
    ...Object.entries(fees)
      .filter(([, amount]) => amount >= line.min)
      .map(([name]) => ({
        path: ["fees", name],
        code: "fee-above-line",
        message: "No charge takes the whole of the smallest line.",
      })),
  ];
}
