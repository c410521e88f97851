import * as z from "zod";
import { Address } from "./address.ts";
import { OwnershipType } from "./enumerations.ts";
import { PersonName } from "./person-name.ts";

/** An address of the borrower; `ownership` is null until the borrower has said how the home is held. */
export const ProfileAddress = Address.extend({
  uuid: z.uuid(),
  ownership: OwnershipType.nullable(),
});
export type ProfileAddress = z.infer<typeof ProfileAddress>;

/** The borrower as a person. Carries `hasSsn`, never the number; `dob` is an ISO date (yyyy-mm-dd). */
export const Profile = z.object({
  uuid: z.uuid(),
  email: z.email(),
  name: PersonName.extend({ uuid: z.uuid() }).nullable(),
  dob: z.iso.date().nullable(),
  hasSsn: z.boolean(),
  addresses: z.array(ProfileAddress),
  /** Identifier of this person in the experiment tracker. */
  optimizelyProfileUuid: z.uuid().nullable(),
});
export type Profile = z.infer<typeof Profile>;
