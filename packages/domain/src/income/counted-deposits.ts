import { type Cents, sumCents } from "../money/cents.ts";
import type { VerificationFacts } from "../workflow/facts/verification-facts.ts";
import { countedSources } from "./counted-income.ts";
import { depositParts } from "./deposit-income.ts";
import type { DepositDispute, DepositReading } from "./deposit-reading.ts";
import type { IncomeParts } from "./income-parts.ts";

/** Gross yearly income, apart by kind, of what still counts of the deposits and of the pay that they lack. */
export function partsOfReading({ from, to, deposits, notCounted = [], missingPay = 0 }: DepositReading): IncomeParts {
  const counts = deposits.filter(({ id }) => !notCounted.includes(id));
  const missing = missingPay > 0 ? [{ on: to, amount: missingPay, kind: "payroll" as const }] : [];
  // The days were enough when they were read first.
  return depositParts([...counts, ...missing], from, to) ?? {};
}

/** As `partsOfReading`, in one sum. */
export const incomeOfReading = (reading: DepositReading): Cents => sumCents(Object.values(partsOfReading(reading)));

/** The dispute that waits for a person; undefined once it is answered, or its source has gone. */
export function openDispute({
  depositDispute,
  incomeSources,
}: Pick<VerificationFacts, "depositDispute" | "incomeSources">): DepositDispute | undefined {
  if (!depositDispute || depositDispute.answer) return undefined;
  const stands = countedSources(incomeSources).some(({ source }) => source.uuid === depositDispute.source);
  return stands ? depositDispute : undefined;
}
