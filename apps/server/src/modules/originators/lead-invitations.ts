import { createHash, randomBytes } from "node:crypto";
import { LEAVE_AT_ONCE } from "@gable/contract/calls/waitlist.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Originator } from "@gable/domain/organisations/originator.ts";
import {
  HOURS_BETWEEN_INVITATIONS,
  INVITATION_DAYS,
  isLeadOver,
  type LeadEntry,
} from "@gable/domain/originators/leads.ts";
import { prefillable } from "@gable/domain/profile/prefilled.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import type { StaffSession } from "../../http/staff-session.ts";
import { sendMail } from "../notifications/mail.ts";
import { changeDraft } from "../profile/visitor-draft.ts";
import { leaveTokenOf, refusesMail } from "../waitlist/leave-token.ts";
import { demandLicence } from "./demand-licence.ts";
import { holdLead, personOf } from "./leads.ts";
import { findOriginator } from "./originator-store.ts";
import { findWorkingOriginator } from "./working-originators.ts";

const HOUR_MS = 3_600_000;

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Mails a lead their officer's link with a token that once fills in what is written down; a former token is void. Refused once the lead
 * is over, within a day of the former invitation, where the person ended such mails, and without a licence of the officer's.
 */
export async function inviteLead(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  staff: StaffSession,
  uuid: string,
): Promise<void> {
  const row = await holdLead(trx, staff, uuid);
  const now = ctx.clock.now();
  if (isLeadOver(row.status))
    throw new Refusal(409, "lead-over", "Nobody is invited who has begun, or of whom nothing is to come.");
  if (row.invited_at !== null && now.getTime() - Date.parse(row.invited_at) < HOURS_BETWEEN_INVITATIONS * HOUR_MS)
    throw new Refusal(409, "invited-lately", "They were invited less than a day ago.");
  if (await refusesMail(trx, row.org_code, row.email_fingerprint))
    throw new Refusal(409, "mail-refused", "They asked for no such mail. Call them, or give them your link.");
  const officer = await findWorkingOriginator(trx, row.org_code, row.originator_uuid);
  if (!officer)
    throw new Refusal(409, "officer-left", "The loan officer whose lead this is does not work here any more.");
  const person = personOf(ctx, row);
  demandLicence(ctx, officer, person.home?.state);
  const token = randomBytes(32).toString("base64url");
  const leave = await leaveTokenOf(ctx, trx, row.org_code, row.email_fingerprint);
  const outbox = await sendMail(ctx, trx, lender, null, {
    ...wordsOf(lender, officer),
    ...linksOf(ctx.lenders.originOf(lender), officer, person, { token, leave }),
  });
  await trx
    .updateTable("leads")
    .set({
      status: "invited",
      changed_at: now.toISOString(),
      invited_at: now.toISOString(),
      invited_until: new Date(now.getTime() + INVITATION_DAYS * 24 * HOUR_MS).toISOString(),
      invitation_hash: hashOf(token),
      outbox_uuid: outbox,
    })
    .where("uuid", "=", uuid)
    .execute();
}

const wordsOf = ({ orgBrand }: Lender, { name, nmls }: Originator) => ({
  subject: { en: `${name} of ${orgBrand} invites you to begin`, es: `${name} de ${orgBrand} le invita a empezar` },
  paragraphs: [
    {
      en: `You told ${name} (NMLS ${nmls}) that a home equity line of credit may be for you. What you told is filled in where this link leads. Check it, change what is wrong, and see your offers without any effect on your credit score. It becomes an application only when you send it.`,
      es: `Usted le dijo a ${name} (NMLS ${nmls}) que le podría interesar una línea de crédito sobre su casa. Lo que contó ya está escrito donde lleva este enlace. Revíselo, corrija lo que no esté bien y vea sus ofertas sin que afecte su puntaje de crédito. Solo será una solicitud cuando usted la envíe.`,
    },
    {
      en: `The link fills it in once, within ${INVITATION_DAYS} days. Don’t pass it on.`,
      es: `El enlace sirve una sola vez, durante ${INVITATION_DAYS} días. No lo comparta.`,
    },
  ],
});

/** What follows the # is sent to no server and stands in no log. */
const linksOf = (
  origin: string,
  { uuid, name }: Originator,
  { email, language }: LeadEntry,
  { token, leave }: { readonly token: string; readonly leave: string },
) => ({
  to: email,
  language,
  link: `${origin}${siteRoutes.invited}?referrer=${uuid}&language=${language}#${token}`,
  linkWords: { en: "See what you could get", es: "Ver lo que podría obtener" },
  leaving: {
    words: {
      en: `To have what ${name} wrote down of you deleted, and get no more such emails from us, press:`,
      es: `Para que se borre lo que ${name} anotó de usted y no recibir más correos como este, pulse:`,
    },
    page: `${origin}${siteRoutes.waitlist}#${leave}`,
    atOnce: `${origin}${LEAVE_AT_ONCE}/${leave}`,
  },
});

/**
 * Uses the token of an invitation up, and fills what is written down into the visitor's draft where they have not answered themselves.
 * Returns whose link they came by. Refuses a token that was used, is void or too old, or is another lender's.
 */
export async function openInvitation(
  ctx: Context,
  trx: Transaction,
  { lender, request, reply }: Pick<Caller, "lender" | "request" | "reply">,
  token: string,
): Promise<string> {
  const row = await trx
    .selectFrom("leads")
    .selectAll()
    .where("invitation_hash", "=", hashOf(token))
    .where("org_code", "=", lender.orgCode)
    .where("invited_until", ">", ctx.clock.now().toISOString())
    .forUpdate()
    .executeTakeFirst();
  const officer = row && (await findOriginator(trx, row.org_code, row.originator_uuid));
  if (!officer) throw new Refusal(409, "invitation-void", "This link has been used, or its time is over.");
  await trx.updateTable("leads").set({ invitation_hash: null }).where("uuid", "=", row.uuid).execute();
  const { name, email, phone, home, language } = personOf(ctx, row);
  const told = { name, email, language, ...(phone !== null && { phone }), ...(home !== null && { home }) };
  await changeDraft(ctx, trx, request, reply, lender.orgCode, (draft) => ({
    ...draft,
    answers: { ...told, ...draft.answers },
    lead: {
      uuid: row.uuid,
      by: officer.name.split(" ")[0] ?? officer.name,
      answers: prefillable.filter((each) => each in told && !(each in draft.answers)),
    },
  }));
  return officer.uuid;
}
