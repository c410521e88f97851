import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { hasConsent } from "@gable/domain/workflow/file-questions.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { fingerprintOf } from "../../sealing/fingerprint.ts";

export type TextChoice = "agreed" | "stopped";
/** By a consent to its text, in the settings, in an answer to a text, or as the carrier tells it. */
export type ChosenBy = "consent" | "settings" | "reply" | "carrier";

/** What was chosen last for a number, and how; undefined where nothing ever was. What the carrier keeps holds for every lender. */
export async function latestChoice(
  ctx: Context,
  db: Database,
  phone: string,
): Promise<{ readonly choice: TextChoice; readonly by: ChosenBy; readonly at: string } | undefined> {
  const row = await db
    .selectFrom("text_choices")
    .select(["choice", "chosen_by", "at"])
    .where("phone_fingerprint", "=", await fingerprintOf(ctx, db, "phone", phone))
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { choice: row.choice as TextChoice, by: row.chosen_by as ChosenBy, at: row.at };
}

/** Writes a choice down; what was chosen before stays on record. */
export async function keepChoice(
  ctx: Context,
  trx: Transaction,
  phone: string,
  chosen: { readonly choice: TextChoice; readonly by: ChosenBy; readonly at: Date; readonly textVersion?: string },
): Promise<void> {
  await trx
    .insertInto("text_choices")
    .values({
      phone_fingerprint: await fingerprintOf(ctx, trx, "phone", phone),
      choice: chosen.choice,
      chosen_by: chosen.by,
      text_version: chosen.textVersion ?? null,
      at: chosen.at.toISOString(),
    })
    .execute();
}

/** Whether the borrower's phone may be texted: they agreed to the words of the consent, and have not stopped it since. */
export async function mayText(ctx: Context, db: Database, { facts }: LoanFile): Promise<boolean> {
  const { phone } = facts.answers;
  if (!phone || !hasConsent(facts.consents, "TEXT_MESSAGES")) return false;
  return (await latestChoice(ctx, db, phone))?.choice !== "stopped";
}

/** What holds for the borrower's phone, as staff see it: what was chosen for it last, else their consent. */
export async function chosenFor(ctx: Context, db: Database, { facts }: LoanFile) {
  const { phone } = facts.answers;
  const chosen = phone ? await latestChoice(ctx, db, phone) : undefined;
  if (chosen) return chosen;
  const given = facts.consents.find(({ type }) => type === "TEXT_MESSAGES");
  return given ? { choice: "agreed" as const, by: "consent" as const, at: given.at } : null;
}

/** A consent that was given counts from then on, also after an earlier stop. */
export async function keepAgreement(
  ctx: Context,
  trx: Transaction,
  before: LoanFile,
  after: LoanFile,
  now: Date,
): Promise<void> {
  const { consents, answers } = after.facts;
  if (!answers.phone || consents.length <= before.facts.consents.length) return;
  const given = consents.slice(before.facts.consents.length).find(({ type }) => type === "TEXT_MESSAGES");
  if (given)
    await keepChoice(ctx, trx, answers.phone, {
      choice: "agreed",
      by: "consent",
      at: now,
      textVersion: given.textVersion,
    });
}
