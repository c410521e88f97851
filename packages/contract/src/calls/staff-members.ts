import { oneLine } from "@gable/domain/one-line.ts";
import { licenceStandings } from "@gable/domain/organisations/officer-licences.ts";
import { EmailInput } from "@gable/domain/people/email.ts";
import { isUsState } from "@gable/domain/people/us-states.ts";
import { StaffRole } from "@gable/domain/staff/roles.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { NewPassword } from "./identity.ts";
import { BROKER, CONSOLE } from "./staff.ts";

const MEMBERS = `${CONSOLE}/members`;
const permission = "manage-staff";
const OfMember = z.object({ member: z.uuid() });

/** What a loan officer may show to anybody: their number in the Nationwide Multistate Licensing System, and each state's licence. */
const Officer = z.strictObject({
  nmls: z
    .string()
    .trim()
    .regex(/^\d{4,10}$/, "nmls-invalid"),
  phone: z
    .string()
    .trim()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, "phone-invalid"),
  licences: z
    .array(
      z.strictObject({
        state: z.string().refine(isUsState, "invalid"),
        number: oneLine(40).min(1, "required"),
        /** Its last day. */
        until: z.iso.date("licence-end-invalid"),
      }),
    )
    .min(1, "required")
    .max(60)
    .refine((all) => new Set(all.map(({ state }) => state)).size === all.length, "state-twice"),
  /** When the card was saved last, as who saves it knows: refused where a colleague has saved it meanwhile. Null for the first card. */
  changedAt: z.iso.datetime().nullable().optional(),
});

export const memberStates = ["invited", "active", "deactivated"] as const;

const Member = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  state: z.enum(memberStates),
  hasSecondFactor: z.boolean(),
  /** Of the latest log-in. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** After wrong passwords or codes nobody comes in by this account before; null while it does not rest. */
  restsUntil: z.iso.datetime().nullable(),
  /** Until when the link that was mailed last is good; null without one. */
  invitedUntil: z.iso.datetime().nullable(),
  /** A loan officer's card and the link by which borrowers come to them. A licence whose number or end nobody entered yet has none. */
  officer: z
    .object({
      nmls: z.string(),
      phone: z.string(),
      changedAt: z.iso.datetime(),
      licences: z.array(
        z.object({
          state: z.string(),
          number: z.string().nullable(),
          until: z.iso.date().nullable(),
          standing: z.enum(licenceStandings),
        }),
      ),
      link: z.string(),
      /** Where the picture is to be had that they chose for the card. */
      photo: z.string().nullable(),
    })
    .nullable(),
});
export type Member = z.infer<typeof Member>;

const Name = oneLine(100).min(2, "too-short");

export const members = call({
  name: "members",
  summary: "Everybody who works at the lender, with how they stand: invited, active, deactivated",
  method: "GET",
  path: MEMBERS,
  access: "staff",
  permission,
  reply: z.object({ members: z.array(Member) }),
});

export const inviteMember = call({
  name: "inviteMember",
  summary: "Invite somebody: they are mailed a link by which they set their password and second factor",
  method: "POST",
  path: MEMBERS,
  access: "staff",
  permission,
  idempotent: true,
  body: z.strictObject({ name: Name, email: EmailInput, role: StaffRole }),
  reply: Member,
});

export const changeMember = call({
  name: "changeMember",
  summary: "Change a colleague's name or role; the new role holds from their next click on",
  method: "PUT",
  path: `${MEMBERS}/:member`,
  access: "staff",
  permission,
  idempotent: true,
  params: OfMember,
  body: z.strictObject({ name: Name, role: StaffRole }),
  reply: Member,
});

export const saveOfficer = call({
  name: "saveOfficer",
  summary: "A loan officer's number, telephone and licenses by state, as borrowers see them on their card",
  method: "PUT",
  path: `${MEMBERS}/:member/officer`,
  access: "staff",
  permission,
  idempotent: true,
  params: OfMember,
  body: Officer,
  reply: Member,
});

export const removeOfficersPicture = call({
  name: "removeOfficersPicture",
  summary: "Take the picture that a loan officer chose off their card, which no borrower should see",
  method: "DELETE",
  path: `${MEMBERS}/:member/officer/picture`,
  access: "staff",
  permission,
  params: OfMember,
  reply: Member,
});

export const renewAccess = call({
  name: "renewAccess",
  summary: "End a colleague's sessions, forget password and second factor, and mail them a new link",
  method: "POST",
  path: `${MEMBERS}/:member/invitation`,
  access: "staff",
  permission,
  idempotent: true,
  params: OfMember,
  reply: Member,
});

export const deactivateMember = call({
  name: "deactivateMember",
  summary: "Close a colleague's account: every session ends at once, what they did stays on record",
  method: "POST",
  path: `${MEMBERS}/:member/deactivation`,
  access: "staff",
  permission,
  idempotent: true,
  params: OfMember,
  reply: Member,
});

export const reactivateMember = call({
  name: "reactivateMember",
  summary: "Open a closed account again, by a new link",
  method: "POST",
  path: `${MEMBERS}/:member/reactivation`,
  access: "staff",
  permission,
  idempotent: true,
  params: OfMember,
  reply: Member,
});

const Invitation = z.string().regex(/^[\w-]{20,100}$/, "invalid");

export const openStaffInvitation = call({
  name: "openStaffInvitation",
  summary: "Whom an invitation to the console names; 410 when its link was used or is too old",
  method: "POST",
  path: `${BROKER}/api/v3/invitation`,
  access: "visitor",
  body: z.strictObject({ invitation: Invitation }),
  reply: z.object({ name: z.string(), email: z.string(), role: StaffRole, lender: z.string() }),
});

export const joinAsStaff = call({
  name: "joinAsStaff",
  summary: "Set the first password by an invitation; the second factor is set up next",
  method: "POST",
  path: `${BROKER}/api/v3/join`,
  access: "visitor",
  body: z.strictObject({ invitation: Invitation, password: NewPassword }),
  reply: z.object({ redirect: z.string(), secondFactor: z.literal("ENROL") }),
});
