import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { type IdentityCheckRequest, identityDocumentKinds } from "@gable/domain/identity/identity-documents.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { invalid } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { demandSigningAge } from "../signers/demand-signing-age.ts";
import { demandAsked, demandSitter, type Sitter, signerIn, withSitter } from "./sitter.ts";

type Given = IdentityCheckRequest & { readonly birthDate?: LocalDate | undefined };
type GivenForCondition = Given & { readonly conditionUuid: string };

/** Hands pictures in, for the check of identity or for what staff asked for; `more` of the sitter changes with it. */
export const anyPicturesGiven = (
  file: LoanFile,
  signerUuid: string | null,
  given: Given,
  now: Date,
  more: Partial<Sitter> = {},
): Change => {
  const { conditionUuid, ...pictures } = given;
  return conditionUuid === undefined
    ? picturesGiven(file, signerUuid, pictures, now, more)
    : askedPicturesGiven(file, signerUuid, { ...pictures, conditionUuid }, now, more);
};

/** Hands uploaded pictures in for a check. A signer says when they were born, once; the borrower has said so before. */
function picturesGiven(
  file: LoanFile,
  signerUuid: string | null,
  { birthDate, ...pictures }: Given,
  now: Date,
  more: Partial<Sitter>,
): Change {
  const sitter = demandSitter(file, signerUuid);
  const born = signerUuid === null ? undefined : (birthDate ?? signerIn(file.facts, signerUuid).birthDate);
  if (signerUuid !== null) demandSigningAge(file, born, now);
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

/** Hands in pictures that staff asked for with a condition: they are checked as the first ones are. */
function askedPicturesGiven(
  file: LoanFile,
  signerUuid: string | null,
  { conditionUuid, birthDate: _known, ...pictures }: GivenForCondition,
  now: Date,
  more: Partial<Sitter>,
): Change {
  const { facts } = file;
  const sitter = demandAsked(file, signerUuid, conditionUuid);
  const uploads = sitter.uploads.filter((upload) => upload.conditionUuid === conditionUuid);
  const documentUuids = picturesOf({ uploads }, pictures);
  const check = { kind: pictures.kind, documentUuids, submittedAt: now.toISOString(), conditionUuid };
  return {
    event: signerUuid === null ? "identity-pictures-given" : "signer-pictures-given",
    facts: {
      ...withSitter(facts, signerUuid, more),
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
