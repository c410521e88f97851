import { type IdentityCheckRequest, identityDocumentKinds } from "@gable/domain/identity/identity-documents.ts";
import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import { hasPicturesIn } from "@gable/domain/identity/asked-identity.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { demandSitter, type Sitter, signerIn, sitterIn, withSitter } from "./sitter.ts";

type Given = IdentityCheckRequest & { readonly birthDate?: LocalDate | undefined };
type GivenForCondition = Given & { readonly conditionUuid: string };

/** Hands pictures in, for the check of identity or for what staff asked for. */
export const anyPicturesGiven = (file: LoanFile, signerUuid: string | null, given: Given, now: Date): Change => {
  const { conditionUuid, ...pictures } = given;
  return conditionUuid === undefined
    ? picturesGiven(file, signerUuid, pictures, now)
    : askedPicturesGiven(file, signerUuid, { ...pictures, conditionUuid }, now);
};

/** Hands uploaded pictures in for a check. A signer says when they were born, once; the borrower has said so before. */
export function picturesGiven(
  file: LoanFile,
  signerUuid: string | null,
  { birthDate, ...pictures }: Given,
  now: Date,
  more: Partial<Sitter> = {},
): Change {
  const sitter = demandSitter(file, signerUuid);
  const born = signerUuid === null ? undefined : (birthDate ?? signerIn(file.facts, signerUuid).birthDate);
  if (signerUuid !== null && born === undefined) throw invalid({ birthDate: ["required"] });
  const documentUuids = picturesOf(sitter, pictures);
  const { kind } = pictures;
  return {
    event: signerUuid === null ? "identity-pictures-given" : "signer-pictures-given",
    facts: withSitter(file.facts, signerUuid, {
      ...more,
      ...(born !== undefined && { birthDate: born }),
      identityChecks: [...sitter.identityChecks, { kind, documentUuids, submittedAt: now.toISOString() }],
    }),
    detail: { kind, ...(signerUuid !== null && { signer: signerUuid }) },
  };
}

/**
 * Hands in pictures that staff asked for with a condition: they are checked as the first ones are. Throws a Refusal where nothing of the
 * kind is asked of this person, or they have been handed in.
 */
function askedPicturesGiven(
  file: LoanFile,
  signerUuid: string | null,
  { conditionUuid, birthDate: _known, ...pictures }: GivenForCondition,
  now: Date,
): Change {
  const { facts } = file;
  refuseEnded(file);
  const condition = facts.conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!condition || !asksForId(condition.categoryEnum) || (condition.signerUuid ?? null) !== signerUuid)
    throw notFound();
  if (hasPicturesIn(facts, conditionUuid)) throw outOfOrder(decide(file).step, "Your pictures are being looked at.");
  const uploads = sitterIn(facts, signerUuid).uploads.filter((upload) => upload.conditionUuid === conditionUuid);
  const documentUuids = picturesOf({ uploads }, pictures);
  const check = { kind: pictures.kind, documentUuids, submittedAt: now.toISOString(), conditionUuid };
  return {
    event: signerUuid === null ? "identity-pictures-given" : "signer-pictures-given",
    facts: {
      askedIdentityChecks: [
        ...(facts.askedIdentityChecks ?? []),
        { ...check, ...(signerUuid !== null && { signerUuid }) },
      ],
    },
    detail: { kind: pictures.kind, condition: conditionUuid, ...(signerUuid !== null && { signer: signerUuid }) },
  };
}

/** The pictures, front first, each of the kind that it should be and this person's own. */
function picturesOf(
  { uploads }: Pick<Facts, "uploads">,
  { kind, frontUuid, backUuid, selfieUuid, withoutFace }: IdentityCheckRequest,
): string[] {
  const wanted = identityDocumentKinds[kind];
  const typeOf = (uuid: string | undefined) => uploads.find(({ documentUuid }) => documentUuid === uuid)?.type;
  if (typeOf(frontUuid) !== wanted.front) throw invalid({ frontUuid: ["wrong-picture"] });
  if (wanted.back && typeOf(backUuid) !== wanted.front.replace("_FRONT", "_BACK")) {
    throw invalid({ backUuid: [backUuid === undefined ? "required" : "wrong-picture"] });
  }
  if (selfieUuid === undefined && !withoutFace) throw invalid({ selfieUuid: ["required"] });
  if (selfieUuid !== undefined && typeOf(selfieUuid) !== "PORTRAIT") throw invalid({ selfieUuid: ["wrong-picture"] });
  return [frontUuid, ...(wanted.back && backUuid ? [backUuid] : []), ...(selfieUuid ? [selfieUuid] : [])];
}
