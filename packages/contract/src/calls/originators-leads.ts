import { Address } from "@gable/domain/application/address.ts";
import { PersonName } from "@gable/domain/application/person-name.ts";
import { LeadChange, LeadEntry, leadStatuses } from "@gable/domain/originators/leads.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const LEADS = `${CONSOLE}/leads`;
const OfLead = z.object({ lead: z.uuid() });

const Lead = z.object({
  uuid: z.uuid(),
  /** Whose it is. */
  officer: z.string(),
  name: PersonName,
  email: z.string(),
  phone: z.string().nullable(),
  home: Address.nullable(),
  language: z.enum(["en", "es"]),
  note: z.string(),
  consent: z.string(),
  status: z.enum(leadStatuses),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  invitedAt: z.iso.datetime().nullable(),
  /** Until when the link that was mailed fills something in; null where none does. */
  invitedUntil: z.iso.datetime().nullable(),
  /** When all of this is deleted, unless something happens. */
  erasedOn: z.iso.date(),
  applicationUuid: z.uuid().nullable(),
  /** What the person left themselves by the officer's link, which nobody has checked; with the words that they agreed to. */
  asked: z
    .object({
      at: z.iso.datetime(),
      name: PersonName,
      phone: z.string().nullable(),
      wantsCall: z.boolean(),
      words: z.string(),
    })
    .nullable(),
});
export type Lead = z.infer<typeof Lead>;

export const leads = call({
  name: "leads",
  summary: "Whom a loan officer may yet bring, the newest first, a page at a time; an administrator sees the lender's",
  method: "GET",
  path: LEADS,
  access: "staff",
  permission: "keep-leads",
  query: z.object({
    /** As the page before gave it. */
    after: z
      .string()
      .regex(/^[\w-]{1,200}$/, "invalid")
      .optional(),
  }),
  reply: z.object({
    leads: z.array(Lead),
    /** Where the next page begins; null on the last one. */
    next: z.string().nullable(),
  }),
});

export const addLead = call({
  name: "addLead",
  summary: "Write down somebody who agreed to it; 404 without a card, 409 where the officer has that address already",
  method: "POST",
  path: LEADS,
  access: "staff",
  permission: "keep-leads",
  idempotent: true,
  body: LeadEntry,
  reply: z.object({ uuid: z.uuid() }),
});

export const changeLead = call({
  name: "changeLead",
  summary:
    "Say where it stands with a lead, or note something; 409 once it is an application, and where it was changed meanwhile",
  method: "PATCH",
  path: `${LEADS}/:lead`,
  access: "staff",
  permission: "keep-leads",
  params: OfLead,
  body: LeadChange,
  replyForm: "empty",
});

export const inviteLead = call({
  name: "inviteLead",
  summary:
    "Mail a lead the officer's link, which once fills in what is written down; a former one is void. 409 once it is over, after an invitation today, and where the person wants no such mail",
  method: "POST",
  path: `${LEADS}/:lead/invitation`,
  access: "staff",
  permission: "keep-leads",
  idempotent: true,
  params: OfLead,
  replyForm: "empty",
});

export const deleteLead = call({
  name: "deleteLead",
  summary: "Delete what is written down of a lead, and a mail that is on its way",
  method: "DELETE",
  path: `${LEADS}/:lead`,
  access: "staff",
  permission: "keep-leads",
  params: OfLead,
  replyForm: "empty",
});

export const openLead = call({
  name: "openLead",
  summary:
    "Fill what a loan officer wrote down into the visitor's draft, by the token of their mail, which works once; 409 after that",
  method: "POST",
  path: "/service-lead-portal/api/v1/leads/open",
  access: "visitor",
  body: z.strictObject({ token: z.string().min(1, "required").max(100) }),
  /** Whose link the visitor came by. */
  reply: z.object({ referrer: z.uuid() }),
});
