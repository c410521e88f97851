import { OtherDays, WeekHours } from "@gable/domain/organisations/week-hours.ts";
import { EmailInput } from "@gable/domain/people/email.ts";
import { type Permission, permissionNames } from "@gable/domain/staff/permissions.ts";
import { StaffRole } from "@gable/domain/staff/roles.ts";
import { z } from "zod";
import { call } from "../call.ts";

/** Where the console's own calls begin. */
export const CONSOLE = "/service-console/secure/api/v1";
/** Where the ways into it begin. */
export const BROKER = "/identity-broker/agent";

const Redirect = z.object({ redirect: z.string() });

export const agentLogIn = call({
  name: "agentLogIn",
  summary: "Log in to the console by address and password; the second factor is asked for next",
  method: "POST",
  path: `${BROKER}/api/v3/login`,
  access: "visitor",
  body: z.strictObject({
    email: EmailInput,
    password: z.string().min(1, "required").max(256, "too-long"),
    redirectUrl: z.string().max(500).optional(),
  }),
  reply: Redirect.extend({
    /** `ENROL`: this account has no second factor yet, and sets one up now. */
    secondFactor: z.enum(["CODE", "ENROL"]),
    /** A passkey may be given in place of the code. */
    hasPasskey: z.boolean(),
  }),
});

export const enrolSecondFactor = call({
  name: "enrolSecondFactor",
  summary: "The secret for an authenticator app, until the first code from it has been accepted",
  method: "POST",
  path: `${BROKER}/secure/api/v3/second-factor/enrolment`,
  access: "staff-arriving",
  reply: z.object({
    /** In base 32, to be typed. */
    secret: z.string(),
    /** As `otpauth://totp/…`, to be opened. */
    uri: z.string(),
  }),
});

export const giveSecondFactor = call({
  name: "giveSecondFactor",
  summary: "Complete the log-in with the six digits of the authenticator app",
  method: "POST",
  path: `${BROKER}/secure/api/v3/second-factor`,
  access: "staff-arriving",
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, "code-invalid") }),
  reply: Redirect,
});

export const agentLogOut = call({
  name: "agentLogOut",
  summary: "End the session of the console",
  method: "POST",
  path: `${BROKER}/secure/api/v3/logout`,
  access: "staff",
  reply: Redirect,
});

export const agentSelf = call({
  name: "agentSelf",
  summary: "Who is logged in to the console, for which lender, and what the role allows",
  method: "GET",
  path: `${BROKER}/secure/api/v3/self/figureinfo`,
  access: "staff",
  reply: z.object({
    identityUuid: z.uuid(),
    email: z.string(),
    organizationCode: z.string(),
    isBroker: z.boolean(),
    name: z.string(),
    role: StaffRole,
    /** On the server, by whose time waits are counted and periods end. */
    now: z.iso.datetime(),
    permissions: z.array(z.enum(permissionNames as [Permission, ...Permission[]])),
    lender: z.object({
      brand: z.string(),
      /** In which its people are at work, and waits are counted. Pacific time. */
      businessHours: z.object({ week: WeekHours, otherDays: OtherDays }),
      logo: z.object({
        src: z.string(),
        srcDark: z.string(),
        alt: z.string(),
        width: z.int(),
        height: z.int(),
      }),
    }),
  }),
});
