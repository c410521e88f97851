import * as z from "zod";

/** CO_DEEDER is the wire's word for an additional signer. */
export const IdentityType = z.enum(["BORROWER", "CO_DEEDER", "AGENT"]);
export type IdentityType = z.infer<typeof IdentityType>;

/** The account behind a log-in, as `GET /identity/secure/api/v1/identity` returns it. Times are ISO instants in UTC. */
export const Identity = z.object({
  uuid: z.uuid(),
  type: IdentityType,
  email: z.email(),
  /** In E.164 form, `+1` and ten digits. */
  phoneNumbers: z.array(z.string().regex(/^\+\d{8,15}$/, "Enter the number with its country code.")),
  organizationCode: z.string(),
  profileType: z.enum(["INDIVIDUAL", "ORGANIZATION"]),
  updatedAt: z.iso.datetime(),
  twoFactorEnabled: z.boolean(),
  aliases: z.array(z.string()),
  passwordExpired: z.boolean(),
  totpVerified: z.boolean(),
  accountAddress: z.string().nullable(),
  groupPolicyAddress: z.string().nullable(),
  isBroker: z.boolean(),
  /** Whether the owner has shown by digits that the address is theirs. */
  emailConfirmed: z.boolean(),
  /** The address to which the account moves once its mailbox is read; the one above is in force until then. */
  nextEmail: z.email().nullable(),
  activeLegacyCustomerOrgs: z.array(z.string()),
  /** Whom the session signs as beside a borrower; such a session opens nothing else of the account. */
  signerUuid: z.uuid().nullable(),
  /** Whether visits of this account are counted, with whichever device; null until its owner says. */
  countsVisits: z.boolean().nullable(),
});
export type Identity = z.infer<typeof Identity>;
