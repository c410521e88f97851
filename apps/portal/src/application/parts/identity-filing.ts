import type { identityDocumentBacks, identityDocumentFronts } from "@gable/domain/application/document-types.ts";
import type { IdentityCheckRequest, IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";

type Front = (typeof identityDocumentFronts)[number];
type Back = (typeof identityDocumentBacks)[number];

/** What a picture is filed as. */
export type Picture = Front | Back | "PORTRAIT";

/** What each kind of identity document is filed as; a passport has no back. */
const filedAs: Readonly<Record<IdentityDocumentKind, { front: Front; back: Back | null }>> = {
  DRIVERS_LICENSE: { front: "DRIVERS_LICENSE_FRONT", back: "DRIVERS_LICENSE_BACK" },
  ID_CARD: { front: "ID_CARD_FRONT", back: "ID_CARD_BACK" },
  PASSPORT: { front: "PASSPORT_FRONT", back: null },
  PERMANENT_RESIDENT: { front: "PERMANENT_RESIDENT_FRONT", back: "PERMANENT_RESIDENT_BACK" },
};

export const identityKinds = Object.keys(filedAs) as IdentityDocumentKind[];

/** Of a kind that is not chosen yet, as if it were the one that most people have. */
export const frontOf = (kind: IdentityDocumentKind | ""): Front => filedAs[kind || "DRIVERS_LICENSE"].front;
export const backOf = (kind: IdentityDocumentKind | ""): Back =>
  filedAs[kind || "DRIVERS_LICENSE"].back ?? "DRIVERS_LICENSE_BACK";

export const hasBack = (kind: IdentityDocumentKind): boolean => filedAs[kind].back !== null;

type Given = { accepted: () => string | undefined };
type Pictures = Pick<IdentityCheckRequest, "frontUuid" | "backUuid" | "selfieUuid" | "withoutFace">;

/** The pictures as a check names them, the face's or that there is none, or what is missing of them. */
export function picturesOf(
  kind: IdentityDocumentKind,
  given: { readonly front: Given; readonly back: Given; readonly face: Given; readonly withoutFace: boolean },
): Pictures | { readonly missing: readonly Failure[] } {
  const frontUuid = given.front.accepted();
  const backUuid = hasBack(kind) ? given.back.accepted() : undefined;
  const selfieUuid = given.face.accepted();
  if (!frontUuid || (hasBack(kind) && !backUuid)) return { missing: [{ name: "kind", message: "pictures-missing" }] };
  if (!selfieUuid && !given.withoutFace) return { missing: [{ name: "withoutFace", message: "face-missing" }] };
  return { frontUuid, ...(backUuid && { backUuid }), ...(selfieUuid ? { selfieUuid } : { withoutFace: true }) };
}
