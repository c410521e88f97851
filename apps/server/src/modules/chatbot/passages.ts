import type { Passage } from "./passage.ts";
import { accountPassages } from "./texts/account.ts";
import { costPassages } from "./texts/cost.ts";
import { eligibilityPassages } from "./texts/eligibility.ts";
import { fairnessPassages } from "./texts/fairness.ts";
import { moneyPassages } from "./texts/money.ts";
import { paperPassages } from "./texts/papers.ts";
import { processPassages } from "./texts/process.ts";
import { worryPassages } from "./texts/worries.ts";

/** The whole help, in both languages. */
export const passages: readonly Passage[] = [
  ...processPassages,
  ...moneyPassages,
  ...costPassages,
  ...eligibilityPassages,
  ...paperPassages,
  ...accountPassages,
  ...worryPassages,
  ...fairnessPassages,
];
