import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";
import type { Draft } from "../profile/visitor-draft.ts";
import { addressOf } from "../waitlist/entries.ts";

interface Begun {
  readonly uuid: string;
  readonly referrerUuid: string | undefined;
  readonly orgCode: string;
  /** Of the account, once somebody has shown that they read its mail; else anybody could end a lead of somebody else's. */
  readonly email: string | null;
}

/**
 * Keeps that a lead has begun an application by the link of their officer: who came by an invitation, and whose address is the one that
 * is written down, so that nobody is called who has applied.
 */
export async function noteStarted(
  ctx: Context,
  trx: Transaction,
  draft: Draft | undefined,
  { uuid, referrerUuid, orgCode, email }: Begun,
): Promise<void> {
  const invited = draft?.lead?.uuid;
  if (referrerUuid === undefined || (email === null && invited === undefined)) return;
  const address = email === null ? null : await addressOf(ctx, trx, orgCode, email);
  await trx
    .updateTable("leads")
    .set({
      status: "started",
      application_uuid: uuid,
      invitation_hash: null,
      changed_at: ctx.clock.now().toISOString(),
    })
    .where("org_code", "=", orgCode)
    .where("originator_uuid", "=", referrerUuid)
    .where((is) =>
      is.or([
        ...(address === null ? [] : [is("email_fingerprint", "=", address)]),
        ...(invited === undefined ? [] : [is("uuid", "=", invited)]),
      ]),
    )
    .where("application_uuid", "is", null)
    .execute();
}

/** As `noteStarted`, of what an account has begun, now that its address is shown to be its own. */
export async function noteStartedOf(ctx: Context, trx: Transaction, identityUuid: string): Promise<void> {
  const { email } = await trx
    .selectFrom("identities")
    .select("email")
    .where("uuid", "=", identityUuid)
    .executeTakeFirstOrThrow();
  for (const { file } of await loadApplicationsOf(ctx, trx, identityUuid)) {
    const { uuid, orgCode, facts } = file;
    await noteStarted(ctx, trx, undefined, { uuid, orgCode, referrerUuid: facts.channel.referrerUuid, email });
  }
}
