import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Session } from "../../http/session.ts";
import { loadApplication, loadApplicationsOf } from "../../workflow/application-store.ts";

/** The applications that a session is about: the account's own, or, where it was opened to sign, the one for which it signs. */
export async function filesOf(
  ctx: Context,
  db: Database,
  { identityUuid, signer }: Pick<Session, "identityUuid" | "signer">,
): Promise<LoanFile[]> {
  if (signer) return [(await loadApplication(ctx, db, signer.applicationUuid)).file];
  return (await loadApplicationsOf(ctx, db, identityUuid)).map(({ file }) => file);
}
