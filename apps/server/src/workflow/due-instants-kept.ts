import { type DueKind, dueInstantsOf } from "@gable/domain/workflow/deadlines/due-instants.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Write } from "./change.ts";

const instantsByKind = (file: LoanFile): ReadonlyMap<DueKind, string> =>
  new Map(dueInstantsOf(file).map(({ kind, at }) => [kind, at]));

/**
 * Keeps the instants of an application in step with its facts, in the transaction that changed them. `before` is left out for one that an
 * earlier version left: that one may have kept other instants for the same facts.
 */
export function dueInstantsKept(trx: Transaction, before: LoanFile | undefined, after: LoanFile): readonly Write[] {
  const known = before ? instantsByKind(before) : new Map<DueKind, string>();
  const wanted = instantsByKind(after);
  const moved = [...wanted].filter(([kind, at]) => known.get(kind) !== at);
  const gone = before ? [...known.keys()].filter((kind) => !wanted.has(kind)) : undefined;
  const kept = [...wanted.keys()];
  const move = () =>
    trx
      .insertInto("due_instants")
      .values(moved.map(([kind, at]) => ({ application_uuid: after.uuid, kind, due_at: at, fired_at: null })))
      .onConflict((conflict) => {
        const update = conflict
          .columns(["application_uuid", "kind"])
          .doUpdateSet((eb) => ({ due_at: eb.ref("excluded.due_at"), fired_at: null }));
        // What an earlier version saw come to pass does not come again.
        return before ? update : update.where((eb) => eb("due_instants.due_at", "<>", eb.ref("excluded.due_at")));
      });
  const drop = () =>
    trx
      .deleteFrom("due_instants")
      .where("application_uuid", "=", after.uuid)
      .$if(gone !== undefined, (query) => query.where("kind", "in", gone ?? []))
      .$if(gone === undefined && kept.length > 0, (query) => query.where("kind", "not in", kept))
      .where("fired_at", "is", null);
  return [...(moved.length > 0 ? [move()] : []), ...(gone?.length === 0 ? [] : [drop()])];
}
