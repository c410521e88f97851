import { type IdentityCheckRequest, identityDocumentKinds } from "@gable/domain/identity/identity-documents.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { invalid } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";
import { demandSitter, type Sitter, signerIn, withSitter } from "./sitter.ts";

/** Hands uploaded pictures in for a check. A signer says when they were born, once; the borrower has said so before. */
export function picturesGiven(
  file: LoanFile,
  signerUuid: string | null,
  { birthDate, ...pictures }: IdentityCheckRequest & { readonly birthDate?: LocalDate | undefined },
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
