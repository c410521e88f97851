import type { Facts } from "../facts/facts.ts";

/** Whether the line would be the first claim on the home: every other is paid off with it. False until the debts are confirmed. */
export const isFirstLien = ({ liens, offer }: Facts): boolean =>
  liens !== undefined &&
  liens.liens.every(({ id, paidOffAtClosing }) => paidOffAtClosing || offer?.payoffs.includes(id));
