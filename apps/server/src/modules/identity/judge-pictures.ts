import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

type Pictures = Pick<Facts, "identityChecks" | "identityDocuments">;
type Result = NonNullable<Facts["identityChecks"][number]["result"]>;

/**
 * What a person of staff found in somebody's pictures, the borrower's or a signer's, in the place of what the check could not tell.
 * Refused pictures are asked for anew.
 */
export function judgePictures({ identityChecks, identityDocuments }: Pictures, result: Result): Pictures {
  const last = identityChecks.at(-1);
  if (!last) return { identityChecks, identityDocuments };
  const refused = new Set(result.outcome === "RETRY" ? last.documentUuids : []);
  return {
    identityChecks: [...identityChecks.slice(0, -1), { ...last, result }],
    identityDocuments: identityDocuments.filter(({ uuid }) => !refused.has(uuid)),
  };
}
