import type { Cents } from "../money/cents.ts";

/** What kinds of income are told apart. */
export const incomeKinds = ["pay", "business", "benefits"] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/** What kinds of income a source shows, a year, in cents. */
export type IncomeParts = Readonly<Partial<Record<IncomeKind, Cents>>>;
