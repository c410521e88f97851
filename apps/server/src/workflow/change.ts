import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { OperationNodeSource } from "kysely";
import type { Transaction } from "../database/transaction.ts";

/** New facts, with the name of what happened. A fact given as `undefined` is taken back. */
export interface Change {
  readonly event: string;
  readonly facts: { readonly [K in keyof Facts]?: Facts[K] | undefined };
  /** Nothing personal. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** What is written beside the facts, in the same transaction, such as the rows of new documents. */
  readonly alongside?: (trx: Transaction) => Promise<void>;
}

/** A statement that answers nothing, not sent yet. */
export type Write = OperationNodeSource & { readonly execute: () => Promise<unknown> };

/** An application before and after a change, at the application's own time. */
export interface Passage {
  readonly before: LoanFile;
  readonly after: LoanFile;
  readonly now: Date;
}
