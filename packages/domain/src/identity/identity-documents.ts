import { z } from "zod";

/** The four kinds that specification part 2 names, and the pictures that each needs. */
export const identityDocumentKinds = {
  DRIVERS_LICENSE: { title: "US Driver's License", front: "DRIVERS_LICENSE_FRONT", back: true },
  ID_CARD: { title: "US State ID Card", front: "ID_CARD_FRONT", back: true },
  PASSPORT: { title: "US Passport", front: "PASSPORT_FRONT", back: false },
  PERMANENT_RESIDENT: { title: "US Permanent Resident Card", front: "PERMANENT_RESIDENT_FRONT", back: true },
} as const;
export type IdentityDocumentKind = keyof typeof identityDocumentKinds;

export const IdentityCheckRequest = z.strictObject({
  kind: z.enum(Object.keys(identityDocumentKinds) as [IdentityDocumentKind, ...IdentityDocumentKind[]]),
  frontUuid: z.uuid(),
  backUuid: z.uuid().optional(),
  selfieUuid: z.uuid().optional(),
  /** They cannot take a picture of their face: a person compares them with the document instead. */
  withoutFace: z.literal(true).optional(),
  /** That asks for them; absent: the check of identity itself. */
  conditionUuid: z.uuid().optional(),
});
export type IdentityCheckRequest = z.infer<typeof IdentityCheckRequest>;
