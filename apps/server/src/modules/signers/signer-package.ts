import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { accountCharges } from "@gable/domain/money/account-charges.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { mayRescind } from "@gable/domain/workflow/closing/rescission.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import {
  chargesOfOpening,
  type PackageItem,
  type PackageTerms,
  rightToCancel,
  texasValue,
} from "../closing/closing-package.ts";
import type { Signer } from "../documents/placed-field.ts";

/**
 * What somebody who signs beside the borrower reads and signs before the deed, in the order of reading: what they promise and what
 * not, on a Texas homestead what it is worth, and with the notice of their own right to cancel (12 CFR 1026.15(b)) the disclosures without
 * which that right would not end (1026.15(a)(3)).
 */
export function signerPackage(
  file: LoanFile,
  signer: SignerFacts,
  given: Pick<PackageTerms, "lender" | "today" | "terms" | "valuationPaper">,
): readonly PackageItem[] {
  const { facts, uuid, loanNumber } = file;
  const home = homeOf(facts);
  const { offer, answers } = facts;
  if (!home || !offer || !answers.name) throw new Error(`the application ${uuid} is not ready for other signers`);
  const party: Signer = { id: signer.uuid, role: "additional-signer", name: fullName(signer.name) };
  const loan = { preparedOn: given.today, loanNumber };
  const mayCancel = mayRescind(facts);
  return [
    {
      kind: "SIGNER_STATEMENT",
      input: {
        ...loan,
        signer: party,
        borrowerName: fullName(answers.name),
        property: home.address,
        creditLimit: offer.line,
        mayCancel,
      },
    },
    ...texasValue(file, party, home, loan, given),
    ...(mayCancel
      ? [
          {
            kind: "ACCOUNT_OPENING_DISCLOSURE" as const,
            input: {
              ...loan,
              borrower: { id: file.identityUuid, role: "borrower" as const, name: fullName(answers.name) },
              copyFor: party,
              property: home.address,
              terms: given.terms,
              otherCharges: [...chargesOfOpening(facts, given.lender), ...accountCharges],
            },
          },
          { kind: "RIGHT_TO_CANCEL" as const, input: rightToCancel(home, party, loan, signer.onPaper !== undefined) },
        ]
      : []),
  ];
}

/** Whether another day has begun, where the property is, since a signer's papers were drawn. Those to be signed by hand name no day. */
export function arePapersStale({ facts }: LoanFile, signer: SignerFacts, now: Date): boolean {
  const zone = homeOf(facts)?.timeZone;
  return (
    zone !== undefined &&
    signer.papers !== undefined &&
    signer.signedAt === undefined &&
    signer.onPaper === undefined &&
    signer.papers.day !== localDateAt(now.toISOString(), zone)
  );
}
