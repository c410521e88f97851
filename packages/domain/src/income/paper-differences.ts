import { fullName } from "../people/full-name.ts";
import type { RegistrationDraft } from "../profile/registration.ts";
import { withoutAccents } from "../without-accents.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { PaperDifference } from "../workflow/facts/verification-facts.ts";
import { employerKey, isOfJob } from "./counted-income.ts";
import type { PaperSource } from "./income-papers.ts";

interface Read {
  readonly source: PaperSource;
  readonly employerName?: string | undefined;
  /** The name in the paper, where it is not written as the borrower's. */
  readonly nameRead?: string | undefined;
}

/**
 * What a paper of pay says otherwise than the others and the borrower: a W-2 of an employer of whom no stub or payroll account is, a stub
 * of one of whom no W-2 is, another name. Whoever records it says what they make of that.
 */
export function paperDifferences(facts: Facts, { source, employerName, nameRead }: Read): PaperDifference[] {
  const known = employersToCompare(facts, source);
  const differs = employerName !== undefined && known.size > 0 && !known.has(employerKey(employerName));
  return [
    ...(differs ? (["employer-differs"] as const) : []),
    ...(nameRead !== undefined && !isNameOf(facts.answers, nameRead) ? (["paper-name-differs"] as const) : []),
  ];
}

/** Forms are held against jobs, and jobs against forms; none where there is nothing of the other kind. */
function employersToCompare({ incomeSources, employer }: Facts, source: PaperSource): ReadonlySet<string> {
  const standing = incomeSources.filter(({ removedAt }) => removedAt === undefined);
  const named = (of: typeof standing) => of.flatMap(({ employerName }) => employerName ?? []);
  const others =
    source === "W2"
      ? [...named(standing.filter(isOfJob)), ...(employer ? [employer.employerName] : [])]
      : source === "MANUAL_PAYSTUB"
        ? named(standing.filter((read) => read.source === "W2"))
        : [];
  return new Set(others.map(employerKey));
}

const isNameOf = ({ name }: RegistrationDraft, read: string): boolean =>
  name !== undefined && lettersOf(fullName(name)) === lettersOf(read);

const lettersOf = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");
