import { createHash } from "node:crypto";
import { OWN_PICTURE_SIDE } from "@gable/contract/calls/originators-desk.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { invalid } from "../../http/refusal.ts";
import { inspectFile } from "../documents/inspect-file.ts";
import { pictureSize } from "../documents/picture-size.ts";
import { refuseInfected } from "../documents/receive-upload.ts";

const NAME_DIGITS = 24;
const NAME = /^officer-[0-9a-f]{24}\.jpg$/;

/** Where the picture that is kept for a lender under this name is to be had. */
export const portraitUri = (orgCode: string, name: string): string => `/lenders/${orgCode}/${name}`;

/** The bytes of a picture as the console sends it. Refuses what is no square JPEG of the size agreed, and what is infected. */
export async function receivePortrait(
  ctx: Context,
  caller: Pick<Caller, "request" | "correlationId">,
  base64: string,
): Promise<Buffer> {
  const jpeg = Buffer.from(base64, "base64");
  const found = await inspectFile(jpeg);
  if (!found.ok || found.mediaType !== "image/jpeg") throw invalid({ jpeg: ["invalid"] });
  const size = pictureSize(jpeg, "image/jpeg");
  if (size?.width !== OWN_PICTURE_SIDE || size.height !== OWN_PICTURE_SIDE) throw invalid({ jpeg: ["invalid"] });
  await refuseInfected(ctx, caller, jpeg, "image/jpeg");
  return jpeg;
}

/** Keeps it in the place of the one before. Its name follows from what is in it: a page that has the old one asks anew. Returns its address. */
export async function keepPortrait(
  ctx: Context,
  db: Database,
  { orgCode, originatorUuid }: { readonly orgCode: string; readonly originatorUuid: string },
  jpeg: Buffer,
): Promise<string> {
  const name = `officer-${createHash("sha256").update(jpeg).digest("hex").slice(0, NAME_DIGITS)}.jpg`;
  const kept = { org_code: orgCode, name, jpeg, kept_at: ctx.clock.now().toISOString() };
  await db
    .insertInto("originator_portraits")
    .values({ originator_uuid: originatorUuid, ...kept })
    .onConflict((conflict) => conflict.column("originator_uuid").doUpdateSet(kept))
    .execute();
  return portraitUri(orgCode, name);
}

/** @returns whether there was one. */
export async function removePortrait(db: Database, originatorUuid: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("originator_portraits")
    .where("originator_uuid", "=", originatorUuid)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Where the picture of an originator is to be had; null where there is none. */
export async function portraitOf(db: Database, originatorUuid: string): Promise<string | null> {
  const row = await db
    .selectFrom("originator_portraits")
    .select(["org_code", "name"])
    .where("originator_uuid", "=", originatorUuid)
    .executeTakeFirst();
  return row ? portraitUri(row.org_code, row.name) : null;
}

/** The bytes of a JPEG by its address; undefined for what is no portrait, or no longer one. */
export async function readPortrait(ctx: Context, orgCode: string, name: string): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined;
  const row = await ctx.database.kysely
    .selectFrom("originator_portraits")
    .select("jpeg")
    .where("org_code", "=", orgCode)
    .where("name", "=", name)
    .limit(1)
    .executeTakeFirst();
  return row?.jpeg;
}
