import { isRecordedAs } from "../people/recorded-name.ts";
import type { Facts } from "../workflow/facts/facts.ts";

/** Trustees whom the borrower did not name: each of them must sign the deed for the trust. */
export function unnamedTrustees({ answers, signers }: Facts, trustees: readonly string[]): readonly string[] {
  const named = [answers.name, ...signers.map(({ name }) => name)].filter((name) => name !== undefined);
  return trustees.filter((trustee) => !named.some((name) => isRecordedAs(name, trustee)));
}
