import { createHash, randomUUID } from "node:crypto";
import { addMonths } from "@gable/domain/calendar/local-date.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import {
  DAYS_AFTER_WRITING,
  MONTHS_ON_WAITLIST,
  type WaitlistEntry,
  waitlistText,
  waitlistWords,
} from "@gable/domain/waitlist/waitlist-consent.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { fingerprintOf } from "../../sealing/fingerprint.ts";
import type { Sealing } from "../../sealing/sealing.ts";

type Sealed = { readonly sealing: Sealing };

const DAY_MS = 86_400_000;

export const emailContext = (uuid: string): string => `waitlist:${uuid}`;

/** By which an address is found at one lender; at another it has another. */
export const addressOf = (ground: Sealed, db: Database, orgCode: string, email: string): Promise<string> =>
  fingerprintOf(ground, db, "waitlist", `address ${orgCode} ${email}`);

/** Keeps that somebody wants to be written to, once however often they say it. Refused when the words have changed since they were shown. */
export async function joinList(
  ctx: Context,
  trx: Transaction,
  { orgCode, orgBrand }: Lender,
  { email, state, language, textVersion }: WaitlistEntry,
): Promise<void> {
  const words = waitlistWords({ state, language }, orgBrand);
  if (words === undefined || textVersion !== waitlistText.version)
    throw new Refusal(409, "text-changed", "The text of this consent has changed. Read the new one and confirm again.");
  const uuid = randomUUID();
  const agreed = {
    language,
    text_version: textVersion,
    text_sha256: createHash("sha256").update(words).digest("hex"),
    agreed_at: ctx.clock.now().toISOString(),
  };
  await trx
    .insertInto("waitlist")
    .values({
      uuid,
      org_code: orgCode,
      state,
      email_fingerprint: await addressOf(ctx, trx, orgCode, email),
      sealed_email: ctx.sealing.alone.sealJson(email, emailContext(uuid)),
      ...agreed,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["org_code", "email_fingerprint", "state"])
        .doUpdateSet({ ...agreed, written_at: null, outbox_uuid: null })
        // The licence may have come, and the mail gone, while this was on its way.
        .where((is) =>
          is.or([is("waitlist.written_at", "is", null), is("waitlist.written_at", "<", agreed.agreed_at)]),
        ),
    )
    .execute();
}

/** Deletes every wait of an address at a lender, a mail on its way too. */
export async function forgetWaits(trx: Transaction, orgCode: string, address: string): Promise<void> {
  const gone = await trx
    .deleteFrom("waitlist")
    .where("org_code", "=", orgCode)
    .where("email_fingerprint", "=", address)
    .returning("outbox_uuid")
    .execute();
  await forgetMails(trx, gone);
}

/** Deletes what was kept for as long as the consent says. */
export async function forgetOldWaits(db: Database, now: Date): Promise<void> {
  const longAgo = `${addMonths(now.toISOString().slice(0, 10), -MONTHS_ON_WAITLIST)}T00:00:00.000Z`;
  const written = new Date(now.getTime() - DAYS_AFTER_WRITING * DAY_MS).toISOString();
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom("waitlist")
      .where((is) =>
        is.or([is("written_at", "<=", written), is.and([is("written_at", "is", null), is("agreed_at", "<", longAgo)])]),
      )
      .returning("outbox_uuid")
      .execute();
    await forgetMails(trx, gone);
  });
}

/** Takes out of the outbox what was sent to those who are deleted. */
export async function forgetMails(
  trx: Transaction,
  gone: readonly { readonly outbox_uuid: string | null }[],
): Promise<void> {
  const mails = gone.flatMap(({ outbox_uuid }) => outbox_uuid ?? []);
  if (mails.length > 0) await trx.deleteFrom("outbox").where("uuid", "in", mails).execute();
}

/** What is kept of an address, for the copy of what is kept of somebody. */
export async function listWaits(ground: Sealed, db: Database, orgCode: string, email: string) {
  return db
    .selectFrom("waitlist")
    .select(["state", "language", "text_version as textVersion", "agreed_at as agreedAt", "written_at as writtenAt"])
    .where("org_code", "=", orgCode)
    .where("email_fingerprint", "=", await addressOf(ground, db, orgCode, email))
    .orderBy("state")
    .execute();
}
