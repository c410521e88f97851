import { X509Certificate } from "node:crypto";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { SealingIdentity } from "./sealing-identity.ts";

const RENEW_BEFORE_MS = 90 * 86_400_000;

/**
 * The keys that seal a lender's documents; made when first needed, and renewed well before they run out and when the company is called
 * otherwise; `now` is of the clock by which is signed.
 */
export async function sealingIdentityOf(
  ctx: Pick<Context, "sealing"> & { readonly database: Pick<Context["database"], "kysely"> },
  lender: Lender,
  now: Date,
): Promise<SealingIdentity> {
  const { orgCode } = lender;
  const context = `sealing-identity:${orgCode}`;
  const organisation = lender.orgMetaData.other.footerData.companyName;
  return ctx.database.kysely.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("sealing_identities")
      .selectAll()
      .where("org_code", "=", orgCode)
      .forUpdate()
      .executeTakeFirst();
    const known = row && (ctx.sealing.alone.openJson(row.sealed, context) as SealingIdentity);
    const lasts = row && Date.parse(row.expires_at) - now.getTime() > RENEW_BEFORE_MS;
    if (known && lasts && namedIn(known) === organisation) return known;
    // Once in years: what makes certificates is not among what a start reads.
    const { createSealingIdentity, renewSealingIdentity, sealingIdentityExpires } = await import(
      "./sealing-identity.ts"
    );
    const fresh = known
      ? await renewSealingIdentity(known, organisation, now)
      : await createSealingIdentity(organisation, now);
    const kept = {
      sealed: ctx.sealing.alone.sealJson(fresh, context),
      expires_at: sealingIdentityExpires(fresh).toISOString(),
    };
    const written = await trx
      .insertInto("sealing_identities")
      .values({ org_code: orgCode, ...kept })
      .onConflict((conflict) =>
        known ? conflict.column("org_code").doUpdateSet(kept) : conflict.column("org_code").doNothing(),
      )
      .returning("sealed")
      .executeTakeFirst();
    if (written) return fresh;
    // Another process made the first one a moment ago: that one stands.
    const theirs = await trx
      .selectFrom("sealing_identities")
      .select("sealed")
      .where("org_code", "=", orgCode)
      .executeTakeFirstOrThrow();
    return ctx.sealing.alone.openJson(theirs.sealed, context) as SealingIdentity;
  });
}

const namedIn = ({ signingCertificate }: SealingIdentity): string | undefined =>
  new X509Certificate(signingCertificate).toLegacyObject().subject.O?.toString();
