import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { type CodeSent, type SecretOwner, trySentCode } from "./one-time-secrets.ts";

export const ownerOf = ({ identityUuid }: Session, applicationUuid: string): SecretOwner => ({
  identityUuid,
  applicationUuid,
});

/** No code was sent, or it is used up, too old, or was guessed at too often. */
export const codeVoid = (file: LoanFile): Refusal =>
  new Refusal(409, "code-void", "This code is no longer good. Send yourself a new one.", { step: decide(file).step });

/** Whether the digits are those that went to the number or address; in its own transaction, so that a wrong one stays counted. */
export async function proveCode(ctx: Context, session: Session, uuid: string, given: CodeSent): Promise<void> {
  const { file } = await loadApplication(ctx, ctx.database.kysely, uuid);
  refuseEnded(file);
  const owner = ownerOf(session, uuid);
  const outcome = await ctx.database.kysely.transaction().execute((trx) => trySentCode(ctx, trx, owner, given));
  if (outcome === "wrong") throw invalid({ code: ["mail-code-wrong"] });
  if (outcome === "void") throw codeVoid(file);
}
