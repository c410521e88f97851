import type { StatusFlags } from "../application/status.ts";
import type { RouteName } from "./routes.ts";

/** The one part of the application that stays open to a declined borrower. */
export const routesAfterDecline: readonly RouteName[] = ["documentDisclosures"];

export function isDeclined(status: StatusFlags): boolean {
  return status.uwDecision === "DECLINE";
}

/** The page that explains the decline. As in the client machine, the score weighs more than the debts. */
export function declineRoute(status: StatusFlags): "errorCredit" | "errorIncome" | "errorDecline" {
  if (status.creditScoreDecline) return "errorCredit";
  return status.dtiDecline ? "errorIncome" : "errorDecline";
}
