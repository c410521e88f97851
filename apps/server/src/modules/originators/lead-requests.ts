import { createHash, randomUUID } from "node:crypto";
import type { Words } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { type LeadRequest, requestText, requestWords } from "@gable/domain/originators/lead-request.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { tellColleagues } from "../notifications/tell-colleague.ts";
import { addressOf } from "../waitlist/entries.ts";
import { contextOf, type LeadAsked, type LeadPerson, personOf } from "./leads.ts";
import { findOriginator } from "./originator-store.ts";
import { findWorkingOriginator } from "./working-originators.ts";

/** An officer is told of one person's wish once in so long, however often it is sent. */
const HOURS_BETWEEN_WORDS = 24;
const HOUR_MS = 3_600_000;

/**
 * Keeps that a visitor asks the loan officer of a link to get in touch, as a lead of that officer's, and tells the officer. Somebody whom
 * the officer has already is no second one: what was written down of them stays, for whoever asks has shown nobody who they are, and
 * stands beside what they say now. Nothing in the answer tells one from the other. Refused for an officer who is none of the lender's,
 * and when the words of the consent have changed since they were shown. Who has left, or has other work now, is told nothing: the lender's
 * administrators are, in whose list it is.
 * @returns whether the officer has it
 */
export async function askOfficer(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  request: LeadRequest,
): Promise<boolean> {
  const officer = await findOriginator(trx, lender.orgCode, request.referrer);
  if (!officer) throw notFound();
  const names = { officer: officer.name, lender: lender.orgBrand };
  const words = requestWords({ language: request.language }, names);
  if (words === undefined || request.textVersion !== requestText.version)
    throw new Refusal(409, "text-changed", "The text of this consent has changed. Read the new one and confirm again.");
  const now = ctx.clock.now();
  const asked: LeadAsked = {
    toldAt: now.toISOString(),
    at: now.toISOString(),
    name: request.name,
    phone: request.phone,
    wantsCall: request.wantsCall,
    language: request.language,
    textVersion: request.textVersion,
    textSha256: createHash("sha256").update(words).digest("hex"),
  };
  const kept = await keep(ctx, trx, lender.orgCode, request, asked);
  const isAtWork = (await findWorkingOriginator(trx, lender.orgCode, request.referrer)) !== undefined;
  if (kept.toldAt === asked.toldAt) await tell(ctx, trx, lender.orgCode, request, isAtWork);
  return isAtWork;
}

/** @returns what is kept of the request; of one that the officer was told of lately, with when that was */
async function keep(
  ctx: Context,
  trx: Transaction,
  orgCode: string,
  { referrer, name, email, phone, language }: LeadRequest,
  asked: LeadAsked,
): Promise<LeadAsked> {
  const uuid = randomUUID();
  const person: LeadPerson = { name, email, phone, home: null, language, note: "", consent: "", asked };
  const address = await addressOf(ctx, trx, orgCode, email);
  const added = await trx
    .insertInto("leads")
    .values({
      uuid,
      org_code: orgCode,
      originator_uuid: referrer,
      email_fingerprint: address,
      sealed_person: ctx.sealing.alone.sealJson(person, contextOf(uuid)),
      status: "new",
      created_at: asked.at,
      changed_at: asked.at,
    })
    .onConflict((conflict) => conflict.columns(["org_code", "originator_uuid", "email_fingerprint"]).doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (added) return asked;
  const row = await trx
    .selectFrom("leads")
    .selectAll()
    .where("org_code", "=", orgCode)
    .where("originator_uuid", "=", referrer)
    .where("email_fingerprint", "=", address)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = personOf(ctx, row);
  const toldAt = known.asked?.toldAt;
  const wasToldLately =
    toldAt !== undefined && Date.parse(asked.at) - Date.parse(toldAt) < HOURS_BETWEEN_WORDS * HOUR_MS;
  const kept = wasToldLately ? { ...asked, toldAt } : asked;
  await trx
    .updateTable("leads")
    .set({
      sealed_person: ctx.sealing.alone.sealJson({ ...known, asked: kept }, contextOf(row.uuid)),
      // Whoever asks again is to be answered again, whatever came of it before; an application is that already.
      ...(row.status !== "started" && { status: "new" as const }),
      changed_at: asked.at,
    })
    .where("uuid", "=", row.uuid)
    .execute();
  return kept;
}

/** Mails the officer; where nobody at work has that card, the administrators, who see all leads of the lender. */
async function tell(
  ctx: Context,
  trx: Transaction,
  orgCode: string,
  { referrer, wantsCall }: LeadRequest,
  isAtWork: boolean,
): Promise<void> {
  const staff = await trx
    .selectFrom("staff")
    .select(["uuid", "originator_uuid", "role"])
    .where("org_code", "=", orgCode)
    .where("deactivated_at", "is", null)
    .where((is) => is.or([is("originator_uuid", "=", referrer), is("role", "=", "administrator")]))
    .execute();
  const officers = staff.filter((one) => one.originator_uuid === referrer && isAtWork);
  await tellColleagues(ctx, trx, {
    orgCode,
    to: (officers.length > 0 ? officers : staff.filter(({ role }) => role === "administrator")).map(({ uuid }) => uuid),
    path: officers.length > 0 ? "/officer" : "/staff/leads",
    subject: wantsCall
      ? { en: "Somebody asks to be called", es: "Alguien pide que le llamen" }
      : { en: "Somebody asks to hear from you", es: "Alguien pide que le escriban" },
    paragraph: isAtWork ? byLink : byFormerLink,
  });
}

const byLink: Words = {
  en: "They came by a loan officer’s link and are not ready to apply. Who it is, and how to reach them, is among the leads in the console.",
  es: "Llegó por el enlace de un oficial y aún no quiere solicitar. Quién es y cómo contactarle está entre los interesados en la consola.",
};

const byFormerLink: Words = {
  en: "They came by the link of a loan officer who does not work here as one any more, and were told that a colleague answers. Who it is, and how to reach them, is among the leads in the console.",
  es: "Llegó por el enlace de un oficial que ya no trabaja aquí como tal, y se le dijo que le responderá un colega. Quién es y cómo contactarle está entre los interesados en la consola.",
};
