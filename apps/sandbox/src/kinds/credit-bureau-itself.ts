import type { Bureau } from "@gable/vendors/credit-bureau/report.ts";

/** The one bureau of the sandbox: invented, with an address and numbers that nobody has. */
export const bureau: Bureau = {
  name: "Continental Credit Bureau",
  address: "PO Box 4400, Wilmington, DE 19899",
  tollFreePhone: "8005550144",
  website: "https://continental-bureau.example",
  freezeWebsite: "https://continental-bureau.example/freeze",
};

interface Factor {
  readonly code: string;
  readonly text: string;
}

const oldestTooRecent = { code: "12", text: "The date that you opened your oldest account is too recent" };
const notEnoughHistory = { code: "14", text: "Lack of sufficient credit history" };
const balancesTooHigh = { code: "16", text: "The total of all balances on your open accounts is too high" };
const loanBalances = { code: "4", text: "The balances on your accounts are too high compared to their loan amounts" };
const revolvingTooHigh = {
  code: "32",
  text: "Balances on bankcard or revolving accounts are too high compared to their limits",
};
const recentDelinquencies = { code: "5", text: "Too many of the delinquencies on your accounts are recent" };
const derogatory = { code: "7", text: "You have too many delinquent or derogatory accounts" };
const worstStatus = { code: "9", text: "The worst payment status on your accounts is delinquent or derogatory" };

/** Key factors of a score, the weightiest first (VantageScore 3.0 codes). */
export function factorsOf(score: number | null): readonly Factor[] {
  if (score === null) return [];
  if (score < 640) return [derogatory, recentDelinquencies, revolvingTooHigh, worstStatus];
  if (score < 720) return [recentDelinquencies, revolvingTooHigh, balancesTooHigh, loanBalances];
  if (score < 760) return [revolvingTooHigh, balancesTooHigh, loanBalances, oldestTooRecent];
  return [balancesTooHigh, loanBalances, oldestTooRecent, notEnoughHistory];
}
