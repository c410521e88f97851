import type { RescissionHold } from "@gable/contract/calls/rescission.ts";
import { asksConfirmations, entitledPersons, isHeld } from "@gable/domain/workflow/closing/rescission-hold.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Database } from "../../database/transaction.ts";
import { findDocument } from "../documents/stored-document.ts";
import { shownPaper } from "../signing/shown-paper.ts";

/**
 * The lender's wait as one of those sees it whose right it was; null where there is none. The borrower knows by name who signs beside
 * them; who signs knows the borrower's first name alone. `who`: the borrower's identity or a signer's uuid.
 */
export async function presentHold(db: Database, file: LoanFile, who: string): Promise<RescissionHold | null> {
  const { rescissionHold, rescinded } = file.facts;
  if (!rescissionHold || rescinded) return null;
  const asked = asksConfirmations(file);
  const persons = entitledPersons(file);
  const own = persons.find(({ uuid }) => uuid === who)?.confirmation;
  const missing = asked ? persons.filter(({ uuid, confirmation }) => uuid !== who && !confirmation?.signed) : [];
  const known = missing.filter(({ uuid }) => who === file.identityUuid || uuid === file.identityUuid);
  return {
    days: rescissionHold.days,
    lastDay: rescissionHold.lastDay,
    running: isHeld(file.facts),
    asked,
    document:
      own && (asked || own.signed)
        ? shownPaper(await findDocument(db, file.uuid, own.documentUuid), own.signed ? [own.signed] : [], who)
        : null,
    confirmedAt: own?.signed?.at ?? null,
    awaited: known.map(({ firstName }) => firstName),
    awaitedOthers: missing.length - known.length,
  };
}
