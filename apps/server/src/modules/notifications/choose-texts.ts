import type { ReplyOf } from "@gable/contract/call.ts";
import type { preferences } from "@gable/contract/calls/identity-settings.ts";
import type { ConsentGiven } from "@gable/domain/profile/consents.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { borrower, type Caller } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { keepChoice, mayText } from "./text-choices.ts";

/** Whether somebody is texted, and at which number: that of the latest application that has one. */
export async function textsOf(
  ctx: Context,
  db: Database,
  identityUuid: string,
): Promise<ReplyOf<typeof preferences>["texts"]> {
  const file = await latestWithPhone(ctx, db, identityUuid);
  if (!file) return { phoneEnd: null, isAgreed: false };
  return { phoneEnd: file.facts.answers.phone?.slice(-2) ?? null, isAgreed: await mayText(ctx, db, file) };
}

/** Keeps that somebody agrees to texts, with the words that they read, or wants none any more. */
export async function chooseTexts(
  ctx: Context,
  trx: Transaction,
  caller: Caller<"session">,
  consent: ConsentGiven | null,
): Promise<void> {
  const file = await latestWithPhone(ctx, trx, caller.session.identityUuid);
  const phone = file?.facts.answers.phone;
  if (!file || !phone) throw new Refusal(409, "no-phone", "There is no number yet to which a text could go.");
  if (consent === null) {
    await keepChoice(ctx, trx, phone, { choice: "stopped", by: "settings", at: ctx.clock.now(file.uuid) });
    return;
  }
  await advance(ctx, trx, file.uuid, borrower(caller), ({ facts }, now) => ({
    event: "consent-given",
    facts: { consents: [...facts.consents, recordConsent(consent, caller, now)] },
    detail: { consent: consent.type, version: consent.textVersion },
  }));
}

async function latestWithPhone(ctx: Context, db: Database, identityUuid: string): Promise<LoanFile | undefined> {
  const own = await loadApplicationsOf(ctx, db, identityUuid);
  return own.map(({ file }) => file).find(({ facts }) => facts.answers.phone);
}
