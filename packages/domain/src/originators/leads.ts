import { z } from "zod";
import { addDays, addMonths, type LocalDate } from "../calendar/local-date.ts";
import { oneLine } from "../one-line.ts";
import { AddressInput } from "../people/address-input.ts";
import { EmailInput } from "../people/email.ts";
import { LegalNameInput } from "../people/legal-name.ts";
import { PhoneInput } from "../people/phone.ts";

/** Where a loan officer stands with somebody who may apply. `started` has an application, and is no officer's word. */
export const leadStatuses = ["new", "contacted", "invited", "started", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What an officer says of a lead; the others follow from what happens. */
export const saidStatuses = ["new", "contacted", "lost"] as const satisfies readonly LeadStatus[];

/** Nobody's contact data are kept for longer without anything happening. */
export const MONTHS_OF_LEAD = 12;
/** And once an application keeps them, or nothing is to come of it, for so long. */
export const DAYS_AFTER_LEAD = 30;
/** How long the link of an invitation fills in what the officer wrote down. */
export const INVITATION_DAYS = 14;
/** Between two invitations, so that nobody is pressed. */
export const HOURS_BETWEEN_INVITATIONS = 24;

/** Whether nothing more is done about a lead. */
export const isLeadOver = (status: LeadStatus): boolean => status === "started" || status === "lost";

/** The day on which a lead is deleted of which the last was heard on a day, in UTC. */
export const leadErasedOn = (status: LeadStatus, changedOn: LocalDate): LocalDate =>
  isLeadOver(status) ? addDays(changedOn, DAYS_AFTER_LEAD) : addMonths(changedOn, MONTHS_OF_LEAD);

/** What an officer does next about a lead at an instant; null where it is the borrower's turn, or nobody's. */
export function nextOfLead(
  {
    status,
    invitedUntil,
    asked = null,
  }: {
    readonly status: LeadStatus;
    readonly invitedUntil: string | null;
    readonly asked?: { readonly wantsCall: boolean } | null;
  },
  now: string,
): "call" | "write" | "invite" | "invite-again" | null {
  if (isLeadOver(status)) return null;
  if (status === "new") return asked?.wantsCall === false ? "write" : "call";
  if (status === "contacted") return "invite";
  return invitedUntil === null || invitedUntil <= now ? "invite-again" : null;
}

const note = z.string().trim().max(1000, "too-long");

/** What an officer writes down of somebody, with how that person agreed to be written to. */
export const LeadEntry = z.strictObject({
  name: LegalNameInput,
  email: EmailInput,
  phone: PhoneInput.nullable(),
  /** The home that would secure the line, as far as it is known. */
  home: AddressInput.nullable(),
  language: z.enum(["en", "es"]),
  note,
  /** When and how the person agreed that the lender has this and writes to them. */
  consent: oneLine(300).min(1, "required"),
});
export type LeadEntry = z.output<typeof LeadEntry>;

export const LeadChange = z.strictObject({
  status: z.enum(saidStatuses).optional(),
  note: note.optional(),
  /** When it was changed last, as who changes it knows: refused where a colleague, or the person, has changed it meanwhile. */
  changedAt: z.iso.datetime().optional(),
});
export type LeadChange = z.output<typeof LeadChange>;
