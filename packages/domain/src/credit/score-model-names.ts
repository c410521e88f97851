import type { ScoreModel } from "./credit-file.ts";

/** Score models as their makers write them, the same in every language; a model that is none of these has no name of its own. */
const names: Readonly<Record<Exclude<ScoreModel, "OTHER">, string>> = {
  VANTAGESCORE_3: "VantageScore 3.0",
  VANTAGESCORE_4: "VantageScore 4.0",
  FICO_8: "FICO Score 8",
  FICO_9: "FICO Score 9",
  FICO_10: "FICO Score 10",
  FICO_10T: "FICO Score 10 T",
};

/** The name of a model by its code; null for one without a name. */
export const scoreModelName = (model: string): string | null =>
  (names as Readonly<Record<string, string>>)[model] ?? null;
