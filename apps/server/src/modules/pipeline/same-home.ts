import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { FIRST_ROW_OF_CLOSING } from "@gable/domain/journey/row-of.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { homeWords, type Standing } from "@gable/domain/pipeline/pipeline-row.ts";
import { firstDayAfter } from "@gable/domain/underwriting/texas-equity-loans.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LineOfOurs } from "@gable/domain/workflow/facts/submission-facts.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { mayBeSeenBy, type Viewer } from "./own-files.ts";

/** More on one home would be no list to read. */
const MOST_SHOWN = 10;

/** The lender's other applications for the home of this one, as far as this member of staff may see them; the latest first. */
export async function othersOnHome(db: Database, viewer: Viewer, file: LoanFile) {
  const words = homeWords(file);
  if (words.length === 0) return [];
  const found = await db
    .selectFrom("pipeline")
    .select(["application_uuid as uuid", "loan_number as loanNumber", "borrower", "standing"])
    .where("org_code", "=", viewer.orgCode)
    .where("application_uuid", "!=", file.uuid)
    .where(mayBeSeenBy(viewer))
    .where(sql<boolean>`words @@ ${words.map(quoted).join(" | ")}::tsquery`)
    .orderBy("opened_at", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return found.map((row) => ({ ...row, standing: row.standing as Standing }));
}

/**
 * Uuids of other people's applications for the home of this one, with the same lender, that it must not be closed beside unseen: those
 * opened before it, and those that are past the drawing of documents, funded ones too. Of two, one is always the later. On a Texas homestead,
 * where the law allows one line, one's own count too.
 */
export async function othersAheadOnHome(ctx: Context, file: LoanFile): Promise<readonly string[]> {
  return (await aheadOnHome(ctx, file))
    .filter((other) => isTexasHomestead(file.facts) || !isSamePerson(other, file))
    .map(({ uuid }) => uuid)
    .toSorted();
}

/**
 * The last day on which no other line may be made on a Texas homestead, for one of ours was signed on it within the year, or today (Tex.
 * Const. art. XVI s.50(a)(6)(K), (M)(iii)). Neither a report nor the county may know of it yet. Undefined where none stands in the way.
 */
export async function equityLineStandsUntil(ctx: Context, file: LoanFile, now: Date): Promise<LocalDate | undefined> {
  if (!isTexasHomestead(file.facts)) return undefined;
  const ends = (await aheadOnHome(ctx, file)).flatMap(({ facts }) =>
    facts.closingSignedAt ? addDays(firstDayAfter(dayAtHome(facts, facts.closingSignedAt)), -1) : [],
  );
  const last = ends.toSorted().at(-1);
  return last !== undefined && last >= dayAtHome(file.facts, now.toISOString()) ? last : undefined;
}

/** Whoever signs for a line on a home waits until whoever signs for another on it is through: each would see that nobody has signed yet. */
export async function oneSignatureAtATime(trx: Transaction, file: LoanFile): Promise<void> {
  for (const word of homeWords(file).toSorted((a, b) => a.localeCompare(b)))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${file.orgCode} signs ${word}`}, 0))`.execute(trx);
}

/**
 * Lines of ours that the same person has signed on the home, where their application does not count them yet: what to know of the home from
 * now on; undefined where there is nothing new.
 */
export async function linesOfOursFound(
  ctx: Context,
  file: LoanFile,
  now: Date,
): Promise<Pick<Facts, "linesOfOurs"> | undefined> {
  const lines = await linesOnHome(ctx, file);
  const known = new Set(file.facts.linesOfOurs?.lines.map(({ id }) => id));
  if (lines.every(({ id }) => known.has(id))) return undefined;
  return { linesOfOurs: { ...file.facts.linesOfOurs, lines, at: now.toISOString() } };
}

/** Lines of ours that an application knows of and that stand no longer, whatever ended them: their loans' numbers. */
export async function linesOfOursGone(ctx: Context, file: LoanFile): Promise<ReadonlySet<string>> {
  const known = file.facts.linesOfOurs?.lines ?? [];
  if (known.length === 0) return new Set();
  const standing = new Set((await linesOnHome(ctx, file)).map(({ id }) => id));
  return new Set(known.flatMap(({ id }) => (standing.has(id) ? [] : [id])));
}

/** Uuids of the lender's applications for the home of this one that are under way, whoever's they are. */
export async function othersOpenOnHome(trx: Transaction, file: LoanFile): Promise<readonly string[]> {
  const words = homeWords(file);
  if (words.length === 0) return [];
  const found = await trx
    .selectFrom("pipeline")
    .select("application_uuid as uuid")
    .where("org_code", "=", file.orgCode)
    .where("application_uuid", "!=", file.uuid)
    .where("standing", "=", "ACTIVE")
    .where(sql<boolean>`words @@ ${words.map(quoted).join(" | ")}::tsquery`)
    .execute();
  return found.map(({ uuid }) => uuid);
}

/** The lines that the same person has signed with us on the home and that nothing has ended. */
async function linesOnHome(ctx: Context, file: LoanFile): Promise<readonly LineOfOurs[]> {
  const lender = ctx.lenders.byOrgCode(file.orgCode).orgBrand;
  return (await standingOnHome(ctx, file, ({ plan_row }) => plan_row > FIRST_ROW_OF_CLOSING))
    .filter((other) => isSamePerson(other, file))
    .flatMap((other) => lineOfOurs(other, lender) ?? []);
}

/** What another application of the home came to, as a debt on it; undefined until its papers are signed. */
function lineOfOurs({ loanNumber, facts }: LoanFile, lender: string): LineOfOurs | undefined {
  const { closingSignedAt, offer } = facts;
  if (!closingSignedAt || !offer) return undefined;
  return {
    id: loanNumber,
    lender,
    signedOn: dayAtHome(facts, closingSignedAt),
    line: offer.line,
    drawn: offer.initialDraw,
    monthlyPayment: offer.monthlyPayment,
  };
}

const aheadOnHome = async (ctx: Context, file: LoanFile): Promise<readonly LoanFile[]> =>
  (
    await standingOnHome(
      ctx,
      file,
      ({ uuid, plan_row, opened_at }) => plan_row > FIRST_ROW_OF_CLOSING || isBefore([opened_at, uuid], file),
    )
  ).filter((other) => other.facts.receivedAt !== undefined);

/** The lender's other applications for the home that may still come to a line, or did. */
async function standingOnHome(
  ctx: Context,
  file: LoanFile,
  matters: (row: { readonly uuid: string; readonly plan_row: number; readonly opened_at: string }) => boolean,
): Promise<readonly LoanFile[]> {
  const words = homeWords(file);
  if (words.length === 0) return [];
  const found = await ctx.database.kysely
    .selectFrom("pipeline")
    .select(["application_uuid as uuid", "plan_row", "opened_at"])
    .where("org_code", "=", file.orgCode)
    .where("application_uuid", "!=", file.uuid)
    .where("standing", "in", ["ACTIVE", "FUNDED"])
    .where(sql<boolean>`words @@ ${words.map(quoted).join(" | ")}::tsquery`)
    .execute();
  return Promise.all(
    found.filter(matters).map(async ({ uuid }) => (await loadApplication(ctx, ctx.database.kysely, uuid)).file),
  );
}

function isBefore([openedAt, uuid]: readonly [string, string], file: LoanFile): boolean {
  const apart = Date.parse(openedAt) - Date.parse(file.createdAt);
  return apart === 0 ? uuid < file.uuid : apart < 0;
}

/** Also under another account: one's own second application is no second owner's. */
function isSamePerson(one: LoanFile, other: LoanFile): boolean {
  const [a, b] = [one.facts, other.facts];
  if (one.identityUuid === other.identityUuid) return true;
  if (a.ssn && b.ssn) return a.ssn === b.ssn;
  if (!a.answers.name || !b.answers.name) return false;
  const isNamesake = fullName(a.answers.name).toLowerCase() === fullName(b.answers.name).toLowerCase();
  return isNamesake && a.answers.birthDate === b.answers.birthDate;
}

const quoted = (word: string): string => `'${word.replaceAll("\\", "").replaceAll("'", "''")}'`;
