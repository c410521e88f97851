import { calendarRules } from "./calendar-rules.ts";
import { type Difference, differences } from "./differences.ts";
import { documentRules } from "./document-rules.ts";
import { moneyRules } from "./money-rules.ts";
import { peopleRules } from "./people-rules.ts";
import { registerRules } from "./register-rules.ts";
import { underwritingRules } from "./underwriting-rules.ts";
import { type Vector, type VectorRule, vectorFileSchema } from "./vector-file.ts";

const rules: Record<string, VectorRule> = {
  ...calendarRules,
  ...moneyRules,
  ...peopleRules,
  ...underwritingRules,
  ...registerRules,
  ...documentRules,
};

export interface VectorResult {
  readonly name: string;
  readonly category: string;
  readonly differences: readonly Difference[];
  /** Why no answer could be computed, e.g. an unknown category. */
  readonly error: string | null;
}

/** Checks every case of a parsed vector file. Throws when the file has another form; a case that fails is a result. */
export function checkVectors(file: unknown): VectorResult[] {
  return vectorFileSchema.parse(file).vectors.map(checkVector);
}

export function hasPassed(result: VectorResult): boolean {
  return result.error === null && result.differences.length === 0;
}

function checkVector(vector: Vector): VectorResult {
  const { name, category } = vector;
  const rule = rules[category];
  if (rule === undefined) return { name, category, differences: [], error: `No rule for the category ${category}.` };
  try {
    return { name, category, differences: differences(vector.expected, rule(vector), vector.tolerance), error: null };
  } catch (error) {
    return { name, category, differences: [], error: error instanceof Error ? error.message : String(error) };
  }
}
