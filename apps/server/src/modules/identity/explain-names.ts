import { type NamesExplained } from "@gable/domain/identity/names-explained.ts";
import { checkToExplain } from "@gable/domain/identity/other-names.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { isRecordedAs } from "@gable/domain/people/recorded-name.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { mayShowPictures, signerIn, sitterIn, withSitter } from "./sitter.ts";

/** The two names that a document and the application bear, while their holder may say why, and what they have said of it. */
export function presentNames({ facts }: LoanFile, signerUuid: string | null) {
  const sitter = sitterIn(facts, signerUuid);
  const check = checkToExplain(sitter);
  const { name } = signerUuid === null ? facts.answers : signerIn(facts, signerUuid);
  const last = sitter.identityChecks.at(-1);
  const read = check?.result?.nameRead ?? null;
  // Since they corrected their application.
  const isMended = name !== undefined && read !== null && isRecordedAs(name, read);
  const explained = last?.result?.outcome === "REVIEW" ? last.explained : undefined;
  return {
    names: check && name && !isMended ? { said: fullName(name), read } : null,
    explained: explained ? { why: explained.why, note: explained.note ?? null } : null,
  };
}

/**
 * What somebody says of the other name on their document. A person reads it and decides; new pictures of the same document would come to
 * the same, so that none are asked for meanwhile.
 */
export function namesExplained(
  file: LoanFile,
  signerUuid: string | null,
  { why, note }: NamesExplained,
  now: Date,
): Change {
  const { facts } = file;
  const sitter = sitterIn(facts, signerUuid);
  const check = checkToExplain(sitter);
  if (!check?.result || !mayShowPictures(file, signerUuid))
    throw outOfOrder(decide(file).step, "No document with another name is being checked.");
  const at = now.toISOString();
  const { nameRead } = check.result;
  const explained = {
    why,
    ...(note && { note }),
    ...(nameRead !== undefined && { nameRead }),
    at,
  };
  const wasRefused = check.result.outcome === "RETRY";
  const result = wasRefused ? { ...check.result, outcome: "REVIEW" as const, at } : check.result;
  return {
    event: signerUuid === null ? "identity-names-explained" : "signer-names-explained",
    facts: withSitter(facts, signerUuid, {
      identityChecks: [...sitter.identityChecks.slice(0, -1), { ...check, result, explained }],
      ...(wasRefused && { identityDocuments: withPictures(sitter, check.documentUuids) }),
    }),
    detail: { why, ...(signerUuid !== null && { signer: signerUuid }) },
  };
}

/** Refused pictures count again: whoever decides looks at them. */
function withPictures({ uploads, identityDocuments }: ReturnType<typeof sitterIn>, documentUuids: readonly string[]) {
  const kept = new Set(identityDocuments.map(({ uuid }) => uuid));
  const again = documentUuids
    .filter((uuid) => !kept.has(uuid))
    .flatMap((uuid) => {
      const type = uploads.find(({ documentUuid }) => documentUuid === uuid)?.type;
      return type === undefined ? [] : [{ uuid, type }];
    });
  return [...identityDocuments, ...again];
}
