import { createHash } from "node:crypto";
import { letterMark } from "@gable/domain/organisations/settings/drawn-marks.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";

const NAME_DIGITS = 12;
const MARK = "mark.svg";

/** Keeps a drawing of a lender's. Its name follows from what is in it: one that is named never changes. Returns the name. */
export async function keepLenderFile(db: Database, orgCode: string, kind: "logo", svg: string): Promise<string> {
  const name = `${kind}-${createHash("sha256").update(svg).digest("hex").slice(0, NAME_DIGITS)}.svg`;
  await db
    .insertInto("lender_files")
    .values({ org_code: orgCode, name, svg })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return name;
}

/** A drawing that an administrator brought, or the mark of a lender who came without one; undefined for what came with the product. */
export async function readLenderFile(ctx: Context, orgCode: string, name: string): Promise<string | undefined> {
  const lender = ctx.lenders.all().find((one) => one.orgCode === orgCode);
  if (!lender) return undefined;
  const row = await ctx.database.kysely
    .selectFrom("lender_files")
    .select("svg")
    .where("org_code", "=", orgCode)
    .where("name", "=", name)
    .executeTakeFirst();
  if (row) return row.svg;
  const { colours, mode } = lender.orgMetaData.other;
  // Who came with the product has a mode, and a mark in its folder.
  return name === MARK && mode === null ? letterMark(lender.orgBrand, colours.accent) : undefined;
}
