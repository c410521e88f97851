import type { Language } from "@gable/domain/language.ts";
import type { Asked } from "./asked-words.ts";
import { accountAsked } from "./texts/asked/account.ts";
import { costAsked } from "./texts/asked/cost.ts";
import { eligibilityAsked } from "./texts/asked/eligibility.ts";
import { elsewhereAsked } from "./texts/asked/elsewhere.ts";
import { fairnessAsked } from "./texts/asked/fairness.ts";
import { moneyAsked } from "./texts/asked/money.ts";
import { paperAsked } from "./texts/asked/papers.ts";
import { processAsked } from "./texts/asked/process.ts";
import { worryAsked } from "./texts/asked/worries.ts";

const asked: Asked = {
  ...processAsked,
  ...moneyAsked,
  ...costAsked,
  ...eligibilityAsked,
  ...paperAsked,
  ...accountAsked,
  ...worryAsked,
  ...fairnessAsked,
};

/** The ways in which people ask for a passage. */
export const waysOfAsking = (id: string, language: Language): string[] => waysIn(asked[id]?.[language] ?? "");

/** For each subject that the help says nothing of, the ways in which people ask for it. */
export const waysElsewhere = (language: Language): string[][] =>
  Object.values(elsewhereAsked).map((words) => waysIn(words[language]));

const waysIn = (text: string): string[] =>
  text
    .split(";")
    .map((way) => way.trim())
    .filter((way) => way !== "");
