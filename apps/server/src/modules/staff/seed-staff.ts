import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { StaffRole } from "@gable/domain/staff/roles.ts";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { hashPassword } from "../session/passwords.ts";
import { sealSecondFactor } from "./staff-store.ts";
import { codeAt } from "./totp.ts";

/** Of every seeded account. There are none in production. */
const SEEDED_PASSWORD = "console in development";

const SeededStaff = z.object({
  name: z.string(),
  email: z.email(),
  role: StaffRole,
  /** A loan officer's card, one of `originators.json`. */
  originator: z.uuid().optional(),
});
type SeededStaff = z.infer<typeof SeededStaff> & { readonly orgCode: string };

/** The seeded staff of every lender, as `lenders/<code>/staff.json` names them. */
async function readSeeds(ctx: Context): Promise<SeededStaff[]> {
  const seeds: SeededStaff[] = [];
  for (const { orgCode } of ctx.lenders.all()) {
    const file = fileURLToPath(new URL(`../../../../../lenders/${orgCode}/staff.json`, import.meta.url));
    const text = await readFile(file, "utf8").catch(() => "[]");
    for (const person of z.array(SeededStaff).parse(JSON.parse(text))) seeds.push({ ...person, orgCode });
  }
  return seeds;
}

/** The secret of a seeded account: the same on every machine, so that an authenticator app set up once goes on working. */
const secretOf = (email: string): Buffer => createHash("sha1").update(`seeded staff ${email}`).digest();

/** Puts the seeded staff into the database; somebody who is there already keeps what was changed since. Nothing in production. */
export async function seedStaff(ctx: Context): Promise<SeededStaff[]> {
  if (ctx.config.deployment === "production") return [];
  const db = ctx.database.kysely;
  const seeds = await readSeeds(ctx);
  const known = await db.selectFrom("staff").select("email").execute();
  const missing = seeds.filter(({ email }) => !known.some((row) => row.email === email));
  if (missing.length === 0) return seeds;
  const passwordHash = await hashPassword(SEEDED_PASSWORD);
  for (const { name, email, role, originator, orgCode } of missing) {
    const uuid = randomUUID();
    await db
      .insertInto("staff")
      .values({
        uuid,
        org_code: orgCode,
        email,
        name,
        role,
        password_hash: passwordHash,
        sealed_second_factor: sealSecondFactor(ctx, uuid, secretOf(email)),
        second_factor_confirmed_at: new Date().toISOString(),
        originator_uuid: originator ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return seeds;
}

/** The log-ins of the seeded staff; their codes stand in the bar at the foot of the console's log-in. */
export function staffLines(seeded: readonly SeededStaff[]): string[] {
  if (seeded.length === 0) return [];
  return [`  password of all staff: ${SEEDED_PASSWORD}`, ...seeded.map(({ email, role }) => `  ${email}  ${role}`)];
}

/** What each of the seeded staff would type now. */
export async function seededLogIns(ctx: Context) {
  const seeds = await readSeeds(ctx);
  return seeds.map(({ name, email, role, orgCode }) => ({
    id: `${email.split("@")[0] ?? ""}.${orgCode}`,
    name,
    email,
    role,
    lender: ctx.lenders.byOrgCode(orgCode).orgBrand,
    password: SEEDED_PASSWORD,
    code: codeAt(secretOf(email), new Date()),
  }));
}
