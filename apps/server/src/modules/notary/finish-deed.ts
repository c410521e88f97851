import { createHash } from "node:crypto";
import { hasCome, type Instant } from "@gable/domain/calendar/zoned-time.ts";
import type { NotaryCommission } from "@gable/domain/notary/commission.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { findDocument } from "../documents/stored-document.ts";
import { venueInLine } from "../documents/wording/address-lines.ts";
import { sealingIdentityOf } from "../signing/sealing-identities.ts";
import { NOTARY } from "./draw-deed.ts";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * When a deed was notarized, by the network's answer: as its certificate has it, however late the answer came. A notary's clock that is
 * ahead of ours makes no day that has not come.
 */
export const notarisedBy = ({ endedAt }: { readonly endedAt: Instant }, now: Date): Instant =>
  hasCome(endedAt, now.toISOString()) ? endedAt : now.toISOString();

/** The deed as it goes to the county: what the notary left empty is filled with their name, then all of it is sealed. */
export async function finishDeed(
  ctx: Context,
  file: LoanFile,
  deed: { readonly documentUuid: string; readonly bytes: Uint8Array },
  session: {
    readonly session: string;
    readonly notary: NotaryCommission;
    /** Where the notary was: an act over a distance is done there, and not at the home (e.g. Va. Code s.47.1-13(C)). */
    readonly venue: { readonly state: string; readonly county: string };
    readonly endedAt: string;
  },
): Promise<{ readonly bytes: Uint8Array; readonly sha256: string }> {
  const { notary, venue, endedAt } = session;
  const { fields } = await findDocument(ctx.database.kysely, file.uuid, deed.documentUuid);
  const mark = { form: "typed", text: notary.name } as const;
  const stamped = await ctx.renderPool.sign(deed.bytes, fields, {
    signerId: NOTARY,
    shownSha256: sha256(deed.bytes),
    signature: mark,
    initials: mark,
    signedOn: dayAtHome(file.facts, endedAt),
    venue: venueInLine(venue.state, venue.county),
    caption: `Commission ${notary.commissionNumber}, ${notary.commissionState}. ${endedAt}, session ${session.session}`,
  });
  const identity = await sealingIdentityOf(ctx, ctx.lenders.byOrgCode(file.orgCode), ctx.clock.now());
  const bytes = await ctx.renderPool.seal(stamped.ok ? stamped.bytes : deed.bytes, identity, {
    signedAt: new Date(endedAt),
    reason: "Signed and notarized",
  });
  return { bytes, sha256: sha256(bytes) };
}
