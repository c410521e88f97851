import type { RegistrationDraft } from "../profile/registration.ts";
import type { IdentityCheck } from "../workflow/facts/verification-facts.ts";

interface Checked {
  readonly identityChecks: readonly IdentityCheck[];
}

/** The check whose document bears another name, while its holder may still say why: a person reads that, and decides. */
export function checkToExplain({ identityChecks }: Checked): IdentityCheck | undefined {
  const last = identityChecks.at(-1);
  if (!last?.result || last.explained !== undefined || last.result.outcome === "PASSED") return undefined;
  const { reason, differences = [] } = last.result;
  return reason === "name-differs" || differences.includes("name-differs") ? last : undefined;
}

/**
 * Every other name that somebody goes by: those that they gave when they registered, and those on their documents that they say are theirs
 * too. None of them is proof of anything; whoever compares names, and the sanctions lists, are told of them.
 */
export function otherNames({ identityChecks, answers }: Checked & { readonly answers?: RegistrationDraft }): string[] {
  const onDocuments = identityChecks.flatMap(({ explained }) =>
    explained?.why === "BOTH_MINE" && explained.nameRead !== undefined ? [explained.nameRead] : [],
  );
  return [...new Set([...(answers?.aliases ?? []), ...onDocuments])];
}
